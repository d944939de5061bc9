import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundle } from "./bundle.ts";
import { CONTRACT_BUDGETS, measureSizes } from "./measure-sizes.ts";
import { findSizeTables, readSizeTable, writeSizeTable } from "./size-table.ts";

const SIZES = await measureSizes();

test("every contract has a budget", () => {
  const packages = readdirSync(new URL("../../..", import.meta.url));
  const contracts = packages.filter((name) => name.endsWith("-contract"));
  expect(Object.keys(CONTRACT_BUDGETS).sort()).toEqual(contracts.sort());
});

test.for(SIZES)("$name, $part, is within its budget", ({ minifiedBytes, budgetBytes }) => {
  expect(minifiedBytes).toBeGreaterThan(10_000);
  expect(minifiedBytes).toBeLessThanOrEqual(budgetBytes);
});

test.for([
  {
    folder: "search-contract",
    schema: "paymentMethodSearchCriteriaValueSchema",
    validator: "validatePaymentMethodSearchCriteria",
  },
  {
    folder: "search-contract",
    schema: "paymentMethodSearchCriteriaDocumentSchema",
    validator: "decodePaymentMethodSearchCriteria",
  },
  {
    folder: "callback-contract",
    schema: "paymentCallbackValueSchema",
    validator: "validatePaymentCallback",
  },
  { folder: "operator-contract", schema: "skipActionDocumentSchema", validator: "parseSkipAction" },
])(
  "a bundle of $schema has $validator and no other code of $folder",
  async ({ folder, schema, validator }) => {
    const load = (name: string) => bundle(`export { ${name} } from "@payment-routing/${folder}";`);
    const [withSchema, without] = await Promise.all([load(schema), load(validator)]);
    expect(withSchema.length - without.length).toBeGreaterThan(0);
    expect(withSchema.length - without.length).toBeLessThan(1000);
  },
);

test.for(findSizeTables(SIZES))(
  "$readme states the sizes, to a tenth (to fix: npm run document -w @payment-routing/bench)",
  ({ key, readme, sizes }) => {
    const stated = readSizeTable(readFileSync(readme, "utf8"));
    expect([...stated.keys()]).toEqual(sizes.map((size) => size[key]));
    for (const size of sizes)
      expect(Math.abs((stated.get(size[key]) ?? 0) * 1000 - size.minifiedBytes)).toBeLessThan(
        0.1 * size.minifiedBytes,
      );
  },
);

test("a table is written between its markers and read back", () => {
  const size = { name: "a", part: "all", minifiedBytes: 12_340, gzippedBytes: 5_000, budgetBytes: 13_000 };
  const written = writeSizeTable("before\n<!-- sizes -->old<!-- /sizes -->\nafter", [size], "name");
  expect(written).toBe(`before
<!-- sizes -->

| contract | minified, kB | with gzip, kB | budget, kB |
|---|---|---|---|
| \`a\` | 12.3 | 5.0 | 13.0 |

<!-- /sizes -->
after`);
  expect(readSizeTable(written)).toEqual(new Map([["a", 12.3]]));
  const parts = writeSizeTable(written, [size, { ...size, part: "decode" }], "part");
  expect(parts).toContain("| `decode…` only | 12.3 |");
  expect(readSizeTable(parts)).toEqual(
    new Map([
      ["all", 12.3],
      ["decode", 12.3],
    ]),
  );
  expect(() => readSizeTable("")).toThrow(RangeError);
});
