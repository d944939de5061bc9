import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import type { Finding, Rule, Severity } from "../report/finding.ts";
import { type Change, KIND_NAMES } from "./change.ts";
import { VersionError } from "./load-version.ts";
import { BREAKING_RULES, type Verdict, WORST_FIRST } from "./values/difference.ts";

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
  const findAccepted = (change: Change): AcceptedBreak | undefined =>
    accepted.find((entry) => !isExpired(entry) && accepts(entry, change, shown));
  // A declaration that several roots reach has each of its changes in all of them.
  const groups = Map.groupBy(reported, (change) => {
    const { after, before, direction, message, rule } = change;
    return JSON.stringify([rule, direction, message, before, after, findAccepted(change)]);
  });
  return [...groups.values()]
    .map((group) => toFinding(group, findAccepted(group[0] as Change)))
    .toSorted((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}

const ORDER: readonly Severity[] = ["error", "warning", "info"];

function isExpired({ until }: AcceptedBreak): boolean {
  return until < new Date().toISOString().slice(0, 10);
}

/** One finding for a change, whatever it is about: documents of each root, code that writes, code that reads. */
function toFinding(group: readonly Change[], accepted: AcceptedBreak | undefined): Finding {
  const [{ after, before, direction, message, rule }] = group as readonly [Change];
  const root = [...new Set(group.map((change) => change.root))].join(", ");
  const { file, line, column } = after ?? before ?? { file: "contract.json", line: 1, column: 1 };
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
      ? `the accepted break ${entry.rule} at ${entry.position} expired on ${entry.until}`
      : `no change needs the accepted break ${entry.rule} at ${entry.position}`;
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

/** A change that is known to break, and may until a date. */
interface AcceptedBreak {
  readonly rule: string;
  /** The root, such as `PaymentCallback`. Default: every root. */
  readonly root?: string;
  /** The file of the new version, from the folder of the schemas, with `:line` if one position is meant. */
  readonly position: string;
  readonly reason: string;
  /** The last day, as YYYY-MM-DD. */
  readonly until: string;
}

const FORMAT = {
  type: "object",
  additionalProperties: false,
  required: ["accepted"],
  properties: {
    $schema: { type: "string" },
    accepted: {
      type: "array",
      items: {
        type: "object",
        additionalProperties: false,
        required: ["rule", "position", "reason", "until"],
        properties: {
          rule: { type: "string" },
          root: { type: "string" },
          position: { type: "string", minLength: 1 },
          reason: { type: "string", minLength: 10 },
          until: { type: "string", pattern: "^\\d{4}-\\d{2}-\\d{2}$" },
        },
      },
    },
  },
};

/**
 * Reads the file of accepted breaks; none if there is no file.
 *
 * @throws VersionError if it is no such file
 */
export function readAcceptedBreaks(path: string): readonly AcceptedBreak[] {
  if (!existsSync(path)) return [];
  const validate = new Ajv2020().compile(FORMAT);
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new VersionError(`${path}: ${(error as Error).message}`);
  }
  if (validate(content)) return (content as { readonly accepted: readonly AcceptedBreak[] }).accepted;
  const [issue] = validate.errors ?? [];
  throw new VersionError(`${path}: ${issue?.instancePath || "/"} ${issue?.message}`);
}

/** Whether an entry accepts a change. `folder` is the shown folder of the new schemas. */
export function accepts(
  entry: AcceptedBreak,
  { rule, root, after, before }: Change,
  folder: string,
): boolean {
  if (entry.rule !== rule || (entry.root ?? root) !== root) return false;
  const position = after ?? before;
  if (position === undefined) return false;
  const file = position.file.startsWith(`${folder}/`)
    ? position.file.slice(folder.length + 1)
    : position.file;
  return entry.position === file || entry.position === `${file}:${position.line}`;
}
