import { measureConstraints } from "./codec/constraints.ts";
import { measurePublished } from "./codec/published.ts";
import { findSchemas, type SchemaPaths } from "./codec/schema-paths.ts";
import { measureSearch } from "./codec/search.ts";
import type { Effort } from "./harness/compare.ts";
import type { Bound, Report } from "./harness/report.ts";

/** Measures the XML codec: the search, documents of 1 MB of published schemas, and identity constraints. */
export async function run(effort: Effort, schemas?: SchemaPaths): Promise<Report> {
  const parts = [await measureSearch(effort)];
  for (const schema of findSchemas(schemas)) parts.push(await measurePublished(schema, effort));
  parts.push(await measureConstraints(effort));
  return {
    title: `The XML codec, Node ${process.version}`,
    tables: parts.flatMap(({ tables }) => tables),
    figures: Object.assign({}, ...parts.map(({ figures }) => figures)),
    bounds: BOUNDS,
  };
}

/** The bounds of the codec's figures. */
const BOUNDS: Readonly<Record<string, Bound>> = {
  decode_vs_json_parse: { atMost: 1.1 },
  decode_unicode_vs_json_parse: { atMost: 1.5 },
  decode_unusual_vs_json_parse: { atMost: 2.5 },
  tables_decode_vs_json_parse: { atMost: 3 },
  encode_vs_json_stringify: { atMost: 1.2 },
  decode_speedup_vs_fxp_ajv: { atLeast: 30 },
  decode_speedup_vs_libxml2: { atLeast: 8 },
  iso20022_decode_vs_json_parse: { atMost: 2.5 },
  ubl_decode_vs_json_parse: { atMost: 3.5 },
  iso20022_decode_speedup_vs_libxml2: { atLeast: 3 },
  ubl_decode_speedup_vs_libxml2: { atLeast: 1.5 },
  fpml_decode_speedup_vs_libxml2: { atLeast: 1.2 },
  constraints_decode_vs_unchecked: { atMost: 3 },
  constraints_validate_vs_unchecked: { atMost: 5 },
  search_bundle_gzip_bytes: { atMost: 28_000 },
  iso20022_bundle_gzip_bytes: { atMost: 50_000 },
};
