import type { AuditList, AuditRecord } from "@payment-routing/operator-contract";
import { defineCommand } from "../command.ts";
import { moment } from "../inputs/times.ts";
import { connectOperator } from "../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../operator/operator-settings.ts";
import { type Column, LIST_SETTINGS, printList, showTime } from "../operator/print-table.ts";
import { optionalText } from "../settings/setting-kinds.ts";

export const command = defineCommand({
  description: "List operator actions with their actor and reason, newest first.",
  settings: {
    ...OPERATOR_SETTINGS,
    actor: optionalText("key", "Show actions of this key only."),
    action: optionalText("action", "Show this action only, for example pause-lane."),
    subject: optionalText("subject", "Show actions on this subject only, for example session:7740012."),
    from: moment("Show actions at or after this time, for example 2026-11-20T09:30:00Z."),
    to: moment("Show actions before this time."),
    ...LIST_SETTINGS,
  },
  async run(given, terminal) {
    const service = connectOperator(await readAccess(given));
    const { actor, action, subject, from, to, limit, after } = given;
    const query = { actor, action, subject, from, to, limit, after };
    printList(await service.get<AuditList>("/audit", query), COLUMNS, given.json, terminal);
  },
});

const COLUMNS: readonly Column<AuditRecord>[] = [
  ["when", ({ at }) => showTime(at)],
  ["by", ({ actor }) => actor],
  ["did", ({ action }) => action],
  ["to", nameSubject],
  ["why", ({ reason }) => reason],
];

/** The subject names the holder of a key. The detail names the key. */
function nameSubject({ subject, detail }: AuditRecord): string {
  const { key_id: key } = detail;
  return key === undefined ? subject : `${subject}, key ${key}`;
}
