import { join } from "node:path";
import type { Finding, Rule, Severity } from "../report/finding.ts";
import { type AcceptedBreak, accepts } from "./accepted-breaks.ts";
import { BREAKING_RULES, type Verdict, WORST_FIRST } from "./breaking-rules.ts";
import { type Change, KIND_NAMES } from "./change.ts";

const SEVERITIES: Readonly<Record<Verdict, Severity>> = {
  breaking: "error",
  unknown: "error",
  warning: "warning",
  compatible: "info",
};

/** The rules of changes, as reports list them. */
export const CHANGE_RULES: readonly Rule[] = Object.entries(BREAKING_RULES).map(
  ([id, { reader, summary, writer }]) => ({
    id,
    category: "breaking",
    severity: "error",
    summary,
    reason: `Code that writes: ${writer}. Code that reads: ${reader}. On the wire it depends on the direction.`,
  }),
);

/** What to report of changes, the worst first. */
export function listFindings(
  changes: readonly Change[],
  accepted: readonly AcceptedBreak[],
  shown: string,
  all: boolean,
): readonly Finding[] {
  const reported = changes.filter(({ verdict }) => all || verdict !== "compatible");
  const groups = Map.groupBy(reported, ({ after, before, message, root, rule }) =>
    JSON.stringify([rule, root, message, before, after]),
  );
  return [...groups.values()]
    .map((group) => toFinding(group, findAccepted(group[0] as Change, accepted, shown)))
    .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

const ORDER: readonly Severity[] = ["error", "warning", "info"];

function findAccepted(
  change: Change,
  accepted: readonly AcceptedBreak[],
  shown: string,
): AcceptedBreak | undefined {
  return accepted.find((entry) => !isExpired(entry) && accepts(entry, change, shown));
}

function isExpired({ until }: AcceptedBreak): boolean {
  return until < new Date().toISOString().slice(0, 10);
}

/** One finding for a change, whatever it is about: documents, code that writes, code that reads. */
function toFinding(group: readonly Change[], accepted: AcceptedBreak | undefined): Finding {
  const [{ after, before, direction, message, root, rule }] = group as readonly [Change];
  const { file, line, column } = after ?? before ?? { file: "contracts.json", line: 1, column: 1 };
  const { counterexample } = group.find((change) => change.counterexample !== undefined) ?? {};
  const detail = [...new Set(group.flatMap(({ reason }) => reason ?? []))];
  if (accepted) detail.push(`accepted until ${accepted.until}: ${accepted.reason}`);
  if (counterexample)
    detail.push(`accepted by the ${counterexample.acceptedBy} version only:`, counterexample.document);
  const verdicts = WORST_FIRST.filter((verdict) => group.some((change) => change.verdict === verdict));
  const summary = verdicts.map((verdict) => {
    const kinds = group.filter((change) => change.verdict === verdict).map(({ kind }) => KIND_NAMES[kind]);
    // A declaration that is reached in two ways has each of its changes twice.
    return `${verdict} for ${new Intl.ListFormat("en-GB").format(new Set(kinds))}`;
  });
  return {
    rule,
    severity: accepted === undefined ? SEVERITIES[verdicts[0] as Verdict] : "info",
    message: `${summary.join(", ")} (${direction} ${root}): ${message}`,
    file,
    line,
    column,
    ...(before && after && { related: [{ message: "before", ...before }] }),
    ...(detail.length > 0 && { detail: detail.join("\n") }),
    properties: {
      verdicts: Object.fromEntries(group.map(({ kind, verdict }) => [kind, verdict])),
      root,
      direction,
      ...(counterexample && { counterexample }),
    },
  };
}

/** Entries that are expired, or that no change needs any more. */
export function listStale(
  changes: readonly Change[],
  accepted: readonly AcceptedBreak[],
  shown: string,
): readonly Finding[] {
  return accepted.flatMap((entry): Finding[] => {
    const isUsed = changes.some((change) => accepts(entry, change, shown));
    if (isUsed && !isExpired(entry)) return [];
    const message = isUsed
      ? `the accepted break ${entry.rule} at ${entry.place} expired on ${entry.until}`
      : `no change needs the accepted break ${entry.rule} at ${entry.place}`;
    return [
      {
        rule: "stale-accepted-break",
        severity: "warning",
        message,
        file: join(shown, "accepted-breaks.json"),
        line: 1,
        column: 1,
      },
    ];
  });
}
