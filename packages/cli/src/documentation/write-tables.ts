// Brings the tables of the README up to date with the code.
import { readFileSync, writeFileSync } from "node:fs";
import { writeTables } from "./tables.ts";

const file = new URL("../../README.md", import.meta.url);
writeFileSync(file, await writeTables(readFileSync(file, "utf8")));
