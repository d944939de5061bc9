// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import { type Create, creatorOf } from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "./table.ts";
import type * as T from "./types.ts";

/** Creates a value to encode as `<payment_method_search_criteria>`. */
export const createPaymentMethodSearchCriteria: Create<T.PaymentMethodSearchCriteriaInput, T.PaymentMethodSearchCriteria> = /* @__PURE__ */ creatorOf(SCHEMA, 0);
