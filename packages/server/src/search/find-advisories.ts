import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";

/** Observations about a valid request. A closed list: reports count them. */
type Advisory = "order-no-characters";

export function findAdvisories({ transaction }: PaymentMethodSearchCriteria): readonly Advisory[] {
  return RECOMMENDED_ORDER_NO.test(transaction.order_no) ? NO_ADVISORIES : ORDER_NO;
}

/** Section 2.1 of the interface: some payment providers accept only these characters. */
const RECOMMENDED_ORDER_NO = /^[A-Za-z0-9._-]*$/;
const NO_ADVISORIES: readonly Advisory[] = [];
const ORDER_NO: readonly Advisory[] = ["order-no-characters"];
