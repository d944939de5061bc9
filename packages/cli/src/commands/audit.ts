import type { AuditRecord } from "@payment-routing/operator-contract";
import { moment } from "../inputs/times.ts";
import { defineList } from "../operator/define-list.ts";
import { showTime } from "../operator/print-table.ts";
import { optionalText } from "../settings/setting-kinds.ts";

export const command = defineList("listAudit", {
  description: "List operator actions with their actor and reason, newest first.",
  filter: {
    actor: optionalText("key", "Show actions of this key only."),
    action: optionalText("action", "Show this action only, for example pause-lane."),
    subject: optionalText("subject", "Show actions on this subject only, for example session:7740012."),
    from: moment("Show actions at or after this time, for example 2026-11-20T09:30:00Z."),
    to: moment("Show actions before this time."),
  },
  columns: [
    ["when", ({ at }) => showTime(at)],
    ["by", ({ actor }) => actor],
    ["did", ({ action }) => action],
    ["to", nameSubject],
    ["why", ({ reason }) => reason],
  ],
});

/** The subject names the holder of a key. The detail names the key. */
function nameSubject({ subject, detail }: AuditRecord): string {
  const { key_id: key } = detail;
  return key === undefined ? subject : `${subject}, key ${key}`;
}
