// Checks beyond the schema of a configuration.

export {
  type Condition,
  compileConditions,
  holds,
  listSpecConditions,
  type SpecCondition,
} from "./condition.ts";
export { checkConfiguration } from "./configuration/check-configuration.ts";
// For analyses of configurations.
export {
  acceptsMethod,
  type EffectiveAccount,
  listEffectiveAccounts,
  type Placed,
} from "./configuration/effective-accounts.ts";
export { type KnownCodes, readKnownCodes } from "./configuration/known-codes.ts";
export { listConstraints } from "./configuration/list-constraints.ts";
export { listRequiredFields } from "./configuration/list-required-fields.ts";
export { type Bits, lowestBit } from "./decision/bits.ts";
export { MANAGED_BOOKING } from "./decision/compile-account.ts";
export type { Decision, Rejection } from "./decision/decide.ts";
export type { DecisionRecord } from "./decision-record.ts";
export type { AnyDimension, FieldReading, Measure } from "./dimensions/dimension.ts";
export {
  DIMENSION_MODULES,
  DIMENSIONS,
  type DimensionGroup,
  type DimensionName,
  listSpecs,
  PLAIN_DIMENSION_FACTS,
} from "./dimensions/index.ts";
export { listIpRanges } from "./dimensions/ip.ts";
export { listCodes } from "./dimensions/list.ts";
export type { ExclusionGroup, Exclusions } from "./explanation/exclusion.ts";
export type { Explanation, MethodExplanation } from "./explanation/explain.ts";
export type { OrderingExplanation } from "./explanation/explain-ordering.ts";
export {
  type Locate,
  type LocatedPointer,
  type LocatedReason,
  locatePointer,
  locateReason,
  type Position,
} from "./explanation/locate-reason.ts";
export type { Reason, ReasonCode } from "./explanation/reason.ts";
export type { Facts } from "./facts/facts.ts";
export { cutIpRanges } from "./facts/ip-range-index.ts";
export type { Account } from "./open-account.ts";
export { createRouter, prepareRouter, type Router } from "./router.ts";
export type { Steps } from "./steps.ts";
