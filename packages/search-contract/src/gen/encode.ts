// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import { type Encode, PlainEncoder } from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "./table.ts";
import type * as T from "./types.ts";

const ENCODER = new PlainEncoder(SCHEMA);

/** Encodes a valid value as `<payment_method_search_criteria>`. */
export const encodePaymentMethodSearchCriteria: Encode<T.PaymentMethodSearchCriteria> = /* @__PURE__ */ ENCODER.of(0);
/** Encodes a valid value as the UTF-8 bytes of `<payment_method_search_criteria>`. */
export const encodePaymentMethodSearchCriteriaToBytes: Encode<T.PaymentMethodSearchCriteria, Uint8Array> = /* @__PURE__ */ ENCODER.bytesOf(0);
/** Encodes a valid value as `<payment_method_search_response>`. */
export const encodePaymentMethodSearchResponse: Encode<T.PaymentMethodSearchResponse> = /* @__PURE__ */ ENCODER.of(1);
/** Encodes a valid value as the UTF-8 bytes of `<payment_method_search_response>`. */
export const encodePaymentMethodSearchResponseToBytes: Encode<T.PaymentMethodSearchResponse, Uint8Array> = /* @__PURE__ */ ENCODER.bytesOf(1);
