import type { CheckSummary, DeliveryIssue } from "@payment-routing/delivery";
import { CommandError, defineCommand, EXIT_CODES } from "../command.ts";
import { createProgress } from "../progress.ts";
import { checkDatabase, describeDatabaseFailure } from "../service/check-database.ts";
import { DATABASE_SETTINGS, useDatabase } from "../service/database-settings.ts";
import { flag } from "../settings/setting-kinds.ts";
import { choosePaint, showCount } from "../show-text.ts";

export const command = defineCommand({
  description:
    "Check in a live database that each status change has exactly one callback, that the callback matches the state of its session, and that callbacks were delivered in order. Print each issue by session. Change nothing. Exit with 0 only if there are no issues.",
  settings: {
    ...DATABASE_SETTINGS,
    json: flag("Print JSON, one object per line: each issue, then a summary."),
  },
  async run(given, terminal) {
    const { print } = terminal;
    const progress = createProgress(terminal);
    const write = given.json ? (issue: DeliveryIssue) => JSON.stringify(writeIssue(issue)) : describeIssue;
    const onIssue = (issue: DeliveryIssue): void => {
      progress.stop();
      print(write(issue));
    };
    const summary = await useDatabase(given, (connectionString) =>
      checkCallbacks(connectionString, onIssue, progress.show),
    ).finally(progress.stop);
    const isRight = summary.issues === 0;
    const style = isRight ? "green" : "red";
    const { issues: findings, ...counts } = summary;
    if (given.json) print(JSON.stringify({ event: "summary", ...counts, findings }));
    else print(choosePaint(terminal)(style, describeSummary(summary)));
    return isRight ? EXIT_CODES.done : EXIT_CODES.failed;
  },
});

async function checkCallbacks(...asked: Parameters<typeof checkDatabase>): Promise<CheckSummary> {
  try {
    return await checkDatabase(...asked);
  } catch (cause) {
    throw new CommandError([`payment-routing check: ${describeDatabaseFailure(cause)}`], { cause });
  }
}

function describeIssue({ kind, sessionId, sequence, version, message }: DeliveryIssue): string {
  const where = [
    `session ${sessionId}`,
    ...(version === undefined ? [] : [`version ${version}`]),
    ...(sequence === undefined ? [] : [`callback ${sequence}`]),
  ];
  return `${where.join(", ")}: ${kind}: ${message}`;
}

function writeIssue({ kind, sessionId, sequence, version, message }: DeliveryIssue): object {
  return { event: "finding", kind, session_id: sessionId, sequence, version, message };
}

function describeSummary(summary: CheckSummary): string {
  const { sessions, reports, changes, callbacks, undelivered, issues } = summary;
  const looked = [
    showCount(sessions, "session"),
    `${showCount(reports, "report")} (${changes} changed a status)`,
    `${showCount(callbacks, "callback")} (${undelivered} undelivered)`,
  ];
  return `${issues === 0 ? "No issues" : showCount(issues, "issue")} in ${looked.join(", ")}.`;
}
