import { type Condition, holds } from "../constraints/condition.ts";
import { MANAGED_BOOKING, type Storefront } from "../eligibility/storefront.ts";
import type { Facts } from "../facts/facts.ts";
import type { CompiledOrdering, CompiledRule } from "./compile-ordering.ts";

/** The ordering that holds for a payment, when the account has one. */
export function findOrdering(
  { ordering, managedBookings }: Storefront,
  facts: Facts,
): CompiledOrdering | undefined {
  return (facts.transaction_type === MANAGED_BOOKING ? managedBookings?.ordering : undefined) ?? ordering;
}

/** Hit policy "first": the first rule whose conditions all hold applies, and it alone. */
export function chooseArrangement(ordering: CompiledOrdering, facts: Facts): CompiledRule {
  for (const rule of ordering.rules) if (holdsAll(rule.when, facts)) return rule;
  return ordering.default;
}

function holdsAll(conditions: readonly Condition[], facts: Facts): boolean {
  for (const condition of conditions) if (!holds(condition, facts)) return false;
  return true;
}
