import { expect, test } from "vitest";
import type { Issue, Result } from "./issue.ts";
import { documentSchema, valueSchema } from "./standard-schema.ts";

const rejected = (issue: Partial<Issue>): Result<never> => {
  const position = { line: undefined, column: undefined };
  const { path = "", expected = "a", received = "b" } = issue;
  const message = `${path}: expected ${expected}, got ${received}`;
  return {
    ok: false,
    issues: [{ code: "invalid-value", path, message, expected, received, ...position, ...issue }],
  };
};

test.each([
  { name: "the value itself", path: "", value: 1, steps: [] },
  { name: "a member", path: "/a/b", value: { a: { b: 1 } }, steps: ["a", "b"] },
  { name: "an item", path: "/a/1/b", value: { a: [0, { b: 1 }] }, steps: ["a", 1, "b"] },
  { name: "a member with a number for a name", path: "/a/1", value: { a: { 1: 0 } }, steps: ["a", "1"] },
  { name: "an escaped name", path: "/a~1b/c~0d", value: { "a/b": {} }, steps: ["a/b", "c~d"] },
  { name: "a missing member of a missing value", path: "/a/b/c", value: {}, steps: ["a", "b", "c"] },
  { name: "a member of null", path: "/a/b", value: { a: null }, steps: ["a", "b"] },
])("an issue of a value has its path: $name", ({ path, steps, value }) => {
  const { validate } = valueSchema(() => rejected({ path }))["~standard"];
  expect(validate(value)).toEqual({ issues: [{ message: "expected a, got b", path: steps }] });
});

test("an issue of a document has its position in the message", () => {
  const { validate } = documentSchema(() => rejected({ path: "/a", line: 2, column: 7 }))["~standard"];
  expect(validate("<a/>")).toEqual({ issues: [{ message: "2:7 /a: expected a, got b" }] });
});

test.each([
  { input: undefined, kind: "undefined" },
  { input: null, kind: "null" },
  { input: 7, kind: "number" },
  { input: { a: 1 }, kind: "object" },
])("$kind is no document", ({ input, kind }) => {
  const { validate } = documentSchema((): never => expect.unreachable("it is not read"))["~standard"];
  const message = `expected a document as string or Uint8Array, got ${kind}`;
  expect(validate(input)).toEqual({ issues: [{ message }] });
});

test("an accepted value is the value of the result", () => {
  const accept = (value: unknown): Result<unknown> => ({ ok: true, value });
  expect(valueSchema(accept)["~standard"].validate(1)).toEqual({ value: 1 });
  const bytes = new Uint8Array(1);
  expect(documentSchema(accept)["~standard"].validate(bytes)).toEqual({ value: bytes });
});
