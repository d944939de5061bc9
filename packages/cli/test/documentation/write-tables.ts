// Updates the generated tables of the README and of docs/reference/service.md.
import { readFileSync, writeFileSync } from "node:fs";
import { README_TABLES, SERVICE_TABLES, writeTables } from "./tables.ts";

const files = [
  { file: new URL("../../README.md", import.meta.url), tables: README_TABLES },
  { file: new URL("../../../../docs/reference/service.md", import.meta.url), tables: SERVICE_TABLES },
];
for (const { file, tables } of files)
  writeFileSync(file, await writeTables(readFileSync(file, "utf8"), tables));
