// Brings the tables of docs/operations.md up to date with the code.
import { readFileSync, writeFileSync } from "node:fs";
import { writeTables } from "./tables.ts";

const file = new URL("../../../../docs/operations.md", import.meta.url);
writeFileSync(file, writeTables(readFileSync(file, "utf8")));
