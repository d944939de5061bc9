// Types and validators, generated from schemas/config.

// The values that codes may have.
export { findUnknownCodes, type UnknownCode } from "./find-unknown-codes.ts";
export * from "./gen/index.ts";
export {
  CODE_SECTIONS,
  type CodeTables,
  foldLanguage,
  type KnownCodes,
  readKnownCodes,
  statusKey,
} from "./known-codes.ts";
// What the configuration leaves out.
export { type MerchantCallbacks, resolveCallbacks } from "./resolve-callbacks.ts";
