// The multi-character escapes of XSD (part 2, appendix F.1.1) as members of a JavaScript character class with the u or v flag.

import { NAME_RANGES, NAME_START_RANGES } from "@payment-routing/contract-runtime/codegen";
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

/** By the escape's letter. */
export const CLASS_ESCAPES: Readonly<Record<string, string>> = {
  s: members(SPACE),
  S: members(complement(SPACE)),
  i: members(NAME_START),
  I: members(complement(NAME_START)),
  c: members(NAME),
  C: members(complement(NAME)),
  d: "\\p{Nd}",
  D: "\\P{Nd}",
  w: "\\p{L}\\p{M}\\p{N}\\p{S}",
  W: "\\p{P}\\p{Z}\\p{C}",
};

/** Ranges that are given as first, last, first, last, … */
function pairs(flat: readonly number[]): [number, number][] {
  return flat.flatMap((first, i) => (i % 2 === 0 ? [[first, flat[i + 1] as number]] : []));
}
