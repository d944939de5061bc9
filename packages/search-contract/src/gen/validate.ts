// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { Result } from "@payment-routing/contract-runtime";
import { DocumentValidator } from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "./table.ts";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchResponse } from "./types.ts";

const VALIDATOR = new DocumentValidator(SCHEMA);

/** Validates a value that is to be encoded as `<payment_method_search_criteria>`. Search request. */
export function validatePaymentMethodSearchCriteria(value: unknown): Result<PaymentMethodSearchCriteria> {
  return VALIDATOR.validate(0, value) as Result<PaymentMethodSearchCriteria>;
}

/** Validates a value that is to be encoded as `<payment_method_search_response>`. Search response. */
export function validatePaymentMethodSearchResponse(value: unknown): Result<PaymentMethodSearchResponse> {
  return VALIDATOR.validate(1, value) as Result<PaymentMethodSearchResponse>;
}
