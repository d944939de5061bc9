import type { Ranges } from "./ranges.ts";

/** General categories of XSD (part 2, appendix F.1.1), groups of them by one letter. */
export const CATEGORY = /^(?:L[ultmo]?|M[nce]?|N[dlo]?|P[cdseifo]?|Z[slp]?|S[mcko]?|C[cfon]?)$/;

const known = new Map<string, Ranges>();
let everyCharacter: string | undefined;

/** The code points of a category, as this version of JavaScript has Unicode: a pattern runs as one of its expressions. */
export function rangesOfCategory(name: string): Ranges {
  const ranges = known.get(name) ?? findRanges(name);
  known.set(name, ranges);
  return ranges;
}

function findRanges(name: string): Ranges {
  everyCharacter ??= writeEveryCharacter();
  return Array.from(everyCharacter.matchAll(new RegExp(`\\p{${name}}+`, "gu")), ([run]) => [
    run.codePointAt(0) as number,
    run.codePointAt(run.length - (lastOf(run) > 0xffff ? 2 : 1)) as number,
  ]);
}

function lastOf(run: string): number {
  return run.codePointAt(Math.max(run.length - 2, 0)) as number;
}

/** Surrogates are left out: a document has none. */
function writeEveryCharacter(): string {
  const parts: string[] = [];
  for (let first = 0; first <= 0x10ffff; first += 0x1000) {
    if (first >= 0xd800 && first < 0xe000) continue;
    const codes = Array.from({ length: 0x1000 }, (_, index) => first + index);
    parts.push(String.fromCodePoint(...codes.filter((code) => code < 0xd800 || code > 0xdfff)));
  }
  return parts.join("");
}
