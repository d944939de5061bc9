// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import { DocumentValidator, type Validate } from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "./table.ts";
import type * as T from "./types.ts";

const VALIDATOR = new DocumentValidator(SCHEMA);

/** Validates a value that is to be encoded as `<payment_method_search_criteria>`. */
export const validatePaymentMethodSearchCriteria: Validate<T.PaymentMethodSearchCriteria> = /* @__PURE__ */ VALIDATOR.of(0);
/** Validates a value that is to be encoded as `<payment_method_search_response>`. */
export const validatePaymentMethodSearchResponse: Validate<T.PaymentMethodSearchResponse> = /* @__PURE__ */ VALIDATOR.of(1);
