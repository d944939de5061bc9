import type { Lane } from "@payment-routing/operator-contract";
import { defineList } from "../../operator/define-list.ts";
import { describeHold } from "../../operator/describe-hold.ts";
import { LANE_FILTER_SETTINGS } from "../../operator/filter-settings.ts";
import { showTime } from "../../operator/print-table.ts";

export const command = defineList("listLanes", {
  description:
    "List the lanes that have undelivered callbacks, or are parked or paused. A lane holds the callbacks of one payment session. The lane that has waited longest comes first.",
  filter: LANE_FILTER_SETTINGS,
  columns: [
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
  ],
});

function showDue({ due_at, is_held, endpoint_hold }: Lane): string | undefined {
  if (is_held) return "in progress";
  return due_at === undefined || endpoint_hold === undefined ? showTime(due_at) : describeHold(endpoint_hold);
}
