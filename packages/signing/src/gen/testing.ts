// Generated from schemas/mac. Do not edit: npm run generate.

import {
  type Arbitrary,
  arbitraryNearMiss,
  arbitraryValue,
  type NearMiss,
} from "@payment-routing/contract-runtime/testing";
import type { MacSpecification } from "./mac-specification.ts";
import macSpecificationSchema from "./mac-specification.schema.json" with { type: "json" };

export type { NearMiss, Rule } from "@payment-routing/contract-runtime/testing";

/** Any valid value of MacSpecification. */
export function arbitraryMacSpecification(): Arbitrary<MacSpecification> {
  return arbitraryValue(macSpecificationSchema) as Arbitrary<MacSpecification>;
}

/** Values that break one rule of MacSpecification, with the rule and where it is broken. */
export function arbitraryInvalidMacSpecification(): Arbitrary<NearMiss> {
  return arbitraryNearMiss(macSpecificationSchema);
}

/** The examples that are valid values of MacSpecification, by name. */
export const macSpecificationExamples: Readonly<Record<string, MacSpecification>> = {
  "decimals-of-a-rate": {
    fields: [
      { pointer: "/id", required: true },
      { pointer: "/sale_amount/conversion_rate", required: false, decimals: 4 },
    ],
    separator: "|",
    salt_position: "trailing",
    salt_separator: "|",
    booleans: "true/false",
    absent: "empty",
    charset: "utf-8",
    hex_case: "lower",
  },
  "legacy-undelimited-leading-salt": {
    fields: [
      { of: "callback", pointer: "/client_id", required: true },
      { pointer: "/order_id", required: true },
      { pointer: "/amount/value", required: true },
      { pointer: "/amount/currency_id", required: true },
      { pointer: "/approval_code", required: false },
    ],
    separator: "",
    salt_position: "leading",
    salt_separator: "",
    booleans: "1/0",
    absent: "omit",
    charset: "iso-8859-1",
    hex_case: "upper",
  },
  "pointers-with-escapes-and-positions": {
    fields: [
      { pointer: "/psp/external-id", required: false },
      { pointer: "/product_info/0/price", required: false },
      { pointer: "/a~1b/c~0d", required: false },
      { pointer: "/", required: false },
      { pointer: "/x/hmac2", required: false },
      { pointer: "/signature/part", required: false },
    ],
    separator: "\u001f",
    salt_position: "both",
    salt_separator: "\u001f",
    booleans: "true/false",
    absent: "empty",
    charset: "utf-8",
    hex_case: "lower",
  },
  recommended: {
    fields: [
      { of: "callback", pointer: "/client_id", required: true },
      { of: "callback", pointer: "/account_id", required: true },
      { of: "callback", pointer: "/session_id", required: true },
      { pointer: "/id", required: true },
      { pointer: "/order_id", required: true },
      { pointer: "/amount/value", required: true },
      { pointer: "/amount/currency_id", required: true },
      { pointer: "/status/code", required: true },
      { pointer: "/status/sub_code", required: false },
      { pointer: "/approval_code", required: false },
      { pointer: "/card/mask_card_number", required: false },
    ],
    separator: "\u001f",
    salt_position: "both",
    salt_separator: "\u001f",
    booleans: "true/false",
    absent: "empty",
    charset: "utf-8",
    hex_case: "lower",
  },
};
