// Generated from payment-method-search.xsd. Do not edit: npm run generate.

export * from "./enumerations.ts";
export * from "./decode.ts";
export * from "./encode.ts";
export * from "./validate.ts";
export * from "./create.ts";
export * from "./standard-schema.ts";
export type * from "./types.ts";
