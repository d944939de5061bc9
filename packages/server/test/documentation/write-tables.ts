// Updates the generated tables of the documentation, and the descriptions of the interfaces.
import { readFileSync, writeFileSync } from "node:fs";
import { writeDescriptions } from "../../src/documentation/api/descriptions.ts";
import { SERVICE_TABLES, writeTables } from "./tables.ts";

const reference = new URL("../../../../docs/reference/service.md", import.meta.url);
writeFileSync(reference, writeTables(readFileSync(reference, "utf8"), SERVICE_TABLES));
for (const { file, text } of writeDescriptions()) writeFileSync(file, text);
