import { expect, test } from "vitest";
import { readDocument } from "./source-document.ts";

const TEXT = `a: &both
  - { x: 1, y: }
  - [ 2,
      3 ]
b: *both
c: { in: *both, d: 1, d: 2 }
7: seven
`;

test.each([
  { path: ["a"], at: "name", want: [1, 1] },
  { path: ["a", "0", "x"], at: "value", want: [2, 10] },
  { path: ["a", "0", "y"], at: "name", want: [2, 13] },
  { path: ["a", "1", "1"], at: "value", want: [4, 7] },
  { path: ["b"], at: "value", want: [5, 4] },
  { path: ["b", "1", "0"], at: "value", want: [3, 7] },
  { path: ["c", "in"], at: "value", want: [6, 10] },
  { path: ["c", "in", "0", "x"], at: "name", want: [2, 7] },
  { path: ["c", "d"], at: "value", want: [6, 26] },
  { path: ["c", "missing", "deep"], at: "name", want: [6, 4] },
  { path: ["a", "2"], at: "value", want: [2, 3] },
  { path: ["a", "x"], at: "value", want: [2, 3] },
  { path: ["a", "0", "x", "deep"], at: "value", want: [2, 10] },
  { path: ["7"], at: "value", want: [7, 4] },
  { path: [], at: "value", want: [1, 1] },
] as const)("the $at at $path stands at $want", ({ path, at, want }) => {
  const { line, column } = readDocument("a.yaml", TEXT).locate(path, at);
  expect([line, column]).toEqual(want);
});
