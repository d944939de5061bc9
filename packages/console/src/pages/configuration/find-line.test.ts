import { expect, test } from "vitest";
import { findLine } from "./find-line.ts";

const text = "first\nsecond\n\nlast";

test.each([
  { line: 1, want: "first" },
  { line: 2, want: "second" },
  { line: 3, want: "" },
  { line: 4, want: "last" },
  { line: 5, want: undefined },
  { line: 0, want: undefined },
  { line: Number.NaN, want: undefined },
])("line $line is $want", ({ line, want }) => {
  const found = findLine(text, line);
  expect(found && text.slice(found.start, found.end)).toBe(want);
});
