// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { StandardSchema } from "@payment-routing/contract-runtime";
import { documentSchema, valueSchema } from "@payment-routing/contract-runtime/codegen";
import { decodePaymentMethodSearchCriteria, decodePaymentMethodSearchResponse } from "./decode.ts";
import type * as T from "./types.ts";
import { validatePaymentMethodSearchCriteria, validatePaymentMethodSearchResponse } from "./validate.ts";

/** The Standard Schema of values of `<payment_method_search_criteria>`. */
export const paymentMethodSearchCriteriaValueSchema: StandardSchema<T.PaymentMethodSearchCriteria> = /* @__PURE__ */ valueSchema(validatePaymentMethodSearchCriteria);
/** The Standard Schema of documents whose root is `<payment_method_search_criteria>`. */
export const paymentMethodSearchCriteriaDocumentSchema: StandardSchema<string | Uint8Array, T.PaymentMethodSearchCriteria> = /* @__PURE__ */ documentSchema(decodePaymentMethodSearchCriteria);
/** The Standard Schema of values of `<payment_method_search_response>`. */
export const paymentMethodSearchResponseValueSchema: StandardSchema<T.PaymentMethodSearchResponse> = /* @__PURE__ */ valueSchema(validatePaymentMethodSearchResponse);
/** The Standard Schema of documents whose root is `<payment_method_search_response>`. */
export const paymentMethodSearchResponseDocumentSchema: StandardSchema<string | Uint8Array, T.PaymentMethodSearchResponse> = /* @__PURE__ */ documentSchema(decodePaymentMethodSearchResponse);
