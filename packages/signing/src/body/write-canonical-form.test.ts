import canonicalize from "canonicalize";
import fc from "fast-check";
import { expect, test } from "vitest";
import { writeCanonicalForm } from "./write-canonical-form.ts";
import { Unusual } from "./write-text.ts";

test("what is written is what the library writes", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: "binary" }), (value) => {
      let text: string | undefined;
      try {
        text = writeCanonicalForm(value);
      } catch (error) {
        expect(error).toBeInstanceOf(Unusual);
        return;
      }
      expect(text).toBe(canonicalize(value));
    }),
  );
});

test("members are in the order of their UTF-16 code units, at any depth, and those without a value are left out", () => {
  const given = {
    b: [{ "\u20ac": 1, "\r": 2, "\ufb33": 3, "\ud83d\ude00": 4, a: undefined }],
    aa: 1,
    a: 0,
    A: null,
  };
  expect(writeCanonicalForm(given)).toBe(
    '{"A":null,"a":0,"aa":1,"b":[{"\\r":2,"\u20ac":1,"\ud83d\ude00":4,"\ufb33":3}]}',
  );
});

// An object would have them in another place than they were put in, or not at all.
test("names that begin with a digit, and __proto__, are names like any other", () => {
  const given = JSON.parse('{"__proto__":{"a":1},"9":1,"10":2,"-":3}');
  expect(writeCanonicalForm(given)).toBe('{"-":3,"10":2,"9":1,"__proto__":{"a":1}}');
});

test.each([
  { name: "half a surrogate pair in a text", given: { a: "\ud800" } },
  { name: "half a surrogate pair in a name", given: { "\udc00": 1 } },
  { name: "a number that is not finite", given: { a: [Number.POSITIVE_INFINITY] } },
  { name: "a member toJSON", given: { toJSON: 1 } },
  { name: "a value that writes itself", given: { at: new Date(0) } },
  { name: "undefined in an array", given: [undefined] },
  { name: "nothing in an array", given: Array(2) },
  { name: "a function", given: { a: () => 1 } },
])("$name is left to the library", ({ given }) => {
  expect(() => writeCanonicalForm(given)).toThrow(Unusual);
});
