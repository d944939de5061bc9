// Updates the generated tables of the documentation, and the descriptions of the interfaces.
import { readFileSync, writeFileSync } from "node:fs";
import { writeDescriptions } from "./api/write-descriptions.ts";
import { OPERATOR_TABLES } from "./operator-tables.ts";
import { SERVICE_TABLES, type Tables, writeTables } from "./tables.ts";

function update(path: string, tables: Tables): void {
  const file = new URL(`../../../../docs/${path}`, import.meta.url);
  writeFileSync(file, writeTables(readFileSync(file, "utf8"), tables));
}

update("reference/service.md", SERVICE_TABLES);
update("reference/operator-interface.md", OPERATOR_TABLES);
for (const { file, text } of writeDescriptions()) writeFileSync(file, text);
