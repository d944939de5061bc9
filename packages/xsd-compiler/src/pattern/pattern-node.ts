import type { DiagnosticCode } from "../diagnostic.ts";
import type { Repetition } from "./find-positions.ts";

/** Code points, both ends included. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** Writes ranges as members of a JavaScript character class. */
export function members(ranges: Ranges): string {
  const write = (codePoint: number): string => `\\u{${codePoint.toString(16)}}`;
  return ranges.map(([low, high]) => (low === high ? write(low) : `${write(low)}-${write(high)}`)).join("");
}

/** Returns the code points outside the ranges. */
export function complement(ranges: Ranges): Ranges {
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [low, high] of sort(ranges)) {
    if (low > next) gaps.push([next, low - 1]);
    next = Math.max(next, high + 1);
  }
  return next > 0x10ffff ? gaps : [...gaps, [next, 0x10ffff]];
}

/** Returns the code points of the first set that are not in the second. */
export function subtract(ranges: Ranges, subtracted: Ranges): Ranges {
  return complement([...complement(ranges), ...subtracted]);
}

/** True if no code point is in two of the sets. */
export function areDisjoint(sets: readonly Ranges[]): boolean {
  // Ranges of one set may overlap, so they are merged first.
  const sorted = sort(sets.flatMap((ranges) => complement(complement(ranges))));
  return sorted.every(([low], index) => index === 0 || low > (sorted[index - 1]?.[1] ?? 0));
}

function sort(ranges: Ranges): Ranges {
  return ranges.toSorted(([a], [b]) => a - b);
}

/** An XSD regular expression as a tree. */
export type PatternNode =
  | CharacterNode
  | { readonly kind: "sequence" | "alternatives"; readonly parts: readonly PatternNode[] }
  | QuantifiedNode;

interface QuantifiedNode extends Repetition<PatternNode> {
  /** The quantifier as written; XSD and JavaScript use the same syntax. */
  readonly quantity: string;
}

/** One character of a set. */
export interface CharacterNode {
  readonly kind: "character";
  /** A self-contained JavaScript expression that means the same with the u flag and with the v flag. */
  readonly expression: string;
  /** Computes the set as data on request: sets of categories have hundreds of ranges. */
  readonly ranges: () => Ranges;
}

/** The reason why a pattern cannot be translated. */
export class PatternError extends Error {
  readonly code: Extract<DiagnosticCode, "invalid-pattern" | "unsupported-pattern">;

  constructor(code: PatternError["code"], message: string) {
    super(message);
    this.code = code;
  }
}
