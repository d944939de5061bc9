import type { Direction } from "../contract-list.ts";
import type { RuleId, Verdict } from "./breaking-rules.ts";

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
  readonly before?: Place;
  readonly after?: Place;
  /** Why it is only a warning, or why nothing is known. */
  readonly reason?: string;
  /** A document that one version accepts and the other rejects. Both validators have confirmed it. */
  readonly counterexample?: Counterexample;
}

/** `wire`: documents of one version met by the other. The others: code that builds, or reads, values of the types. */
export type ChangeKind = "wire" | "typescript-writer" | "typescript-reader";

export const KIND_NAMES: Readonly<Record<ChangeKind, string>> = {
  wire: "documents",
  "typescript-writer": "code that writes",
  "typescript-reader": "code that reads",
};

/** Lines and columns start at 1. */
export interface Place {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

export interface Counterexample {
  readonly document: string;
  readonly acceptedBy: "old" | "new";
}

/** The change of a root that only one version has. */
export function reportRoot(
  rule: "root-added" | "root-removed",
  root: string,
  direction: Direction,
  place: Place,
): Change {
  const isGone = rule === "root-removed";
  return {
    rule,
    kind: "wire",
    verdict: isGone ? "breaking" : "compatible",
    root,
    direction,
    message: `the root ${root} is ${isGone ? "gone" : "new"}`,
    ...(isGone ? { before: place } : { after: place }),
  };
}
