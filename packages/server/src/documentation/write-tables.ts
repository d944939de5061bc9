// Updates the generated tables of the documentation.
import { readFileSync, writeFileSync } from "node:fs";
import { OPERATOR_TABLES } from "./operator-tables.ts";
import { OPERATIONS_TABLES, type Tables, writeTables } from "./tables.ts";

function update(path: string, tables: Tables): void {
  const file = new URL(`../../../../docs/${path}`, import.meta.url);
  writeFileSync(file, writeTables(readFileSync(file, "utf8"), tables));
}

update("operations.md", OPERATIONS_TABLES);
update("reference/operator-interface.md", OPERATOR_TABLES);
