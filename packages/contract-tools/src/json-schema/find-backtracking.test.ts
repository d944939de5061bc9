import { describe, expect, test } from "vitest";
import { findBacktracking } from "./find-backtracking.ts";

const exponential: [pattern: string, repeated: string][] = [
  ["^(a+)+b$", "a"],
  ["^(a*)*$", "a"],
  ["^(a|a)*$", "aa"],
  ["^(?:ab|abab)+$", "ababab"],
  ["^(\\w+\\s?)*$", "a"],
  ["^(.*a){12}$", "aa"],
  ["^(?:\\d{1,3}\\.?){1,20}$", "0.0"],
  ["^(.+/)+x$", "/a"],
  ["(x+x+)+y", "xx"],
  ["(?:\\w+\\s?)*$", "a"],
  ["^(?:\\p{L}|\\p{Lu})*$", "Aa"],
  ["^(\u{1F600}+)+x$", "\u{1F600}"],
  ["^b(?:cd)?(?=(a+)+b)a", "a"],
  ["^(?!(a+)+$)b", "a"],
  ["^(?=x(?=(a+)+b))x", "a"],
  ["^(?:\\ba*)*$", "a"],
  ["^(?:a?b?)*$", "ba"],
  ["^(a?){50}a{50}$", "a"],
  ["^(?:b(?!c)c)?(a+)+$", "a"],
];
const quadratic: [pattern: string, repeated: string][] = [
  ["^a*a*b$", "a"],
  ["^a.*b.*c$", "ba"],
  ["^[^@]+@[^@]+\\.[^@]+$", ".a"],
  ["^\\s*(.*)\\s*$", " "],
  ["a+b", "a"],
];
const linear = [
  "^(?:a?)*$",
  "^(?:a?b)*$",
  "a+",
  "^(a+)+",
  "^[\\s\\S]*[\\s\\S]*$",
  "^[a-z]+(?:-[a-z]+)*$",
  "^(?:[^ ]+(?: [^ ]+)*)?$",
  "^(?:[0-9a-f]{8}-?)+$",
  "^(?:[0-9a-f]{64})+$",
  "^[a-z]{0,100}[a-z0-9]{0,200}$",
  "^(?:\\bfoo ?)*$",
  "^(?=.*\\S)[^\\u0000]+$",
  "^(?:(?!a)\\w|a)*$",
  "^(?!.*/x$|/y$)(?:/(?:[^~/]|~[01])*)+$",
  '^"(?:[^"\\\\]|\\\\.)*"$',
  "^(.)\\1$",
  "^\\p{Lu}[\\w-]{1,10}$",
];

/** Whether the expression, or a lookahead in it, does not match at the start of the input. */
function rejects(pattern: string, input: string): boolean {
  const inside = /.*\(\?[=!]([^?]*?)\)+[abx]$/.exec(pattern)?.[1];
  return !new RegExp(`^(?:${inside ?? pattern})`, "u").test(input);
}

describe("findBacktracking", () => {
  test.each(exponential)("finds exponential time of %s", (pattern, repeated) => {
    const found = findBacktracking(pattern);
    expect(found).toMatchObject({ isExponential: true, repeated });
    expect(found?.input).toContain(repeated.repeat(3));
  });

  test.each(quadratic)("finds quadratic time of %s", (pattern, repeated) => {
    const found = findBacktracking(pattern);
    expect(found).toMatchObject({ isExponential: false, repeated });
    expect(rejects(pattern, found?.input ?? "")).toBe(true);
  });

  test.each(linear)("accepts %s", (pattern) => expect(findBacktracking(pattern)).toBeUndefined());

  // Few repetitions: the time doubles with each.
  test.each(exponential)("shows a text that %s rejects", (pattern, repeated) => {
    const input = findBacktracking(pattern)?.input.replace(repeated.repeat(8), "") ?? "";
    expect(rejects(pattern, input.replaceAll(repeated.repeat(3), repeated))).toBe(true);
  });
});
