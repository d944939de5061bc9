// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Row, ValueShape } from "@payment-routing/contract-runtime/codegen";

/** The values of the table from place 0. */
export const VALUES_1: readonly Row<ValueShape>[] = [
  "open",
  "{ payment_methods=2 }",
  "{ payment_method=3[*] }",
  "{ id=4 psp_type=5 preference=6 state_id=7 }",
  "text number",
  "text string",
  "{ event_id=8 account_id=9 transaction=10 client_info=11 }",
  [
    "{ platform=12 language=13 version=14 sdk-version=15 mobile=16 email=17 device_id=18 ip=19",
    "client_id=20 }",
  ],
  "{ email=21 email_type=22 validated=23 }",
  "text boolean",
  "{ mobile=24 mobile_type=25 country_id=26 validated=27 }",
  "text string",
  "{ type_id=28 order_no=29 product_type=30 fees=31 amount=32 orders=33 }",
  {
    kind: "record",
    attributes: [],
    content: {
      kind: "bare",
      member: {
        kind: "rows",
        key: "order_line",
        members: [
          { kind: "element", key: "line_item", element: 34, array: false, max: 1 },
          { kind: "element", key: "amount", element: 35, array: false, max: 1 },
        ],
      },
    },
  },
  "{ country_id=36 value=37 }",
  "text string",
  "{ product=38[*] }",
  "{ name=39 sku=40 description=41 airline_data=42 }",
  "open",
  "{ value=43 country_id=44 currency_id=45 decimal=46 }",
  "text number",
  "{ fee=47[*] }",
  "{ value=48 type=49 }",
  "text number",
  "text string",
];
