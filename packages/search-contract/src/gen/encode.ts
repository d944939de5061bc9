// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import { CODEC } from "./table.ts";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchResponse } from "./types.ts";
import { WRITERS } from "./write.ts";

CODEC.writeFast(WRITERS);

/**
 * Encodes a valid value as `<payment_method_search_criteria>`. The search request.
 *
 * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
 */
export function encodePaymentMethodSearchCriteria(value: PaymentMethodSearchCriteria): string {
  return CODEC.encode(0, value);
}

/**
 * Encodes a valid value as the UTF-8 bytes of `<payment_method_search_criteria>`. The search request.
 *
 * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
 */
export function encodePaymentMethodSearchCriteriaToBytes(value: PaymentMethodSearchCriteria): Uint8Array {
  return CODEC.encodeToBytes(0, value);
}

/**
 * Encodes a valid value as `<payment_method_search_response>`. The answer to a search.
 *
 * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
 */
export function encodePaymentMethodSearchResponse(value: PaymentMethodSearchResponse): string {
  return CODEC.encode(1, value);
}

/**
 * Encodes a valid value as the UTF-8 bytes of `<payment_method_search_response>`. The answer to a search.
 *
 * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
 */
export function encodePaymentMethodSearchResponseToBytes(value: PaymentMethodSearchResponse): Uint8Array {
  return CODEC.encodeToBytes(1, value);
}
