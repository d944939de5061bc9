import { BOUNDS } from "./codec/bounds.ts";
import { measurePublished } from "./codec/published.ts";
import { findSchemas, type SchemaPaths } from "./codec/schema-paths.ts";
import { measureSearch } from "./codec/search.ts";
import type { Effort } from "./harness/compare.ts";
import type { Report } from "./harness/report.ts";

/** Measures the XML codec: the search, and documents of 1 MB of published schemas. */
export async function run(effort: Effort, schemas?: SchemaPaths): Promise<Report> {
  const parts = [await measureSearch(effort)];
  for (const schema of findSchemas(schemas)) parts.push(await measurePublished(schema, effort));
  return {
    title: `The XML codec, Node ${process.version}`,
    tables: parts.flatMap(({ tables }) => tables),
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    bounds: BOUNDS,
  };
}
