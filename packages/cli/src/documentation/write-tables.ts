// Updates the generated tables of the README and of docs/operations.md.
import { readFileSync, writeFileSync } from "node:fs";
import { OPERATIONS_TABLES, README_TABLES, writeTables } from "./tables.ts";

const files = [
  { file: new URL("../../README.md", import.meta.url), tables: README_TABLES },
  { file: new URL("../../../../docs/operations.md", import.meta.url), tables: OPERATIONS_TABLES },
];
for (const { file, tables } of files)
  writeFileSync(file, await writeTables(readFileSync(file, "utf8"), tables));
