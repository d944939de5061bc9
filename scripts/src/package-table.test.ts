import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { writePackageTable } from "./package-table.ts";
import { fromRoot } from "./repository.ts";

test("the README's table of packages is current (npm run document)", () => {
  const readme = readFileSync(fromRoot("README.md"), "utf8");
  expect(writePackageTable(readme)).toBe(readme);
});

test("a README without the markers is rejected", () => {
  expect(() => writePackageTable("# Nothing")).toThrow(RangeError);
});
