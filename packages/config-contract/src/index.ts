// Types and validators, generated from schemas/config.
export * from "./gen/index.ts";
// What the configuration leaves out.
export { type MerchantCallbacks, resolveCallbacks } from "./resolve-callbacks.ts";
