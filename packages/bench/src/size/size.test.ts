import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CONTRACT_BUDGETS, measureSizes } from "./measure-sizes.ts";
import { readSizeTable, writeSizeTable } from "./size-table.ts";

const README = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const SIZES = await measureSizes();

test("every contract has a budget", () => {
  const packages = readdirSync(new URL("../../..", import.meta.url));
  const contracts = packages.filter((name) => name.endsWith("-contract"));
  expect(Object.keys(CONTRACT_BUDGETS).sort()).toEqual(contracts.sort());
});

test.for(SIZES)("$name is within its budget", ({ minifiedBytes, budgetBytes }) => {
  expect(minifiedBytes).toBeGreaterThan(10_000);
  expect(minifiedBytes).toBeLessThanOrEqual(budgetBytes);
});

test("the README states the sizes, to a tenth (to fix: npm run document -w @payment-routing/bench)", () => {
  const stated = readSizeTable(README);
  expect([...stated.keys()]).toEqual(SIZES.map(({ name }) => name));
  for (const { name, minifiedBytes } of SIZES)
    expect(Math.abs((stated.get(name) ?? 0) * 1000 - minifiedBytes)).toBeLessThan(0.1 * minifiedBytes);
});

test("a table is written between its markers and read back", () => {
  const size = { name: "a", minifiedBytes: 12_340, gzippedBytes: 5_000, budgetBytes: 13_000 };
  const written = writeSizeTable("before\n<!-- sizes -->old<!-- /sizes -->\nafter", [size]);
  expect(written).toBe(`before
<!-- sizes -->

| contract | minified, kB | with gzip, kB | budget, kB |
|---|---|---|---|
| \`a\` | 12.3 | 5.0 | 13.0 |

<!-- /sizes -->
after`);
  expect(readSizeTable(written)).toEqual(new Map([["a", 12.3]]));
  expect(() => readSizeTable("")).toThrow(RangeError);
});
