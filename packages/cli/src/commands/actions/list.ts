import { defineList } from "../../operator/define-list.ts";
import { showTime } from "../../operator/print-table.ts";
import { choice } from "../../settings/setting-kinds.ts";

const STATES = ["awaiting-approval", "running", "finished", "stopped", "declined", "expired"] as const;

export const command = defineList("listActions", {
  description:
    "List actions on many callbacks or lanes and their progress, and activations that wait for the approval of another person, newest first.",
  filter: { state: choice("state", STATES, undefined, "Show actions in this state only.") },
  columns: [
    ["action", ({ action_id }) => action_id],
    ["requested", ({ requested_at }) => showTime(requested_at)],
    ["by", ({ actor }) => actor],
    ["does", ({ kind }) => kind],
    ["to", ({ subject }) => subject],
    ["state", ({ state }) => state],
    ["done", ({ done, total }) => `${done} of ${total}`],
    ["why", ({ reason }) => reason],
  ],
});
