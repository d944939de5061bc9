import { passes } from "../classes/compile-test.ts";
import { MANAGED_BOOKING, type Storefront } from "../eligibility/storefront.ts";
import type { Workbench } from "../eligibility/workbench.ts";
import type { Facts } from "../facts/facts.ts";
import type { CompiledOrdering, CompiledRule } from "./compile-ordering.ts";

/** The ordering that holds for a payment, when the account has one. */
export function findOrdering(
  { ordering, managedBookings }: Storefront,
  facts: Facts,
): CompiledOrdering | undefined {
  return (facts.transaction_type === MANAGED_BOOKING ? managedBookings.ordering : undefined) ?? ordering;
}

/** Hit policy "first": the first rule whose conditions all hold applies, and it alone. The classes are known. */
export function chooseRule(
  { rules, tables }: CompiledOrdering,
  { kernel, classes }: Workbench,
  facts: Facts,
): CompiledRule {
  const applying =
    tables === undefined
      ? rules.find(({ test }) => test === undefined || passes(test, classes, facts))
      : rules[kernel.choose(tables.tables, tables.tableCount)];
  return applying as CompiledRule;
}
