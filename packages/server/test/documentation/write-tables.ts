// Updates the generated tables of the documentation.
import { readFileSync, writeFileSync } from "node:fs";
import { PAGES, writeTables } from "./tables.ts";

for (const [page, tables] of Object.entries(PAGES)) {
  const file = new URL(`../../../../docs/reference/${page}`, import.meta.url);
  writeFileSync(file, writeTables(readFileSync(file, "utf8"), tables));
}
