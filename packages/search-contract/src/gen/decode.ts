// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import { type Decode, DocumentDecoder } from "@payment-routing/contract-runtime/codegen";
import { READERS } from "./read.ts";
import { SCHEMA } from "./table.ts";
import type * as T from "./types.ts";

const DECODER = new DocumentDecoder(SCHEMA, {
  bounds: { maxBytes: 262144, maxDepth: 64, maxAttributes: 256 },
  readers: READERS,
});

/** Decodes a document whose root is `<payment_method_search_criteria>`. Search request. */
export const decodePaymentMethodSearchCriteria: Decode<T.PaymentMethodSearchCriteria> = /* @__PURE__ */ DECODER.of(0);
/** Decodes a document whose root is `<payment_method_search_response>`. Search response. */
export const decodePaymentMethodSearchResponse: Decode<T.PaymentMethodSearchResponse> = /* @__PURE__ */ DECODER.of(1);
