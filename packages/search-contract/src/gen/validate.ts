// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Result } from "@payment-routing/contract-runtime";
import { judgeValue } from "@payment-routing/contract-runtime/codegen";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchResponse } from "./types.ts";
import { checkPaymentMethodSearchCriteria, checkPaymentMethodSearchResponse } from "./validator.ts";

/**
 * Judges a value that is to be encoded as `<payment_method_search_criteria>`, or that comes from elsewhere
 * than the decoder.
 *
 * The issues' paths are JSON Pointers; they have no line and column.
 */
export function validatePaymentMethodSearchCriteria(value: unknown): Result<PaymentMethodSearchCriteria> {
  return judgeValue(checkPaymentMethodSearchCriteria, value);
}

/**
 * Judges a value that is to be encoded as `<payment_method_search_response>`, or that comes from elsewhere
 * than the decoder.
 *
 * The issues' paths are JSON Pointers; they have no line and column.
 */
export function validatePaymentMethodSearchResponse(value: unknown): Result<PaymentMethodSearchResponse> {
  return judgeValue(checkPaymentMethodSearchResponse, value);
}
