import { expect, test } from "vitest";
import { equalValues } from "./equal-values.ts";

test.each<[unknown, unknown, boolean]>([
  [1, 1, true],
  [1, "1", false],
  [null, {}, false],
  [[], {}, false],
  [[1, [2]], [1, [2]], true],
  [[1, 2], [2, 1], false],
  [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: undefined }, { b: undefined }, false],
])("%j and %j: %j", (a, b, want) => expect(equalValues(a, b)).toBe(want));
