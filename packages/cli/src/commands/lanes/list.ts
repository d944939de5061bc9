import type { Lane, LaneList } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { describeHold } from "../../operator/describe-hold.ts";
import { LANE_FILTER_SETTINGS, writeFilter } from "../../operator/filter-settings.ts";
import { connectOperator } from "../../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../../operator/operator-settings.ts";
import { type Column, LIST_SETTINGS, printList, showTime } from "../../operator/print-table.ts";

export const command = defineCommand({
  description:
    "List the lanes that have undelivered callbacks, or are parked or paused. A lane holds the callbacks of one payment session. The lane that has waited longest comes first.",
  settings: {
    ...OPERATOR_SETTINGS,
    ...LANE_FILTER_SETTINGS,
    ...LIST_SETTINGS,
  },
  async run(given, terminal) {
    const service = connectOperator(await readAccess(given));
    const query = { ...writeFilter(LANE_FILTER_SETTINGS, given), limit: given.limit, after: given.after };
    printList(await service.get<LaneList>("/lanes", query), COLUMNS, given.json, terminal);
  },
});

const COLUMNS: readonly Column<Lane>[] = [
  ["session", ({ session_id }) => session_id],
  ["client", ({ client_id }) => client_id],
  ["endpoint", ({ endpoint }) => endpoint],
  ["state", ({ state }) => state],
  ["waits", ({ waiting }) => waiting],
  ["next", ({ head, delivered }) => (head > delivered ? delivered + 1 : undefined)],
  ["failed", ({ attempts }) => attempts],
  ["since", ({ waiting_since }) => showTime(waiting_since)],
  ["due", showDue],
  ["reason", ({ state_reason }) => state_reason],
];

function showDue({ due_at, is_held, endpoint_hold }: Lane): string | undefined {
  if (is_held) return "in progress";
  return due_at === undefined || endpoint_hold === undefined ? showTime(due_at) : describeHold(endpoint_hold);
}
