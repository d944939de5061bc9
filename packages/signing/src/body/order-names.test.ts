import fc from "fast-check";
import { expect, test } from "vitest";
import { orderNames } from "./order-names.ts";

function list(names: readonly string[]): readonly string[] {
  return orderNames(names).map(({ name }) => name);
}

test("names that were seen before are ordered as they were, whatever lists they begin", () => {
  expect(list(["b", "a", "c"])).toEqual(["a", "b", "c"]);
  expect(list(["b"])).toEqual(["b"]);
  expect(list(["b", "a"])).toEqual(["a", "b"]);
  expect(list([])).toEqual([]);
  expect(orderNames(["b", "a", "c"])).toBe(orderNames(["b", "a", "c"]));
});

test("what stands before a value is the name, quoted, in its place", () => {
  expect(orderNames(['"'])).toEqual([{ name: '"', opening: '{"\\"":', following: ',"\\"":' }]);
});

test("more lists than are remembered, and names that are not, are ordered all the same", () => {
  const names = fc.uniqueArray(fc.oneof(fc.string(), fc.string({ minLength: 60, maxLength: 70 })));
  fc.assert(
    fc.property(names, (given) => {
      expect(list(given)).toEqual(given.toSorted());
    }),
    { numRuns: 2000 },
  );
});
