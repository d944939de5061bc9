// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { DecodeOptions, Result } from "@payment-routing/contract-runtime";
import { READERS } from "./read.ts";
import { CODEC } from "./table.ts";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchResponse } from "./types.ts";

CODEC.readFast(READERS);

/** Decodes a document whose root is `<payment_method_search_criteria>`. The search request. */
export function decodePaymentMethodSearchCriteria(input: Uint8Array | string, options?: DecodeOptions): Result<PaymentMethodSearchCriteria> {
  return CODEC.decode(0, input, options) as Result<PaymentMethodSearchCriteria>;
}

/** Decodes a document whose root is `<payment_method_search_response>`. The answer to a search. */
export function decodePaymentMethodSearchResponse(input: Uint8Array | string, options?: DecodeOptions): Result<PaymentMethodSearchResponse> {
  return CODEC.decode(1, input, options) as Result<PaymentMethodSearchResponse>;
}
