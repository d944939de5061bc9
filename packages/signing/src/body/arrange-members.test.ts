import canonicalize from "canonicalize";
import fc from "fast-check";
import { expect, test } from "vitest";
import { arrangeMembers, Unusual } from "./arrange-members.ts";

test("what is written of an arranged value is its canonical form, by the library", () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: "binary" }), (value) => {
      let text: string | undefined;
      try {
        text = JSON.stringify(arrangeMembers(value));
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
  expect(JSON.stringify(arrangeMembers(given))).toBe(
    '{"A":null,"a":0,"aa":1,"b":[{"\\r":2,"\u20ac":1,"\ud83d\ude00":4,"\ufb33":3}]}',
  );
});

test.each([
  { name: "half a surrogate pair in a text", given: { a: "\ud800" } },
  { name: "half a surrogate pair in a name", given: { "\udc00": 1 } },
  { name: "a number that is not finite", given: { a: [Number.POSITIVE_INFINITY] } },
  { name: "a name that begins with a digit", given: { "10": 1, "9": 2 } },
  { name: "a member __proto__", given: JSON.parse('{"__proto__":{"a":1}}') },
  { name: "a member toJSON", given: { toJSON: 1 } },
  { name: "a value that writes itself", given: { at: new Date(0) } },
  { name: "undefined in an array", given: [undefined] },
  { name: "a function", given: { a: () => 1 } },
])("$name is left to the library", ({ given }) => {
  expect(() => arrangeMembers(given)).toThrow(Unusual);
});
