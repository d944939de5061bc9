import { holds } from "../constraints/condition.ts";
import { MANAGED_BOOKING, type Storefront } from "../eligibility/storefront.ts";
import type { Facts } from "../facts/facts.ts";
import type { CompiledOrdering, CompiledRule, RankArrangement } from "./compile-ordering.ts";

/** What orders an answer. */
export interface ChosenArrangement {
  readonly arrangement: RankArrangement;
  /** A JSON Pointer to the rule that applies, or to the default. */
  readonly pointer: string;
  /** Undefined for the default. */
  readonly rule: CompiledRule | undefined;
}

/** The ordering that holds for a payment, when the account has one. */
export function findOrdering(
  { ordering, managedBookings }: Storefront,
  facts: Facts,
): CompiledOrdering | undefined {
  return (facts.transaction_type === MANAGED_BOOKING ? managedBookings?.ordering : undefined) ?? ordering;
}

/** Hit policy "first": the first rule whose conditions all hold applies, and it alone. */
export function chooseArrangement(ordering: CompiledOrdering, facts: Facts): ChosenArrangement {
  for (const rule of ordering.rules) {
    if (rule.when.every((condition) => holds(condition, facts)))
      return { arrangement: rule.arrangement, pointer: rule.pointer, rule };
  }
  const { value, pointer } = ordering.default;
  return { arrangement: value, pointer, rule: undefined };
}
