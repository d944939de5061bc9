import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";

/** What is noticed in a request and is no fault. The list is closed: reports count by it. */
export const ADVISORIES = ["order-no-characters"] as const;

export type Advisory = (typeof ADVISORIES)[number];

/** Finds what is noticed in a request. */
export function findAdvisories({ transaction }: PaymentMethodSearchCriteria): readonly Advisory[] {
  return RECOMMENDED_ORDER_NO.test(transaction.order_no) ? NONE : ORDER_NO;
}

/** Section 2.1 of the interface: some payment providers are strict. */
const RECOMMENDED_ORDER_NO = /^[A-Za-z0-9._-]*$/;
const NONE: readonly Advisory[] = [];
const ORDER_NO: readonly Advisory[] = ["order-no-characters"];
