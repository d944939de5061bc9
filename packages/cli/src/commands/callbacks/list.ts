import type { Callback, CallbackList } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { describeNextAttempt } from "../../operator/describe-hold.ts";
import { CALLBACK_FILTER_SETTINGS, writeFilter } from "../../operator/filter-settings.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../../operator/operator-settings.ts";
import { type Column, LIST_SETTINGS, printList, showTime } from "../../operator/print-table.ts";

export const command = defineCommand({
  description: "List the callbacks that match all given filters, newest first.",
  settings: { ...OPERATOR_SETTINGS, ...CALLBACK_FILTER_SETTINGS, ...LIST_SETTINGS },
  async run(given, terminal) {
    const service = connectOperator(await readAccess(given));
    const { limit, after } = given;
    const query = { ...writeFilter(CALLBACK_FILTER_SETTINGS, given), limit, after };
    const list = await service.get<CallbackList>("/callbacks", query);
    printList(list, COLUMNS, given.json, terminal);
  },
});

const COLUMNS: readonly Column<Callback>[] = [
  ["created", ({ made_at }) => showTime(made_at)],
  ["callback", ({ callback_id }) => callback_id],
  ["client", ({ client_id }) => client_id],
  ["session", ({ session_id }) => session_id],
  ["no.", ({ sequence }) => sequence],
  ["code", ({ session_code }) => session_code],
  ["transactions", ({ transaction_codes }) => transaction_codes.join(",")],
  ["state", ({ state }) => state],
  ["attempts", ({ attempts }) => attempts],
  ["last", showLast],
  ["next attempt", describeNextAttempt],
];

function showLast({ last_outcome, last_status }: Callback): string | undefined {
  if (last_outcome === "blocked") return "blocked (address not in CALLBACK_EXCEPTIONS, or no secret)";
  return last_outcome && [last_outcome, last_status].join(" ").trim();
}
