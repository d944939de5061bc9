// `npm run document -w @payment-routing/bench`: updates the tables of sizes in the READMEs, here and of each contract.
import { readFileSync, writeFileSync } from "node:fs";
import { findSizeTables } from "./find-size-tables.ts";
import { measureSizes } from "./measure-sizes.ts";
import { writeSizeTable } from "./size-table.ts";

for (const { key, readme, sizes } of findSizeTables(await measureSizes()))
  writeFileSync(readme, writeSizeTable(readFileSync(readme, "utf8"), sizes, key));
