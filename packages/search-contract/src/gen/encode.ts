// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import { PlainEncoder } from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "./table.ts";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchResponse } from "./types.ts";
import { WRITERS } from "./write.ts";

const ENCODER = new PlainEncoder(SCHEMA, WRITERS);

/**
 * Encodes a valid value as `<payment_method_search_criteria>`. Search request.
 *
 * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
 */
export function encodePaymentMethodSearchCriteria(value: PaymentMethodSearchCriteria): string {
  return ENCODER.encode(0, value);
}

/**
 * Encodes a valid value as the UTF-8 bytes of `<payment_method_search_criteria>`. Search request.
 *
 * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
 */
export function encodePaymentMethodSearchCriteriaToBytes(value: PaymentMethodSearchCriteria): Uint8Array {
  return ENCODER.encodeToBytes(0, value);
}

/**
 * Encodes a valid value as `<payment_method_search_response>`. Search response.
 *
 * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
 */
export function encodePaymentMethodSearchResponse(value: PaymentMethodSearchResponse): string {
  return ENCODER.encode(1, value);
}

/**
 * Encodes a valid value as the UTF-8 bytes of `<payment_method_search_response>`. Search response.
 *
 * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
 */
export function encodePaymentMethodSearchResponseToBytes(value: PaymentMethodSearchResponse): Uint8Array {
  return ENCODER.encodeToBytes(1, value);
}
