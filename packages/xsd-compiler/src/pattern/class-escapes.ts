// The multi-character escapes of XSD (part 2, appendix F.1.1) as members of a JavaScript character class with the u or v flag.

import { NAME_RANGES, NAME_START_RANGES } from "@payment-routing/contract-runtime/codegen";
import { rangesOfCategory } from "./categories.ts";
import { complement, members, type Ranges } from "./ranges.ts";

// As the fifth edition of XML 1.0 has names. XSD 1.0 refers to an edition before it, whose lists were of Unicode 2.0.
const NAME_START: Ranges = [
  [0x3a, 0x3a],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  ...pairs(NAME_START_RANGES),
];
const NAME: Ranges = [...NAME_START, [0x2d, 0x2e], [0x30, 0x39], ...pairs(NAME_RANGES)];
const SPACE: Ranges = [
  [0x9, 0xa],
  [0xd, 0xd],
  [0x20, 0x20],
];

/** A part of a character class of XSD. */
export interface ClassMember {
  /** The same inside a class of JavaScript. */
  readonly inside: string;
  readonly ranges: () => Ranges;
}

/** By the escape's letter. */
export const CLASS_ESCAPES: Readonly<Record<string, ClassMember>> = {
  s: among(SPACE),
  S: among(complement(SPACE)),
  i: among(NAME_START),
  I: among(complement(NAME_START)),
  c: among(NAME),
  C: among(complement(NAME)),
  d: ofCategories("Nd"),
  D: { inside: "\\P{Nd}", ranges: () => complement(rangesOfCategory("Nd")) },
  w: ofCategories("L", "M", "N", "S"),
  W: ofCategories("P", "Z", "C"),
};

function among(ranges: Ranges): ClassMember {
  return { inside: members(ranges), ranges: () => ranges };
}

function ofCategories(...names: string[]): ClassMember {
  return {
    inside: names.map((name) => `\\p{${name}}`).join(""),
    ranges: () => names.flatMap(rangesOfCategory),
  };
}

/** Ranges that are given as first, last, first, last, … */
function pairs(flat: readonly number[]): [number, number][] {
  return flat.flatMap((first, i) => (i % 2 === 0 ? [[first, flat[i + 1] as number]] : []));
}
