import type { Direction } from "../contract-list.ts";
import type { FilePosition } from "../report/finding.ts";
import { BREAKING_RULES, type Difference, type RuleId, type Verdict } from "./values/difference.ts";
import type { SchemaPosition } from "./values/schema-node.ts";

/** A difference between two versions of a schema, and what it means to those who use the old one. */
export interface Change {
  /** The ID of the rule: stable, in kebab-case. */
  readonly rule: RuleId;
  readonly kind: ChangeKind;
  readonly verdict: Verdict;
  /** The root whose documents it concerns: an element, or the type of a JSON Schema root. */
  readonly root: string;
  readonly direction: Direction;
  /** One line without a full stop at the end. */
  readonly message: string;
  readonly before?: FilePosition;
  readonly after?: FilePosition;
  /** Why it is only a warning, or why nothing is known. */
  readonly reason?: string;
  /** A document that one version accepts and the other rejects. Both validators have confirmed it. */
  readonly counterexample?: Counterexample;
}

/** `wire`: documents of one version met by the other. The others: code that builds, or reads, values of the types. */
export type ChangeKind = "wire" | "typescript-writer" | "typescript-reader";

export const ALL_KINDS: readonly ChangeKind[] = ["wire", "typescript-writer", "typescript-reader"];

export const KIND_NAMES: Readonly<Record<ChangeKind, string>> = {
  wire: "documents",
  "typescript-writer": "code that writes",
  "typescript-reader": "code that reads",
};

interface Counterexample {
  readonly document: string;
  readonly acceptedBy: "old" | "new";
}

/** What a difference means for documents. */
export type WireEffect = Pick<Change, "verdict" | "reason" | "counterexample">;

/** A root of one version. */
export interface VersionRoot {
  readonly direction: Direction;
  position(): FilePosition;
  locate(part: SchemaPosition): FilePosition;
}

/** Lists the changes of the roots of two versions, by their names: those of both are compared. */
export function compareRoots<Root extends VersionRoot>(
  before: ReadonlyMap<string, Root>,
  after: ReadonlyMap<string, Root>,
  compare: (name: string, oldRoot: Root, newRoot: Root) => readonly Change[],
): readonly Change[] {
  const gone = [...before].filter(([name]) => !after.has(name));
  return [
    ...gone.map(([name, root]) => reportRoot("root-removed", name, root.direction, root.position())),
    ...[...after].flatMap(([name, root]) => {
      const old = before.get(name);
      if (old !== undefined) return compare(name, old, root);
      return reportRoot("root-added", name, root.direction, root.position());
    }),
  ];
}

/** The change of a root that only one version has. */
export function reportRoot(
  rule: "root-added" | "root-removed",
  root: string,
  direction: Direction,
  position: FilePosition,
): Change {
  const isGone = rule === "root-removed";
  const message = `the root ${root} is ${isGone ? "gone" : "new"}`;
  const positions = isGone ? { before: position } : { after: position };
  return {
    rule,
    kind: "wire",
    verdict: isGone ? "breaking" : "compatible",
    root,
    direction,
    message,
    ...positions,
  };
}

/** The changes that a difference of values is, one of each kind. */
export function reportDifference(
  root: string,
  { after, before, message, rule }: Difference,
  [oldRoot, newRoot]: readonly [VersionRoot, VersionRoot],
  kinds: readonly ChangeKind[],
  classify: () => WireEffect,
): readonly Change[] {
  const { direction } = newRoot;
  const positions = { before: oldRoot.locate(before), after: newRoot.locate(after) };
  const { reader, writer } = BREAKING_RULES[rule];
  return kinds.map((kind) => ({
    ...{ rule, kind, root, direction, message, ...positions },
    ...(kind === "wire" ? classify() : { verdict: kind === "typescript-writer" ? writer : reader }),
  }));
}
