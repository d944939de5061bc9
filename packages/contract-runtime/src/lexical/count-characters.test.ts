import fc from "fast-check";
import { expect, test } from "vitest";
import { countCharacters } from "./count-characters.ts";

test.for([
  { given: "", want: 0 },
  { given: "abc", want: 3 },
  { given: "\u{1F4B3}", want: 1 },
  { given: "a\u{1F4B3}\u{1F4B3}", want: 3 },
  { given: "e\u0301", want: 2 },
  { given: "\udc00\ud800", want: 2 },
])("$given", ({ given, want }) => {
  expect(countCharacters(given)).toBe(want);
});

test("as many as iterating gives", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(countCharacters(text)).toBe(Array.from(text).length);
    }),
  );
});
