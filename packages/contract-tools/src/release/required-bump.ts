import { type Change, KIND_NAMES } from "../breaking/change.ts";
import { WORST_FIRST } from "../breaking/values/difference.ts";

/** What a release raises in a version: from the smallest. */
const BUMPS = ["none", "patch", "minor", "major"] as const;

export type Bump = (typeof BUMPS)[number];

/**
 * The smallest bump by which the range `^version` of a consumer keeps the promise of semantic versioning: an update in this
 * range never breaks. `^0.1.0` takes patches only, `^1.0.0` minor versions too. Unknown counts as breaking.
 */
export function computeBump(version: string, changes: readonly Change[]): Bump {
  if (changes.length === 0) return "none";
  const isBreaking = changes.some(({ verdict }) => verdict === "breaking" || verdict === "unknown");
  if (version.startsWith("0.")) return isBreaking ? "minor" : "patch";
  return isBreaking ? "major" : "minor";
}

export function isSmaller(bump: Bump, other: Bump): boolean {
  return BUMPS.indexOf(bump) < BUMPS.indexOf(other);
}

/** A change of a schema with all that it means: for documents, for code, and for every root that reaches it. */
export interface ChangeEntry extends Pick<Change, "rule" | "message" | "verdict"> {
  readonly file: string;
  readonly line: number;
  /** The documents or the code that the verdict is for, such as `documents (Note)`; none if it is compatible. */
  readonly concerns: readonly string[];
}

/** Groups changes by position and message, the worst first. */
export function groupChanges(changes: readonly Change[]): readonly ChangeEntry[] {
  const groups = Object.groupBy(changes, ({ rule, message, ...change }) => {
    const { file, line } = positionOf(change);
    return JSON.stringify([file, line, rule, message]);
  });
  return Object.values(groups)
    .flatMap((group = []) => summarize(group))
    .toSorted((a, b) => WORST_FIRST.indexOf(a.verdict) - WORST_FIRST.indexOf(b.verdict));
}

function summarize(group: readonly Change[]): readonly ChangeEntry[] {
  const [first] = group;
  if (first === undefined) return [];
  const { rule, message } = first;
  const verdict = WORST_FIRST.find((one) => group.some((change) => change.verdict === one)) ?? first.verdict;
  const concerned = verdict === "compatible" ? [] : group.filter((change) => change.verdict === verdict);
  const byKind = Object.entries(Object.groupBy(concerned, ({ kind }) => KIND_NAMES[kind]));
  const concerns = byKind.map(([name, ofKind = []]) => `${name} (${listRoots(ofKind)})`);
  return [{ rule, message, verdict, ...positionOf(first), concerns }];
}

function listRoots(changes: readonly Change[]): string {
  return [...new Set(changes.map(({ root }) => root))].join(", ");
}

function positionOf({ after, before }: Pick<Change, "after" | "before">): { file: string; line: number } {
  const { file, line } = after ?? before ?? { file: "contract.json", line: 1 };
  return { file, line };
}
