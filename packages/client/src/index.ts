// The client.

// Types.
export type {
  PaymentMethodSearchCriteria,
  PaymentMethodSearchCriteriaInput,
} from "@payment-routing/search-contract";
export { atLeastOne } from "./search/at-least-one.ts";
export type { PaymentRoutingClientOptions, SearchOptions } from "./search/client-options.ts";
export { PaymentRoutingClient } from "./search/payment-routing-client.ts";
// Errors.
export {
  PAYMENT_ROUTING_ERROR_CODES,
  PaymentRoutingError,
  type PaymentRoutingErrorCode,
  type PaymentRoutingErrorDetails,
} from "./search/payment-routing-error.ts";
export type { Problem, ReportedIssue } from "./search/problem.ts";
export type {
  OfferedPaymentMethod,
  PaymentMethodSearchResult,
  RankedMethods,
} from "./search/search-result.ts";
