import type { MethodCoverage, RemovingConstraint } from "@payment-routing/operator-contract";
import { showPlace, showText } from "../show-text.ts";

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
