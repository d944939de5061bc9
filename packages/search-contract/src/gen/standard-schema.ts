// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import type { StandardSchema } from "@payment-routing/contract-runtime";
import { documentSchema, valueSchema } from "@payment-routing/contract-runtime/codegen";
import { decodePaymentMethodSearchCriteria, decodePaymentMethodSearchResponse } from "./decode.ts";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchResponse } from "./types.ts";
import { validatePaymentMethodSearchCriteria, validatePaymentMethodSearchResponse } from "./validate.ts";

/** The Standard Schema of values of `<payment_method_search_criteria>`: issues have path segments. */
export const paymentMethodSearchCriteriaValueSchema: StandardSchema<PaymentMethodSearchCriteria> =
  /* @__PURE__ */ valueSchema(validatePaymentMethodSearchCriteria);

/**
 * The Standard Schema of documents whose root is `<payment_method_search_criteria>`: the messages of issues
 * have line and column.
 */
export const paymentMethodSearchCriteriaDocumentSchema: StandardSchema<string | Uint8Array, PaymentMethodSearchCriteria> =
  /* @__PURE__ */ documentSchema(decodePaymentMethodSearchCriteria);

/** The Standard Schema of values of `<payment_method_search_response>`: issues have path segments. */
export const paymentMethodSearchResponseValueSchema: StandardSchema<PaymentMethodSearchResponse> =
  /* @__PURE__ */ valueSchema(validatePaymentMethodSearchResponse);

/**
 * The Standard Schema of documents whose root is `<payment_method_search_response>`: the messages of issues
 * have line and column.
 */
export const paymentMethodSearchResponseDocumentSchema: StandardSchema<string | Uint8Array, PaymentMethodSearchResponse> =
  /* @__PURE__ */ documentSchema(decodePaymentMethodSearchResponse);
