/** Code points, both ends included. */
export type Ranges = readonly (readonly [first: number, last: number])[];

/** Ranges as members of a JavaScript character class. */
export function members(ranges: Ranges): string {
  const write = (codePoint: number): string => `\\u{${codePoint.toString(16)}}`;
  return ranges.map(([low, high]) => (low === high ? write(low) : `${write(low)}-${write(high)}`)).join("");
}

/** All other code points. */
export function complement(ranges: Ranges): [number, number][] {
  const sorted = ranges.toSorted(([a], [b]) => a - b);
  const gaps: [number, number][] = [];
  let next = 0;
  for (const [low, high] of sorted) {
    if (low > next) gaps.push([next, low - 1]);
    next = high + 1;
  }
  return [...gaps, [next, 0x10ffff]];
}
