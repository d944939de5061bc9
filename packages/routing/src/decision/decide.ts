import type { ClosedCode, RequiredField } from "@payment-routing/config-contract";
import type { PaymentMethod } from "@payment-routing/search-contract";
import { createClassifier } from "../classes/classifier.ts";
import type { Facts } from "../facts/facts.ts";
import { type CompiledAccount, MANAGED_BOOKING } from "./compile-account.ts";
import type { Catalogue } from "./compile-catalogue.ts";
import { type CompiledOrdering, chooseRule } from "./compile-ordering.ts";
import { createMethodSelector } from "./select-methods.ts";

/** The answer to a search, and what it was decided by. */
export interface Decision {
  /** The digest of the configuration, as the router was given it. */
  readonly configurationDigest: string;
  /** What was looked at. The same facts give the same decision from the same configuration. */
  readonly facts: Facts;
  /** Why no method was looked at; undefined when methods were. */
  readonly refusal: Refusal | undefined;
  /** In order of preference, which is a unique ascending integer. Empty when no method is eligible. */
  readonly methods: readonly PaymentMethod[];
  /** A JSON Pointer to the ordering rule that applied, or to the default; undefined where only base preferences order. */
  readonly orderingRule: string | undefined;
}

/** What is wrong with a request as a whole. */
export type Refusal =
  | { readonly code: "missing-fields"; readonly fields: readonly RequiredField[] }
  | { readonly code: "unknown-codes"; readonly codes: readonly ClosedCode[] };

/** Decides for the facts of a payment. */
export type Decider = (account: CompiledAccount, facts: Facts) => Decision;

export function createDecider(catalogue: Catalogue, configurationDigest: string): Decider {
  const classify = createClassifier(catalogue.classification.dimensions);
  const selectMethods = createMethodSelector(catalogue);
  return (account, facts) => {
    const refusal = findRefusal(account, facts);
    if (refusal !== undefined)
      return { configurationDigest, facts, refusal, methods: NO_METHODS, orderingRule: undefined };
    const classes = classify(facts);
    const ordering = findOrdering(account, facts);
    const rule = ordering && chooseRule(ordering, classes, facts);
    const methods = selectMethods(account, classes, facts, rule?.arrangement);
    return { configurationDigest, facts, refusal, methods, orderingRule: rule?.pointer };
  };
}

const NO_METHODS: readonly PaymentMethod[] = [];

/** A request without what the merchant asks for is refused before its codes are looked at. */
export function findRefusal({ requiredFields }: CompiledAccount, facts: Facts): Refusal | undefined {
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
