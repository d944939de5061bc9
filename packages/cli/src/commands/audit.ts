import type { AuditList, AuditRecord } from "@payment-routing/operator-contract";
import { defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { moment } from "../inputs/times.ts";
import { LIST_SETTINGS } from "../operator/list-settings.ts";
import { connectOperator } from "../operator/operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "../operator/operator-settings.ts";
import { printList } from "../operator/print-list.ts";
import { type Column, showTime } from "../operator/print-table.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { optionalText } from "../settings/setting-kinds.ts";

const settings = {
  ...OPERATOR_SETTINGS,
  actor: optionalText("key", "What was done with a key, by its name."),
  action: optionalText("action", "What was done, such as pause-lane."),
  subject: optionalText("subject", "What it was done to, such as session:7740012."),
  from: moment("Done at this time or later: 2026-11-20T09:30:00Z."),
  to: moment("Done before this time."),
  ...LIST_SETTINGS,
};

/** `payment-routing audit`: what was done by hand. */
export const audit = defineCommand({
  description: "Lists what was done by hand, by whom and why, the newest first.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const service = connectOperator(await readAccess(given));
  const { actor, action, subject, from, to, limit, after } = given;
  const query = { actor, action, subject, from, to, limit, after };
  printList(await service.get<AuditList>("/audit", query), COLUMNS, given.json, terminal);
  return EXIT_CODES.done;
}

const COLUMNS: readonly Column<AuditRecord>[] = [
  ["when", ({ at }) => showTime(at)],
  ["by", ({ actor }) => actor],
  ["did", ({ action }) => action],
  ["to", nameSubject],
  ["why", ({ reason }) => reason],
];

/** Keys of one holder are told apart by what the detail says. */
function nameSubject({ subject, detail }: AuditRecord): string {
  const { key_id: key } = detail;
  return key === undefined ? subject : `${subject}, key ${key}`;
}
