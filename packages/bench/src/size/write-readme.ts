// `npm run document -w @payment-routing/bench`: updates the table of sizes in the README.
import { readFileSync, writeFileSync } from "node:fs";
import { measureSizes } from "./measure-sizes.ts";
import { writeSizeTable } from "./size-table.ts";

const readme = new URL("../../README.md", import.meta.url);
writeFileSync(readme, writeSizeTable(readFileSync(readme, "utf8"), await measureSizes()));
