import fc, { type Arbitrary } from "fast-check";
import { expect, test } from "vitest";
import { findBacktracking } from "./find-backtracking.ts";

/** Part of an expression over the letters a, b and c. */
type Part =
  | { readonly letters: string }
  | { readonly sequence: readonly Part[] }
  | { readonly branches: readonly Part[] }
  | { readonly repeated: Part; readonly min: number; readonly max: number };

const BOUNDS = [
  [0, Infinity],
  [1, Infinity],
  [2, Infinity],
  [0, 1],
  [1, 2],
  [2, 2],
] as const;

const { part } = fc.letrec<{ part: Part }>((tie) => {
  const inner = tie("part") as Arbitrary<Part>;
  const several = fc.array(inner, { minLength: 2, maxLength: 3 });
  return {
    part: fc.oneof(
      { maxDepth: 4 },
      fc.constantFrom("a", "b", "ab", "c").map((letters) => ({ letters })),
      several.map((sequence) => ({ sequence })),
      several.map((branches) => ({ branches })),
      fc.tuple(inner, fc.constantFrom(...BOUNDS)).map(([repeated, [min, max]]) => ({ repeated, min, max })),
    ),
  };
});

function write(one: Part): string {
  if ("letters" in one) return `[${one.letters}]`;
  if ("sequence" in one) return one.sequence.map(write).join("");
  if ("branches" in one) return `(?:${one.branches.map(write).join("|")})`;
  const { repeated, min, max } = one;
  return `(?:${write(repeated)}){${min},${max === Infinity ? "" : max}}`;
}

const MAX_STEPS = 100_000;
class TooManySteps extends Error {}

/** Counts the steps in which a backtracking engine searches a text. */
function countSteps(whole: Part, isAnchored: boolean, text: string): number {
  let steps = 0;
  const match = (one: Part, at: number, then: (at: number) => boolean): boolean => {
    if (++steps > MAX_STEPS) throw new TooManySteps();
    if ("letters" in one) return at < text.length && one.letters.includes(text[at] ?? "") && then(at + 1);
    if ("branches" in one) return one.branches.some((branch) => match(branch, at, then));
    if ("sequence" in one) {
      const [first, ...rest] = one.sequence;
      return first === undefined
        ? then(at)
        : match(first, at, (next) => match({ sequence: rest }, next, then));
    }
    const { repeated, min, max } = one;
    const repeat = (count: number, from: number): boolean =>
      (count < max &&
        match(repeated, from, (next) => !(next === from && count >= min) && repeat(count + 1, next))) ||
      (count >= min && then(from));
    return repeat(0, at);
  };
  try {
    const starts = isAnchored ? [0] : Array.from({ length: text.length + 1 }, (_, index) => index);
    starts.some((start) => match(whole, start, (end) => end === text.length));
    return steps;
  } catch (error) {
    if (error instanceof TooManySteps) return Infinity;
    throw error;
  }
}

function listWords(maxLength: number): string[] {
  const words = [""];
  for (const word of words)
    if (word.length < maxLength) words.push(...["a", "b", "c"].map((one) => word + one));
  return words;
}

const PREFIXES = listWords(1);
const REPEATED = listWords(2).slice(1);

test("agrees with a backtracking engine on the time of random expressions", { timeout: 60_000 }, () => {
  const counts = { found: 0, none: 0 };
  fc.assert(
    fc.property(part, fc.boolean(), (whole, isAnchored) => {
      const pattern = `${isAnchored ? "^" : ""}(?:${write(whole)})$`;
      const grows = (text: (times: number) => string) => {
        const steps = countSteps(whole, isAnchored, text(32));
        return steps === Infinity || steps > 2.6 * countSteps(whole, isAnchored, text(16));
      };
      const found = findBacktracking(pattern);
      if (found === undefined) {
        counts.none++;
        for (const prefix of PREFIXES)
          for (const word of REPEATED)
            for (const end of ["", "a", "!"])
              if (grows((times) => prefix + word.repeat(times) + end))
                expect.fail(`${pattern} backtracks: ${prefix} ${word} ${end}`);
        return;
      }
      counts.found++;
      const shown = found.repeated.repeat(Math.ceil(30 / found.repeated.length));
      expect(found.input).toContain(shown);
      expect(grows((times) => found.input.replace(shown, found.repeated.repeat(times)))).toBe(true);
    }),
    { numRuns: 150, seed: 1 },
  );
  expect(Math.min(counts.found, counts.none)).toBeGreaterThan(15);
});
