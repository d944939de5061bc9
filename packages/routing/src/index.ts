// A configuration, made ready to decide, and what it decides.

// What a schema cannot say of a configuration, and an account with what it inherits.
export { checkConfiguration } from "./configuration/check-configuration.ts";
export type { ConfigurationFault } from "./configuration/configuration-fault.ts";
export {
  acceptsMethod,
  type EffectiveAccount,
  listEffectiveAccounts,
  type Placed,
} from "./configuration/effective-accounts.ts";
export { listConstraints } from "./configuration/list-constraints.ts";
export { listRequiredFields } from "./configuration/list-required-fields.ts";
// Constraints by themselves, for what looks at a configuration without deciding.
export {
  type Condition,
  compileConditions,
  holds,
  listSpecConditions,
  type SpecCondition,
} from "./constraints/condition.ts";
export type { DimensionName, Measure } from "./constraints/dimension.ts";
export { MANAGED_BOOKING } from "./decision/compile-account.ts";
export type { Decision, Refusal } from "./decision/decide.ts";
// Why.
export type { Explanation, MethodExplanation } from "./explanation/explain.ts";
export type { OrderingExplanation, PassedRule } from "./explanation/explain-ordering.ts";
export { REASON_CODES, type Reason, type ReasonCode } from "./explanation/reason.ts";
export { isOrderRead } from "./facts/fact-reader.ts";
export type { Facts, OrderFacts } from "./facts/facts.ts";
export { cutIpRanges } from "./facts/ip-range-index.ts";
export { type Account, createRouter, prepareRouter, type Router } from "./router.ts";
export type { Steps } from "./steps.ts";
