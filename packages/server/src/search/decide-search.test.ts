import type { PaymentMethodSearchCriteria } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { findAdvisories } from "./decide-search.ts";

test.each([
  { given: "QX7-12.b_3", want: [] },
  { given: "", want: [] },
  { given: "A 1", want: ["order-no-characters"] },
  { given: "A/1", want: ["order-no-characters"] },
  { given: "Ærø-1", want: ["order-no-characters"] },
  { given: "A-1\n", want: ["order-no-characters"] },
])("order_no $given", ({ given, want }) => {
  const criteria = { transaction: { order_no: given } } as PaymentMethodSearchCriteria;
  expect(findAdvisories(criteria)).toEqual(want);
});
