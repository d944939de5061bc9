import type { ClosedCode, RequiredField } from "@payment-routing/config-contract";
import type { PaymentMethod } from "@payment-routing/search-contract";
import { createClassifier } from "../classes/classifier.ts";
import type { Facts } from "../facts/facts.ts";
import { type CompiledAccount, MANAGED_BOOKING } from "./compile-account.ts";
import type { Catalogue } from "./compile-catalogue.ts";
import { type CompiledOrdering, chooseRule } from "./compile-ordering.ts";
import { createMethodSelector } from "./select-methods.ts";

/** The answer to a search. */
export interface Decision {
  readonly configurationDigest: string;
  /** Everything that the decision used of the request. */
  readonly facts: Facts;
  /** Undefined if the request is not rejected as a whole. */
  readonly rejection: Rejection | undefined;
  /** In order of preference, which is a unique ascending integer. Empty when no method is eligible. */
  readonly methods: readonly PaymentMethod[];
  /** A JSON Pointer to the ordering rule or default that applied; undefined if only base preferences order. */
  readonly orderingRule: string | undefined;
}

/** Why a request is rejected as a whole. */
export type Rejection =
  | { readonly code: "missing-fields"; readonly fields: readonly RequiredField[] }
  | { readonly code: "unknown-codes"; readonly codes: readonly ClosedCode[] };

/** Decides for the facts of a payment. */
type Decider = (account: CompiledAccount, facts: Facts) => Decision;

export function createDecider(catalogue: Catalogue, configurationDigest: string): Decider {
  const classify = createClassifier(catalogue.classification.dimensions);
  const selectMethods = createMethodSelector(catalogue);
  return (account, facts) => {
    const rejection = findRejection(account, facts);
    if (rejection !== undefined)
      return { configurationDigest, facts, rejection, methods: NO_METHODS, orderingRule: undefined };
    const classes = classify(facts);
    const ordering = findOrdering(account, facts);
    const rule = ordering && chooseRule(ordering, classes, facts);
    const methods = selectMethods(account, classes, facts, rule?.arrangement);
    return { configurationDigest, facts, rejection, methods, orderingRule: rule?.pointer };
  };
}

const NO_METHODS: readonly PaymentMethod[] = [];

/** Missing fields take precedence over unknown codes. */
function findRejection({ requiredFields }: CompiledAccount, facts: Facts): Rejection | undefined {
  const { missing_fields, unknown_codes } = facts;
  if (missing_fields.length > 0 && requiredFields.length > 0) {
    const fields = missing_fields.filter((field) => requiredFields.some(({ value }) => value === field));
    if (fields.length > 0) return { code: "missing-fields", fields };
  }
  return unknown_codes.length > 0 ? { code: "unknown-codes", codes: unknown_codes } : undefined;
}

/** The ordering that applies to a payment, if the account has one. */
export function findOrdering(
  { ordering, managedBookings }: CompiledAccount,
  { transaction_type }: Facts,
): CompiledOrdering | undefined {
  return (transaction_type === MANAGED_BOOKING ? managedBookings.ordering : undefined) ?? ordering;
}

/** The record of one decided search. It holds no personal data. */
export interface DecisionRecord {
  /** When the search was decided, in milliseconds since 1970-01-01 UTC. */
  readonly instant: number;
  readonly clientId: number;
  readonly accountId: number;
  readonly eventId: number;
  readonly requestId: string;
  /** Digest of the configuration that decided. */
  readonly digest: string;
  /** Code of the problem that the search was answered with; undefined when methods were offered. */
  readonly problem: string | undefined;
  /** The facts of the request, as plain JSON. They suffice to decide again. */
  readonly facts: object;
  /** The offered methods with their preferences, in the order of the answer. */
  readonly offered: readonly (readonly [methodId: number, preference: number])[];
  readonly durationUs: number;
  /** Codes of advisories, such as `order-no-characters`. */
  readonly advisories: readonly string[];
}
