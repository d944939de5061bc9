import { DEFAULT_BOUNDS } from "@payment-routing/contract-runtime";
import { DocumentCodec } from "@payment-routing/contract-runtime/codegen";
import { CODEC } from "../src/gen/table.ts";

/** The tables of the contract without the readers that accelerate them. */
export const TABLES = new DocumentCodec(CODEC.schema.table, CODEC.schema.values, { bounds: DEFAULT_BOUNDS });

/** The places of the root elements in the tables. */
export const PLACES = {
  payment_method_search_criteria: 0,
  payment_method_search_response: 1,
} as const;
