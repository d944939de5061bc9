import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { orderNames } from "./order-names.ts";

function list(names: readonly string[]): readonly string[] {
  return orderNames(names).map(({ position }) => names[position] ?? "none");
}

test("names that were seen before are ordered as they were, whatever lists they begin", () => {
  expect(list(["b", "a", "c"])).toEqual(["a", "b", "c"]);
  expect(list(["b"])).toEqual(["b"]);
  expect(list(["b", "a"])).toEqual(["a", "b"]);
  expect(list([])).toEqual([]);
  expect(orderNames(["b", "a", "c"])).toBe(orderNames(["b", "a", "c"]));
});

test("what stands before a value is the name, quoted, in its place", () => {
  expect(orderNames(['"'])).toEqual([{ position: 0, opening: '{"\\"":', following: ',"\\"":' }]);
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

test("lists that begin alike, each a name longer, are not all remembered", () => {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  const before = process.memoryUsage().heapUsed;
  // More than once: what was remembered before may make room for these at any of them.
  const grown = ["a", "b", "c"].map((first) => {
    const names = Array.from({ length: 900 }, (_, index) => `${first}${index}`);
    // They have 900 places, and would be 400,000 names.
    for (let length = 0; length <= names.length; length++) orderNames(names.slice(0, length));
    collect();
    return process.memoryUsage().heapUsed - before;
  });
  expect(Math.max(...grown)).toBeLessThan(10_000_000);
});
