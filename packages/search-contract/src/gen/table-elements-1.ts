// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { ElementTable, Row } from "@payment-routing/contract-runtime/codegen";

/** The elements of the table from index 0. */
export const ELEMENTS_1: readonly Row<ElementTable>[] = [
  `payment_method_search_criteria 6
payment_method_search_response 1
payment_methods 2
payment_method 3
id 4
psp_type 5
preference 4
state_id 4
event_id 4
account_id 4
transaction 12
client_info 7
platform 5
language 11
version 5
sdk-version 4
mobile 10
email 8
device_id 5
ip 5
client_id 4
email 5
email_type 5
validated 9
mobile 4
mobile_type 5
country_id 4
validated 9
type_id 23
order_no 15
product_type 24
fees 21
amount 19
orders 13
line_item 16
amount 14
country_id 4
value 15
product 17
name 15
sku 15
description 15
airline_data 18
value 4
country_id 4
currency_id 4
decimal 20
fee 22
value 4
type 23`,
];
