import * as fc from "fast-check";
import { canonicalize as canonicalizeOtherwise } from "json-canonicalize";
import { expect, test } from "vitest";
import { writeCanonicalForm } from "./canonical-form.ts";

test.each([
  {
    name: "names of digits",
    given: '{"10":1,"9":2,"a":{"02":3,"1":4}}',
    want: '{"10":1,"9":2,"a":{"02":3,"1":4}}',
  },
  { name: "the name __proto__", given: '{"b":1,"__proto__":{"a":2}}', want: '{"__proto__":{"a":2},"b":1}' },
  { name: "a name with an emoji", given: '{"\u{1f600}":1,"\ufb33":2}', want: '{"\u{1f600}":1,"\ufb33":2}' },
  {
    name: "the name toJSON",
    given: '{"toJSON":1,"b":[{"z":1,"a":-0}]}',
    want: '{"b":[{"a":0,"z":1}],"toJSON":1}',
  },
])("$name", ({ given, want }) => {
  expect(writeCanonicalForm(JSON.parse(given))).toBe(want);
});

test.each([{ a: "\ud800" }, { "\udc00": 1 }, { a: [Number.NaN] }, { a: { b: Number.POSITIVE_INFINITY } }])(
  "%j has none",
  (value) => {
    expect(() => writeCanonicalForm(value)).toThrow();
  },
);

test("any JSON has the canonical form that another library gives it", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.string({ unit: "grapheme" }), fc.jsonValue({ stringUnit: "grapheme" })),
      (value) => {
        expect(writeCanonicalForm(value)).toBe(canonicalizeOtherwise(value));
      },
    ),
    { numRuns: 2000 },
  );
});
