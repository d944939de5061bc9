import { expect, test } from "vitest";
import { writeExcerpt } from "./excerpt.ts";

const CARD = "\u{1F4B3}";

test.for([
  { name: "a short line", text: "ab\ncd", line: 2, column: 2, want: ["2 | cd", "  |  ^"] },
  { name: "a tab", text: "\ta\tb", line: 1, column: 4, want: ["1 | \ta\tb", "  | \t \t^"] },
  { name: "a line that is not there", text: "a", line: 10, column: 1, want: ["10 | ", "   | ^"] },
  {
    name: "160 characters",
    text: "x".repeat(160),
    line: 1,
    column: 160,
    want: [`1 | ${"x".repeat(160)}`, `  | ${" ".repeat(159)}^`],
  },
  {
    name: "the start of a long line",
    text: "x".repeat(1e6),
    line: 1,
    column: 1,
    want: [`1 | ${"x".repeat(159)}…`, "  | ^"],
  },
  {
    name: "the middle of a long line",
    text: `${"x".repeat(1e6)}y${"z".repeat(1e6)}`,
    line: 1,
    column: 1e6 + 1,
    want: [`1 | …${"x".repeat(79)}y${"z".repeat(78)}…`, `  | ${" ".repeat(80)}^`],
  },
  {
    name: "the end of a long line",
    text: `a\n${"x".repeat(1e6)}\nb`,
    line: 2,
    column: 1e6 + 1,
    want: [`2 | …${"x".repeat(79)}`, `  | ${" ".repeat(80)}^`],
  },
  {
    name: "pairs around the position",
    text: CARD.repeat(1000),
    line: 1,
    column: 501,
    want: [`1 | …${CARD.repeat(79)}${CARD.repeat(79)}…`, `  | ${" ".repeat(80)}^`],
  },
  {
    name: "pairs that a cut would split",
    text: `${CARD.repeat(500)}x${CARD.repeat(500)}`,
    line: 1,
    column: 502,
    want: [`1 | …${CARD.repeat(78)}x${CARD.repeat(79)}…`, `  | ${" ".repeat(80)}^`],
  },
])("$name", ({ text, line, column, want }) => {
  const excerpt = writeExcerpt(text, { line, column });
  expect(excerpt.split("\n").slice(1)).toEqual(want);
  expect(excerpt.isWellFormed()).toBe(true);
});
