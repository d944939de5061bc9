import { describe, expect, test } from "vitest";
import { showIssue } from "../../test/show-issue.ts";
import type { DecodeOptions } from "./cursor.ts";
import { findText } from "./find-text.ts";
import { readTree } from "./read-tree.ts";

function read(document: Uint8Array | string, options?: DecodeOptions): string {
  const result = readTree(document, options);
  return result.ok ? "ok" : result.issues.map(showIssue).join("; ");
}

const attributes = (count: number): string => Array.from({ length: count }, (_, i) => ` a${i}=""`).join("");
const nested = (depth: number): string => `${"<a>".repeat(depth)}${"</a>".repeat(depth)}`;
const tooLarge = (most: number, length: number): string =>
  `1:1 limit-size: expected at most ${most} bytes, got ${length} or more`;

describe("size", () => {
  const sized = (bytes: number): string => `<a>${"x".repeat(bytes - 7)}</a>`;
  test.for([
    { name: "262,144 bytes by default", given: sized(262_144), options: undefined, want: "ok" },
    { name: "one more", given: sized(262_145), options: undefined, want: tooLarge(262_144, 262_145) },
    { name: "as many as allowed", given: sized(10), options: { maxBytes: 10 }, want: "ok" },
    { name: "one more than allowed", given: sized(11), options: { maxBytes: 10 }, want: tooLarge(10, 11) },
    { name: "bytes count, not characters", given: "<a>é</a>", options: { maxBytes: 9 }, want: "ok" },
    { name: "one byte more", given: "<a>é</a>", options: { maxBytes: 8 }, want: tooLarge(8, 9) },
    { name: "no bound", given: sized(300_000), options: { maxBytes: Number.POSITIVE_INFINITY }, want: "ok" },
    {
      name: "a bound of NaN",
      given: "<a/>",
      options: { maxBytes: Number.NaN },
      want: tooLarge(Number.NaN, 4),
    },
  ])("$name", ({ given, options, want }) => {
    expect(read(given, options)).toBe(want);
    expect(read(Buffer.from(given), options)).toBe(want);
  });
});

describe("depth", () => {
  const tooDeep = (column: number, most: number): string =>
    `1:${column} limit-depth: expected at most ${most} elements inside each other, got one more`;
  test.for([
    { name: "64 by default", given: nested(64), options: undefined, want: "ok" },
    { name: "65", given: nested(65), options: undefined, want: tooDeep(193, 64) },
    { name: "as deep as allowed", given: nested(2), options: { maxDepth: 2 }, want: "ok" },
    { name: "an empty element counts", given: "<a><b/></a>", options: { maxDepth: 1 }, want: tooDeep(4, 1) },
    { name: "siblings do not count", given: "<a><b/><b/></a>", options: { maxDepth: 2 }, want: "ok" },
    { name: "1,024", given: nested(1024), options: { maxDepth: 1_000_000 }, want: "ok" },
    { name: "never more", given: nested(1025), options: { maxDepth: 1_000_000 }, want: tooDeep(3073, 1024) },
    { name: "none at all", given: "<a/>", options: { maxDepth: 0 }, want: tooDeep(1, 0) },
    {
      name: "a bound of NaN",
      given: "<a/>",
      options: { maxDepth: Number.NaN },
      want: tooDeep(1, Number.NaN),
    },
  ])("$name", ({ given, options, want }) => {
    expect(read(given, options)).toBe(want);
  });
});

describe("attributes of an element", () => {
  const tooMany = (position: string, most: number): string =>
    `${position} limit-attributes: expected at most ${most} attributes on an element, got one more`;
  test.for([
    { name: "256 by default", given: `<a${attributes(256)}/>`, options: undefined, want: "ok" },
    {
      name: "257 attributes",
      given: `<a${attributes(256)}\nb=""/>`,
      options: undefined,
      want: tooMany("2:1", 256),
    },
    { name: "as many as allowed", given: '<a b="" c=""/>', options: { maxAttributes: 2 }, want: "ok" },
    { name: "one more", given: '<a b="" c=""/>', options: { maxAttributes: 1 }, want: tooMany("1:9", 1) },
    {
      name: "namespace declarations",
      given: '<a xmlns="urn:x" b=""/>',
      options: { maxAttributes: 1 },
      want: tooMany("1:18", 1),
    },
    {
      name: "each element separately",
      given: '<a b=""><c d=""/></a>',
      options: { maxAttributes: 1 },
      want: "ok",
    },
    {
      name: "a bound of NaN",
      given: '<a b=""/>',
      options: { maxAttributes: Number.NaN },
      want: tooMany("1:4", Number.NaN),
    },
  ])("$name", ({ given, options, want }) => {
    expect(read(given, options)).toBe(want);
  });
});

test("findText applies the same limits", () => {
  expect(findText("<a><b>x</b></a>", ["a", "b"], { maxDepth: 2 })).toBe("x");
  expect(findText("<a><b>x</b></a>", ["a", "b"], { maxDepth: 1 })).toBeUndefined();
  expect(findText("<a><b>x</b></a>", ["a", "b"], { maxBytes: 14 })).toBeUndefined();
  expect(findText('<a b=""><b>x</b></a>', ["a", "b"], { maxAttributes: 0 })).toBeUndefined();
});
