import { createIssue } from "@payment-routing/contract-runtime";
import { PaymentRoutingError } from "./payment-routing-error.ts";

/**
 * Returns a list with the type that `orders` requires: at least one item. The result of `cart.map(…)` does not have that type.
 *
 * @throws PaymentRoutingError `invalid-request` for an empty list
 */
export function atLeastOne<T>(items: readonly T[]): readonly [T, ...T[]] {
  if (hasItem(items)) return items;
  const issues = [createIssue("too-few-items", "", "at least 1 item", "0")];
  throw new PaymentRoutingError("invalid-request", "the list is empty: expected at least 1 item", { issues });
}

function hasItem<T>(items: readonly T[]): items is readonly [T, ...T[]] {
  return items.length > 0;
}
