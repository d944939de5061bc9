import { expect, test } from "vitest";
import { findByCode, makeCodeTable } from "./code-table.ts";

test("finds what belongs to a code, small or large, and nothing for another", () => {
  const table = makeCodeTable([
    [0, "none"],
    [208, "DKK"],
    [999, "last"],
    [1000, "private"],
    [-1, "below"],
  ]);
  const found = [0, 208, 999, 1000, -1, 1, 998, 1001, -2, 0.5, Number.NaN].map((code) =>
    findByCode(table, code),
  );
  expect(found).toEqual(["none", "DKK", "last", "private", "below", ...Array(6).fill(undefined)]);
});
