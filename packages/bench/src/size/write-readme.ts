// `npm run document -w @payment-routing/bench`: updates the tables of sizes in the READMEs, here and of each contract.
import { readFileSync, writeFileSync } from "node:fs";
import { measureSizes } from "./measure-sizes.ts";
import { findSizeTables, writeSizeTable } from "./size-table.ts";

for (const { key, readme, sizes } of findSizeTables(await measureSizes()))
  writeFileSync(readme, writeSizeTable(readFileSync(readme, "utf8"), sizes, key));
