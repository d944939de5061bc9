import type { Callback } from "@payment-routing/operator-contract";
import { defineList } from "../../operator/define-list.ts";
import { describeNextAttempt } from "../../operator/describe-hold.ts";
import { CALLBACK_FILTER_SETTINGS } from "../../operator/filter-settings.ts";
import { showTime } from "../../operator/print-table.ts";

export const command = defineList("listCallbacks", {
  description: "List the callbacks that match all given filters, newest first.",
  filter: CALLBACK_FILTER_SETTINGS,
  columns: [
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
  ],
});

function showLast({ last_outcome, last_status }: Callback): string | undefined {
  if (last_outcome === "blocked") return "blocked (address not in CALLBACK_EXCEPTIONS, or no secret)";
  return last_outcome && [last_outcome, last_status].join(" ").trim();
}
