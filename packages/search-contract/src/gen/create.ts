// Generated from payment-method-search.xsd. Do not edit: npm run generate.

import { fillDefaults } from "@payment-routing/contract-runtime/codegen";
import { SCHEMA } from "./table.ts";
import type { PaymentMethodSearchCriteria, PaymentMethodSearchCriteriaInput } from "./types.ts";

/**
 * Creates a value to encode as `<payment_method_search_criteria>`. Search request.
 *
 * Arrays that the input leaves out are empty, and attributes have their defaults.
 */
export function createPaymentMethodSearchCriteria(input: PaymentMethodSearchCriteriaInput): PaymentMethodSearchCriteria {
  return fillDefaults(SCHEMA, 0, input) as PaymentMethodSearchCriteria;
}
