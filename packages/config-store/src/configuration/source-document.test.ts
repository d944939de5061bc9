import { expect, test } from "vitest";
import { readDocument } from "./source-document.ts";

const nested = (depth: number, open: string, close: string) =>
  `a: ${open.repeat(depth)}1${close.repeat(depth)}`;

test.each([
  { name: "sequences", text: (depth: number) => nested(depth, "[", "]") },
  { name: "mappings", text: (depth: number) => nested(depth, "{a: ", "}") },
  { name: "sequences that do not end", text: (depth: number) => nested(depth, "[", "") },
])("YAML of $name may have 64 levels, and deeper nesting is one issue", ({ name, text }) => {
  if (!name.includes("not end")) expect(readDocument("a.yaml", text(63)).issues).toEqual([]);
  for (const depth of [64, 1_000, 1_500, 2_000, 20_000]) {
    const { issues, members } = readDocument("a.yaml", text(depth));
    expect(members).toBeUndefined();
    expect(issues).toEqual([expect.objectContaining({ file: "a.yaml", expected: "at most 64 levels" })]);
  }
});
