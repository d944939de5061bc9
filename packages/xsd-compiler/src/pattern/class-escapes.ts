// The multi-character escapes of XSD (part 2, appendix F.1.1) as members of a JavaScript character class with the u flag.

const NAME_START: readonly (readonly [number, number])[] = [
  [0x3a, 0x3a],
  [0x41, 0x5a],
  [0x5f, 0x5f],
  [0x61, 0x7a],
  [0xc0, 0xd6],
  [0xd8, 0xf6],
  [0xf8, 0x2ff],
  [0x370, 0x37d],
  [0x37f, 0x1fff],
  [0x200c, 0x200d],
  [0x2070, 0x218f],
  [0x2c00, 0x2fef],
  [0x3001, 0xd7ff],
  [0xf900, 0xfdcf],
  [0xfdf0, 0xfffd],
  [0x10000, 0xeffff],
];
const NAME: readonly (readonly [number, number])[] = [
  ...NAME_START,
  [0x2d, 0x2e],
  [0x30, 0x39],
  [0xb7, 0xb7],
  [0x300, 0x36f],
  [0x203f, 0x2040],
];
const SPACE: readonly (readonly [number, number])[] = [
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

function members(ranges: readonly (readonly [number, number])[]): string {
  const write = (codePoint: number): string => `\\u{${codePoint.toString(16)}}`;
  return ranges.map(([low, high]) => (low === high ? write(low) : `${write(low)}-${write(high)}`)).join("");
}

function complement(ranges: readonly (readonly [number, number])[]): [number, number][] {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [low, high] of sorted) {
    if (low > next) gaps.push([next, low - 1]);
    next = high + 1;
  }
  return [...gaps, [next, 0x10ffff]];
}
