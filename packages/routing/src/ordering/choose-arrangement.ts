import { passesAll } from "../classes/compile-test.ts";
import { MANAGED_BOOKING, type Storefront } from "../eligibility/storefront.ts";
import type { Facts } from "../facts/facts.ts";
import type { CompiledOrdering, CompiledRule } from "./compile-ordering.ts";

/** The ordering that holds for a payment, when the account has one. */
export function findOrdering(
  { ordering, managedBookings }: Storefront,
  facts: Facts,
): CompiledOrdering | undefined {
  return (facts.transaction_type === MANAGED_BOOKING ? managedBookings.ordering : undefined) ?? ordering;
}

/** Hit policy "first": the first rule whose conditions all hold applies, and it alone. */
export function chooseArrangement(
  ordering: CompiledOrdering,
  classes: Int32Array,
  facts: Facts,
): CompiledRule {
  for (const rule of ordering.rules) if (passesAll(rule.tests, classes, facts)) return rule;
  return ordering.default;
}
