import type { CheckSummary, DeliveryIssue } from "@payment-routing/delivery";
import { CommandError, defineCommand, type Terminal } from "../command.ts";
import { EXIT_CODES } from "../exit-codes.ts";
import { choosePaint } from "../paint.ts";
import { createProgress } from "../progress.ts";
import { checkDatabase } from "../service/check-database.ts";
import { DATABASE_SETTINGS, useDatabase } from "../service/database-settings.ts";
import { describeDatabaseFailure } from "../service/describe-database-failure.ts";
import type { SettingsOf } from "../settings/setting-definition.ts";
import { flag } from "../settings/setting-kinds.ts";
import { showCount } from "../show-count.ts";

const settings = {
  ...DATABASE_SETTINGS,
  json: flag("Prints JSON, one object a line: each finding, and what was looked at."),
};

/** `payment-routing check`: holds reports, callbacks and lanes against each other. */
export const check = defineCommand({
  description:
    "Proves on a live database that a callback exists exactly where a status changed, that it says what the session was, and that callbacks were delivered in order. Prints what is not so, session by session, and changes nothing of it. Ends with 0 only if it finds nothing.",
  settings,
  run,
});

async function run(given: SettingsOf<typeof settings>, terminal: Terminal): Promise<number> {
  const { print } = terminal;
  const progress = createProgress(terminal);
  const write = given.json
    ? (finding: DeliveryIssue) => JSON.stringify(writeFinding(finding))
    : describeFinding;
  const onFinding = (finding: DeliveryIssue): void => {
    progress.stop();
    print(write(finding));
  };
  const summary = await useDatabase(given, (connectionString) =>
    checkCallbacks(connectionString, onFinding, progress.show),
  ).finally(progress.stop);
  const isRight = summary.issues === 0;
  const style = isRight ? "green" : "red";
  if (given.json) print(JSON.stringify(writeSummary(summary)));
  else print(choosePaint(terminal)(style, describeSummary(summary)));
  return isRight ? EXIT_CODES.done : EXIT_CODES.failed;
}

async function checkCallbacks(...asked: Parameters<typeof checkDatabase>): Promise<CheckSummary> {
  try {
    return await checkDatabase(...asked);
  } catch (cause) {
    throw new CommandError([`payment-routing check: ${describeDatabaseFailure(cause)}`], { cause });
  }
}

function describeFinding({ kind, sessionId, sequence, version, message }: DeliveryIssue): string {
  const where = [
    `session ${sessionId}`,
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(sequence === undefined ? [] : [`callback ${sequence}`]),
  ];
  return `${where.join(", ")}: ${kind}: ${message}`;
}

function writeFinding({ kind, sessionId, sequence, version, message }: DeliveryIssue): object {
  return { event: "finding", kind, session_id: sessionId, sequence, version, message };
}

function writeSummary({ issues, ...counts }: CheckSummary): object {
  return { event: "summary", ...counts, findings: issues };
}

function describeSummary(summary: CheckSummary): string {
  const { sessions, reports, changes, callbacks, undelivered, issues } = summary;
  const looked = [
    showCount(sessions, "session"),
    `${showCount(reports, "report")} (${changes} changed a status)`,
    `${showCount(callbacks, "callback")} (${undelivered} undelivered)`,
  ];
  return `${issues === 0 ? "Nothing" : issues} found in ${looked.join(", ")}.`;
}
