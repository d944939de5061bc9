import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { jsonSeparator, serializeArray, serializeNumber, serializeString } from "./serialize.ts";

test("a string is written as JSON.stringify writes it", () => {
  const units = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  const strings = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.array(units).map((list) => list.join("")),
  );
  fc.assert(
    fc.property(strings, (text) => {
      expect(serializeString(text)).toBe(JSON.stringify(text));
    }),
    { numRuns: 5_000 },
  );
});

test.each([
  "\u0000",
  "\u001f",
  " ",
  '"',
  "\\",
  "\u007f",
  "\u2028",
  "\ud7ff",
  "\ud800",
  "\udfff",
  "\ue000",
  "𝒳",
])("%j, at the edges, too", (text) => expect(serializeString(text)).toBe(JSON.stringify(text)));

test("a number is written as JSON.stringify writes it", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, noDefaultInfinity: true }), (value) => {
      expect(serializeNumber(value)).toBe(JSON.stringify(value));
    }),
  );
});

describe("what JSON cannot hold is refused", () => {
  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY])("%d", (value) =>
    expect(() => serializeNumber(value)).toThrow(new RangeError(`${value} cannot be written as a number`)),
  );
  test.each([undefined, null, 5, {}])("%j as a string", (value) =>
    expect(() => serializeString(value as unknown as string)).toThrow(TypeError),
  );
});

test("items are set apart by commas", () => {
  expect([[], [1], [1, 2, 3]].map((items) => serializeArray(items, String))).toEqual([
    "[]",
    "[1]",
    "[1,2,3]",
  ]);
});

test("members are set apart by what stands before them", () => {
  expect(["", '{"a":1'].map(jsonSeparator)).toEqual(["{", ","]);
});
