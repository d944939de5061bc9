import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { readSequences, writeSequences } from "./sequence-ranges.ts";

test.each([
  { sequences: [3], text: "3" },
  { sequences: [0, 1], text: "0-1" },
  { sequences: [1, 2, 3], text: "1-3" },
  { sequences: [1, 3, 4, 9], text: "1,3-4,9" },
  { sequences: [2 ** 53 - 1], text: "9007199254740991" },
])("$text", ({ sequences, text }) => {
  expect(writeSequences(sequences)).toBe(text);
  expect(readSequences(text)).toEqual(sequences);
});

test("reads what it writes", () => {
  const ascending = fc
    .uniqueArray(fc.nat({ max: 200 }), { minLength: 1 })
    .map((numbers) => numbers.toSorted((a, b) => a - b));
  fc.assert(
    fc.property(ascending, (sequences) => {
      expect(readSequences(writeSequences(sequences) ?? "")).toEqual(sequences);
    }),
  );
});

describe("is not read", () => {
  test.each(
    [
      ["", " ", ",", "-", "1,", ",1", "1-", "-1", "1-2-3", "1, 2", "01", "1.5", "1e3", "a"],
      ["2,1", "1,1", "1-3,3", "3-1"],
      ["9007199254740992", "1-9007199254740991", "0-100000", `1${",3".repeat(4096)}`],
    ].flat(),
  )("%.20s", (text) => expect(readSequences(text)).toBeUndefined());
});

test.each([
  { name: "none", sequences: [] },
  { name: "a negative one", sequences: [-1] },
  { name: "a fraction", sequences: [1.5] },
  { name: "descending ones", sequences: [2, 1] },
])("$name is not written", ({ sequences }) => expect(writeSequences(sequences)).toBeUndefined());
