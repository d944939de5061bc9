// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import {
  type PackedTables,
  Schema,
  boolean,
  decimal,
  readTables,
  string,
} from "@payment-routing/contract-runtime/codegen";
import { ELEMENTS_1 } from "./table-elements-1.ts";
import { TYPES_1 } from "./table-types-1.ts";
import { VALUES_1 } from "./table-values-1.ts";

const TABLES: PackedTables = {
  namespaces: [""],
  globalElements: 2,
  globalAttributes: 0,
  namedTypes: [
],
  constraints: [],
  prefixes: {},
  unqualified: true,
  types: TYPES_1,
  elements: ELEMENTS_1,
  attributes: [],
  values: VALUES_1,
};

export const SCHEMA = new Schema(...readTables(TABLES), { datatypes: { boolean, decimal, string } });
