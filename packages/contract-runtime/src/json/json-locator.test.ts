import { expect, test } from "vitest";
import { JsonLocator } from "./parse-json.ts";

const DOCUMENT = '\ufeff{ "a": [true,\n  {"b/c": "é", "d": 4}] }';

test.each([
  { pointer: "", want: { line: 1, column: 1 } },
  { pointer: "/a/1/d", want: { line: 2, column: 21 } },
  { pointer: "/a/1/b~1c", want: { line: 2, column: 11 } },
  { pointer: "/a/0", want: { line: 1, column: 9 } },
  { pointer: "/a/1/missing", want: { line: 2, column: 3 } },
])("'$pointer' stands at line $want.line, column $want.column", ({ pointer, want }) => {
  expect(new JsonLocator(Buffer.from(DOCUMENT)).locate(pointer)).toEqual(want);
});

test("returns undefined for a malformed document", () => {
  expect(new JsonLocator(Buffer.from('{"a": ')).locate("/a")).toBeUndefined();
  expect(new JsonLocator(Buffer.from("[[1]]"), { maxDepth: 1 }).locate("/0/0")).toBeUndefined();
});

test("locates the name of a member, or of the nearest one around what is missing", () => {
  const locator = new JsonLocator(Buffer.from('{ "a":\n { "b": [1, 2] } }'));
  expect(locator.locateName("/a")).toEqual({ line: 1, column: 3 });
  expect(locator.locateName("/a/b/1")).toEqual({ line: 2, column: 13 });
  expect(locator.locateName("/a/b/c")).toEqual({ line: 2, column: 4 });
  expect(locator.locateName("")).toEqual({ line: 1, column: 1 });
});
