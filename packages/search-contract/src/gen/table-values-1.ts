// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Row, ValueShape } from "@payment-routing/contract-runtime/codegen";

/** The values of the table from index 0. */
export const VALUES_1: readonly Row<ValueShape>[] = [
  `open
=3
text number
=4
text boolean
=3
order_line=<34-35>
=4
open
=1
text number
=2
text number
=1`,
];
