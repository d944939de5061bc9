// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { SchemaTable } from "@payment-routing/contract-runtime/codegen";

export const TABLE: SchemaTable = {
  roots: {
    payment_method_search_criteria: "payment_method_search_criteria",
    payment_method_search_response: "payment_method_search_response",
  },
  types: {
    airline_data: { kind: "open" },
    client_info: {
      kind: "all",
      children: [
        { name: "platform", type: "xs:token", min: 1, max: 1 },
        { name: "language", type: "language_code", min: 0, max: 1 },
        { name: "version", type: "xs:token", min: 1, max: 1 },
        { name: "sdk-version", type: "safe_integer", min: 0, max: 1 },
        { name: "mobile", type: "mobile", min: 0, max: 1 },
        { name: "email", type: "email", min: 0, max: 1 },
        { name: "device_id", type: "xs:token", min: 0, max: 1 },
        { name: "ip", type: "xs:token", min: 1, max: 1 },
        { name: "client_id", type: "safe_integer", min: 1, max: 1 },
      ],
    },
    decimal_places: {
      kind: "simple",
      base: "integer",
      whiteSpace: "collapse",
      minimum: 0,
      maximum: 9007199254740991,
    },
    email: {
      kind: "all",
      children: [
        { name: "email", type: "xs:token", min: 0, max: 1 },
        { name: "email_type", type: "xs:token", min: 0, max: 1 },
        { name: "validated", type: "xs:boolean", min: 0, max: 1 },
      ],
    },
    fee: {
      kind: "all",
      children: [
        { name: "value", type: "safe_integer", min: 1, max: 1 },
        { name: "type", type: "transaction_type", min: 0, max: 1 },
      ],
    },
    fees: { kind: "sequence", children: [{ name: "fee", type: "fee", min: 0, max: Infinity }] },
    language_code: {
      kind: "simple",
      base: "string",
      whiteSpace: "collapse",
      patterns: [{ source: "[A-Za-z]{2}", expression: new RegExp("^(?:[A-Za-z]{2})$", "u") }],
    },
    line_item: { kind: "sequence", children: [{ name: "product", type: "product", min: 0, max: Infinity }] },
    mobile: {
      kind: "all",
      children: [
        { name: "mobile", type: "safe_integer", min: 0, max: 1 },
        { name: "mobile_type", type: "xs:token", min: 0, max: 1 },
        { name: "country_id", type: "safe_integer", min: 0, max: 1 },
        { name: "validated", type: "xs:boolean", min: 0, max: 1 },
      ],
      assertions: [
        {
          condition: { or: [{ not: { child: "mobile" } }, { child: "country_id" }] },
          test: "not(mobile) or country_id",
          message: "a mobile number needs the country_id it belongs to",
        },
      ],
    },
    order_amount: {
      kind: "all",
      children: [
        { name: "country_id", type: "safe_integer", min: 1, max: 1 },
        { name: "value", type: "xs:string", min: 1, max: 1 },
      ],
    },
    orders: {
      kind: "rows",
      min: 1,
      max: Infinity,
      row: [
        { name: "line_item", type: "line_item", min: 1, max: 1 },
        { name: "amount", type: "order_amount", min: 1, max: 1 },
      ],
    },
    payment_method: {
      kind: "all",
      children: [
        { name: "id", type: "safe_integer", min: 1, max: 1 },
        { name: "psp_type", type: "xs:token", min: 1, max: 1 },
        { name: "preference", type: "safe_integer", min: 1, max: 1 },
        { name: "state_id", type: "safe_integer", min: 1, max: 1 },
      ],
    },
    payment_method_search_criteria: {
      kind: "all",
      children: [
        { name: "event_id", type: "safe_integer", min: 1, max: 1 },
        { name: "account_id", type: "safe_integer", min: 1, max: 1 },
        { name: "transaction", type: "transaction", min: 1, max: 1 },
        { name: "client_info", type: "client_info", min: 1, max: 1 },
      ],
    },
    payment_method_search_response: {
      kind: "all",
      children: [{ name: "payment_methods", type: "payment_methods", min: 1, max: 1 }],
    },
    payment_methods: {
      kind: "sequence",
      children: [{ name: "payment_method", type: "payment_method", min: 1, max: Infinity }],
    },
    product: {
      kind: "all",
      children: [
        { name: "name", type: "xs:string", min: 0, max: 1 },
        { name: "sku", type: "xs:string", min: 0, max: 1 },
        { name: "description", type: "xs:string", min: 0, max: 1 },
        { name: "airline_data", type: "airline_data", min: 0, max: 1 },
      ],
    },
    product_type: {
      kind: "simple",
      base: "string",
      whiteSpace: "collapse",
      enumeration: ["100", "200", "210"],
    },
    safe_integer: {
      kind: "simple",
      base: "integer",
      whiteSpace: "collapse",
      minimum: -9007199254740991,
      maximum: 9007199254740991,
    },
    transaction: {
      kind: "all",
      children: [
        { name: "type_id", type: "transaction_type", min: 0, max: 1 },
        { name: "order_no", type: "xs:string", min: 1, max: 1 },
        { name: "product_type", type: "product_type", min: 0, max: 1 },
        { name: "fees", type: "fees", min: 0, max: 1 },
        { name: "amount", type: "transaction_amount", min: 1, max: 1 },
        { name: "orders", type: "orders", min: 1, max: 1 },
      ],
    },
    transaction_amount: {
      kind: "all",
      children: [
        { name: "value", type: "safe_integer", min: 1, max: 1 },
        { name: "country_id", type: "safe_integer", min: 1, max: 1 },
        { name: "currency_id", type: "safe_integer", min: 0, max: 1 },
        { name: "decimal", type: "decimal_places", min: 1, max: 1 },
      ],
    },
    transaction_type: {
      kind: "simple",
      base: "integer",
      whiteSpace: "collapse",
      minimum: -9007199254740991,
      maximum: 9007199254740991,
      enumeration: [1, 2, 3, 4, 5, 6],
    },
    "xs:boolean": { kind: "simple", base: "boolean", whiteSpace: "collapse" },
    "xs:string": { kind: "simple", base: "string", whiteSpace: "preserve" },
    "xs:token": { kind: "simple", base: "string", whiteSpace: "collapse" },
  },
};
