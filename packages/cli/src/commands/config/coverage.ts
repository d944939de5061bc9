import type { CoverageResult, MethodCoverage, RemovingConstraint } from "@payment-routing/operator-contract";
import { defineCommand } from "../../command.ts";
import { describeReplay, REPLAY_SETTINGS, replaySource } from "../../configuration/run-job.ts";
import { flag } from "../../settings/setting-kinds.ts";
import { showPlace, showText } from "../../show-text.ts";

export const command = defineCommand({
  description:
    "Replay the requests that the service recorded. For each method, show which constraint removed it most often, how many requests would offer the method without that constraint, and which values the constraint would have to accept. Also list what the configuration uses but the records do not contain.",
  settings: {
    ...REPLAY_SETTINGS,
    json: flag(
      "Print JSON, one object per line: each method with the constraints that removed it, then a summary.",
    ),
  },
  async run(given, terminal) {
    const { print } = terminal;
    const result = await replaySource<CoverageResult>("measureCoverage", given, terminal);
    const { methods, requests, recorded, unknown_accounts, not_recorded } = result;
    if (given.json) {
      for (const method of methods) print(writeMethod(method));
      print(JSON.stringify({ event: "summary", requests, recorded, unknown_accounts, not_recorded }));
    } else {
      if (unknown_accounts > 0)
        print(
          `${unknown_accounts} of ${requests} recorded requests are for accounts that the configuration does not contain`,
        );
      for (const line of describeReplay(result)) print(line);
      for (const line of printCoverage(methods)) print(line);
      if (requests === 0) print("No records in this period.");
    }
  },
});

function writeMethod({ removed_by, ...method }: MethodCoverage): string {
  const removedBy = removed_by.map(({ file, line, column, ...constraint }) => ({
    ...constraint,
    place: showPlace(file === undefined ? {} : { file, line: line ?? 0, column: column ?? 0 }),
  }));
  return JSON.stringify({ event: "method", ...method, removed_by: removedBy });
}

/** The maximum number of constraints to print for a method. */
const MAX_CONSTRAINTS = 3;

/** Prints the constraints that removed each method. */
export function printCoverage(methods: readonly MethodCoverage[]): readonly string[] {
  return methods.flatMap(describeMethod);
}

function describeMethod({
  id,
  name,
  requests,
  offered,
  removed_by: removedBy,
}: MethodCoverage): readonly string[] {
  const hidden = removedBy.length - MAX_CONSTRAINTS;
  return [
    `method ${id} ${showText(name)}: offered in ${offered} of ${requests} requests (${share(offered, requests)} %)`,
    ...removedBy.slice(0, MAX_CONSTRAINTS).flatMap(describeConstraint),
    ...(hidden > 0
      ? [`  and ${hidden} more ${hidden === 1 ? "constraint" : "constraints"}: see --json`]
      : []),
  ];
}

/** Counts requests that the constraint removed alone, and together with others. */
function describeConstraint(constraint: RemovingConstraint): readonly string[] {
  const { code, expected, alone, with_others: withOthers } = constraint;
  const what = `${showPlace(constraint)} ${code}: expected ${showText(expected)}`;
  const besides = withOthers > 0 ? `; in ${withOthers} together with others` : "";
  const line = `  ${alone} more without ${what}${besides}`;
  return alone === 0 ? [line] : [line, `    got ${describeActual(constraint)}`];
}

/** Lists all values if they are few, otherwise number ranges and the most frequent values. */
function describeActual({
  alone,
  actual,
  other_requests: otherRequests,
  ranges,
}: RemovingConstraint): string {
  const show = ({ value, requests }: (typeof actual)[number]) => `${showText(value)} (${requests})`;
  if (otherRequests === 0) return actual.map(show).join(", ");
  if (ranges.length === 0) return [...actual.map(show), `others (${otherRequests})`].join(", ");
  const spans = ranges.map(
    ({ lowest, highest, requests }) => `${showText(lowest)} to ${showText(highest)} (${requests})`,
  );
  const others = alone - ranges.reduce((sum, { requests }) => sum + requests, 0);
  const frequent = actual.filter(({ requests }) => requests > 1);
  return [
    ...spans,
    ...(others > 0 ? [`others (${others})`] : []),
    ...(frequent.length > 0 ? [`most often ${frequent.map(show).join(", ")}`] : []),
  ].join("; ");
}

function share(part: number, whole: number): string {
  return whole === 0 ? "0" : ((100 * part) / whole).toFixed(1);
}
