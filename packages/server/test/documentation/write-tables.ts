// Updates the generated tables of the documentation, and the dashboards.
import { readFileSync, writeFileSync } from "node:fs";
import { writeDashboards } from "./dashboards.ts";
import { PAGES, writeTables } from "./tables.ts";

for (const [page, tables] of Object.entries(PAGES)) {
  const file = new URL(`../../../../docs/reference/${page}`, import.meta.url);
  writeFileSync(file, writeTables(readFileSync(file, "utf8"), tables));
}

for (const [name, dashboard] of writeDashboards())
  writeFileSync(new URL(`../../../../deploy/monitoring/dashboards/${name}`, import.meta.url), dashboard);
