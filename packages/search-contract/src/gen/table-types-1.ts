// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Row, TypeDefinitionTable } from "@payment-routing/contract-runtime/codegen";

/** The types of the table from index 0. */
export const TYPES_1: readonly Row<TypeDefinitionTable>[] = [
  `mixed lax>0 . @ lax
all 2!
in 3+
all 4-7!
=decimal integer fractionDigits:0 minInclusive:-9007199254740991 maxInclusive:9007199254740991
=string token
all 8-11!
all 12! 13 14! 15-18 19-20!
all 21-23
=boolean`,
  {
    kind: "complex",
    mixed: false,
    content: {
      kind: "all",
      members: [
        { elements: [24], required: false },
        { elements: [25], required: false },
        { elements: [26], required: false },
        { elements: [27], required: false },
      ],
      optional: false,
    },
    attributes: [],
    assertions: [
      {
        condition: { or: [{ not: { child: "mobile" } }, { child: "country_id" }] },
        test: "not(mobile) or country_id",
        message: "a country_id with the mobile number",
      },
    ],
  },
  `=string token /[A-Za-z]{2}
all 28 29! 30-31 32-33!
34>1, 35>2, 34>1 .
all 36-37!
=string
in 38*
all 39-42
mixed skip>1 ., ^0 @ skip
all 43-44! 45 46!
=decimal integer fractionDigits:0 minInclusive:0 maxInclusive:9007199254740991
in 47*
all 48! 49
=decimal integer fractionDigits:0 minInclusive:-9007199254740991 maxInclusive:9007199254740991
 |1 |2 |3 |4 |5 |6
=string token |100 |200 |210`,
];
