import { DEFAULT_BOUNDS } from "@payment-routing/contract-runtime";
import { DocumentDecoder, SCHEMA_PARTS, Schema } from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "../src/gen/table.ts";

/** The schema of the contract without the readers and writers that accelerate it. */
export const TABLES_SCHEMA = new Schema(SCHEMA.table, SCHEMA.values, SCHEMA_PARTS);

/** Decodes by the tables alone. */
export const TABLES = new DocumentDecoder(TABLES_SCHEMA, { bounds: DEFAULT_BOUNDS });

/** The places of the root elements in the tables. */
export const PLACES = {
  payment_method_search_criteria: 0,
  payment_method_search_response: 1,
} as const;
