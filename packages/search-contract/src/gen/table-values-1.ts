// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Row, ValueShape } from "@payment-routing/contract-runtime/codegen";

/** The values of the table from index 0. */
export const VALUES_1: readonly Row<ValueShape>[] = [
  "open",
  "{ 2 }",
  "{ 3[*] }",
  "{ 4-7 }",
  "text number",
  "text string",
  "{ 8-11 }",
  "{ 12-20 }",
  "{ 21-23 }",
  "text boolean",
  "{ 24-27 }",
  "text string",
  "{ 28-33 }",
  "order_line=<34-35>",
  "{ 36-37 }",
  "text string",
  "{ 38[*] }",
  "{ 39-42 }",
  "open",
  "{ 43-46 }",
  "text number",
  "{ 47[*] }",
  "{ 48-49 }",
  "text number",
  "text string",
];
