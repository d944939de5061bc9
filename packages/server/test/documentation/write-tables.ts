// Updates the generated tables of the documentation.
import { readFileSync, writeFileSync } from "node:fs";
import { SERVICE_TABLES, writeTables } from "./tables.ts";

const reference = new URL("../../../../docs/reference/service.md", import.meta.url);
writeFileSync(reference, writeTables(readFileSync(reference, "utf8"), SERVICE_TABLES));
