import { expect, test } from "vitest";
import { writeUnicodePattern } from "./unicode-pattern.ts";

test.each([
  ["^a{2}$", "^a{2}$"],
  ["\\@\\_\\e", "@_e"],
  ["\\-[\\-a]", "-[\\-a]"],
  ["^[a-z]{2}|[a-z]]?$", "^[a-z]{2}|[a-z]\\]?$"],
  ["{a}|b{1,2}}", "\\{a\\}|b{1,2}\\}"],
  ["[\\w-.]+[a-\\d]\\-", "[\\w\\-.]+[a\\-\\d]-"],
  ["[[{]\\:", "[[{]:"],
])("%s is written as %s", (pattern, want) => {
  expect(writeUnicodePattern(pattern)).toBe(want);
  const [before, after] = [new RegExp(pattern), new RegExp(want, "u")];
  for (const text of ["", "aa", "a-", "@_e", "az]", "{a}", "bb}", "-", "w-.", "[:", "1-"])
    expect(after.test(text)).toBe(before.test(text));
});

test.each(["(", "(?1)", "[b-a]"])("%s is wrong", (pattern) => {
  expect(writeUnicodePattern(pattern)).toBeUndefined();
});
