// Generated from payment-method-search.xsd by `npm run generate`. Do not edit: change the schema and generate again.

export { decodePaymentMethodSearchCriteria, decodePaymentMethodSearchResponse } from "./decode.ts";
export { encodePaymentMethodSearchCriteria, encodePaymentMethodSearchResponse } from "./encode.ts";
export type * from "./types.ts";
export { validatePaymentMethodSearchCriteria, validatePaymentMethodSearchResponse } from "./validate.ts";
