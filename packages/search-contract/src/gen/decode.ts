// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { DecodeOptions, Result } from "@payment-routing/contract-runtime";
import { DocumentDecoder } from "@payment-routing/contract-runtime/codegen";
import { READERS } from "./read.ts";
import { SCHEMA } from "./table.ts";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchResponse } from "./types.ts";

const DECODER = new DocumentDecoder(SCHEMA, {
  bounds: { maxBytes: 262144, maxDepth: 64, maxAttributes: 256 },
  readers: READERS,
});

/** Decodes a document whose root is `<payment_method_search_criteria>`. Search request. */
export function decodePaymentMethodSearchCriteria(input: Uint8Array | string, options?: DecodeOptions): Result<PaymentMethodSearchCriteria> {
  return DECODER.decode(0, input, options) as Result<PaymentMethodSearchCriteria>;
}

/** Decodes a document whose root is `<payment_method_search_response>`. Search response. */
export function decodePaymentMethodSearchResponse(input: Uint8Array | string, options?: DecodeOptions): Result<PaymentMethodSearchResponse> {
  return DECODER.decode(1, input, options) as Result<PaymentMethodSearchResponse>;
}
