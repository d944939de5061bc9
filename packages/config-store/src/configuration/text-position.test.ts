import { expect, test } from "vitest";
import { createPositionFinder } from "./text-position.ts";

const cases = [
  { name: "the start", given: ["ab\ncd", 0], want: { line: 1, column: 1, excerpt: "ab" } },
  { name: "the end of a line", given: ["ab\ncd", 2], want: { line: 1, column: 3, excerpt: "ab" } },
  { name: "the start of the next line", given: ["ab\ncd", 3], want: { line: 2, column: 1, excerpt: "cd" } },
  { name: "the end of the text", given: ["ab\ncd\n", 6], want: { line: 3, column: 1, excerpt: "" } },
  {
    name: "CR LF is one line break",
    given: ["a\r\n\r\nb", 5],
    want: { line: 3, column: 1, excerpt: "b" },
  },
  { name: "CR is a line break", given: ["a\rb\rc", 4], want: { line: 3, column: 1, excerpt: "c" } },
  {
    name: "columns count characters, not code units",
    given: ["𝒳𝒴: z", 6],
    want: { line: 1, column: 5, excerpt: "𝒳𝒴: z" },
  },
  {
    name: "characters of other lines are not counted",
    given: ["𝒳\n𝒳a𝒴", 6],
    want: { line: 2, column: 3, excerpt: "𝒳a𝒴" },
  },
  {
    name: "a long line, of which the part around the position is shown",
    given: [`a\n${"𝒳".repeat(600)}`, 1002],
    want: { line: 2, column: 501, excerpt: `…${"𝒳".repeat(79)}${"𝒳".repeat(79)}…` },
  },
  { name: "an empty text", given: ["", 0], want: { line: 1, column: 1, excerpt: "" } },
] as const;

test.each(cases)("$name", ({ given: [text, offset], want }) => {
  const { excerpt, ...position } = createPositionFinder(text)(offset);
  const [, source, mark = ""] = excerpt.split("\n");
  expect({ ...position, excerpt: source?.slice(`${want.line} | `.length) }).toEqual(want);
  expect(mark.endsWith("^")).toBe(true);
});
