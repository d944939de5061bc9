import type { FindResult, FoundItem } from "@payment-routing/operator-contract";
import { defineCommand } from "../command.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../operator/operator-settings.ts";
import { type Column, printList, showTime } from "../operator/print-table.ts";
import { operand } from "../settings/setting-kinds.ts";

export const command = defineCommand({
  description:
    "Find what an ID, a number or a name stands for: sessions by their IDs, transactions and order numbers, callbacks, searches of the last 30 days by event and request, clients and accounts. Order numbers are personal data: a key of scope viewer finds none, and the audit records who finds a session by one.",
  settings: {
    text: operand("text", "The ID, the number or the name. A part of the name of a client is enough."),
    ...OPERATOR_SETTINGS,
  },
  async run(given, terminal) {
    const service = await connectOperator(given);
    const found = await service.call("find", { body: { text: given.text } });
    printList(found, listColumns(found), given.json, terminal);
  },
});

function listColumns({ names }: FindResult): readonly Column<FoundItem>[] {
  return [
    ["kind", ({ kind }) => kind],
    ["session", ({ session_id }) => session_id],
    ["callback", ({ callback_id }) => callback_id],
    ["client", ({ client_id }) => client_id],
    ["name", ({ client_id }) => names?.clients?.[String(client_id)]],
    ["account", ({ account_id }) => account_id],
    ["event", ({ event_id }) => event_id],
    [
      "request",
      ({ request_id, is_rejected }) => request_id && request_id + (is_rejected ? " (rejected)" : ""),
    ],
    ["at", ({ at }) => showTime(at)],
  ];
}
