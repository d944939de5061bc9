import type { PaymentMethod } from "@payment-routing/search-contract";
import { expect, test } from "vitest";
import { rankMethods } from "./ranked-methods.ts";

function methodOf(id: number, preference: number): PaymentMethod {
  return { id, psp_type: "1", preference, state_id: 1 };
}

test.for<{ name: string; given: readonly [PaymentMethod, ...PaymentMethod[]]; want: number[] }>([
  { name: "one method", given: [methodOf(4, 9)], want: [4] },
  { name: "descending preference", given: [methodOf(1, 3), methodOf(2, 2), methodOf(3, 1)], want: [3, 2, 1] },
  { name: "equal preference", given: [methodOf(9, 1), methodOf(10, 1), methodOf(2, 1)], want: [2, 9, 10] },
  { name: "negative preference", given: [methodOf(1, 0), methodOf(2, -1)], want: [2, 1] },
  {
    name: "the bounds of an integer",
    given: [methodOf(1, Number.MAX_SAFE_INTEGER), methodOf(2, Number.MIN_SAFE_INTEGER)],
    want: [2, 1],
  },
])("ranks $name", ({ given, want }) => {
  const methods = rankMethods({ payment_methods: { payment_method: given } });
  expect(methods.map(({ id }) => id)).toEqual(want);
  expect(methods.map(({ isDefault }) => isDefault)).toEqual(want.map((_, index) => index === 0));
});

test("leaves the response as it is", () => {
  const response = { payment_methods: { payment_method: [methodOf(1, 2), methodOf(2, 1)] } } as const;
  rankMethods(response);
  expect(response.payment_methods.payment_method.map(({ id }) => id)).toEqual([1, 2]);
});
