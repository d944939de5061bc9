// Generated from payment-method-search.xsd by `npm run generate`. Do not edit: change the schema and generate again.

import type { Result } from "@payment-routing/contract-runtime";
import { issuesFromAjv } from "@payment-routing/contract-runtime/codegen";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchResponse } from "./types.ts";
import { check_payment_method_search_criteria, check_payment_method_search_response } from "./validator.ts";

/**
 * Judges a value that is to be encoded as `<payment_method_search_criteria>`, or that comes from elsewhere than the decoder.
 * The issues' paths are JSON Pointers; they have no line and column.
 */
export function validatePaymentMethodSearchCriteria(value: unknown): Result<PaymentMethodSearchCriteria> {
  if (check_payment_method_search_criteria(value)) return { ok: true, value: value as PaymentMethodSearchCriteria };
  return { ok: false, issues: issuesFromAjv(check_payment_method_search_criteria.errors ?? [], value) };
}

/**
 * Judges a value that is to be encoded as `<payment_method_search_response>`, or that comes from elsewhere than the decoder.
 * The issues' paths are JSON Pointers; they have no line and column.
 */
export function validatePaymentMethodSearchResponse(value: unknown): Result<PaymentMethodSearchResponse> {
  if (check_payment_method_search_response(value)) return { ok: true, value: value as PaymentMethodSearchResponse };
  return { ok: false, issues: issuesFromAjv(check_payment_method_search_response.errors ?? [], value) };
}
