// Generated from payment-method-search.xsd. Do not edit: npm run generate.

export {
  createPaymentMethodSearchCriteria,
} from "./create.ts";
export {
  decodePaymentMethodSearchCriteria,
  decodePaymentMethodSearchResponse,
} from "./decode.ts";
export {
  encodePaymentMethodSearchCriteria,
  encodePaymentMethodSearchResponse,
  encodePaymentMethodSearchCriteriaToBytes,
  encodePaymentMethodSearchResponseToBytes,
} from "./encode.ts";
export * from "./enumerations.ts";
export {
  paymentMethodSearchCriteriaDocumentSchema,
  paymentMethodSearchCriteriaValueSchema,
  paymentMethodSearchResponseDocumentSchema,
  paymentMethodSearchResponseValueSchema,
} from "./standard-schema.ts";
export type * from "./types.ts";
export {
  validatePaymentMethodSearchCriteria,
  validatePaymentMethodSearchResponse,
} from "./validate.ts";
