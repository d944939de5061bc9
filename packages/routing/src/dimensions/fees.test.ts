import type { Fee } from "@payment-routing/search-contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { Facts } from "../facts/facts.ts";
import { makeFeeAmountSpec } from "./fees.ts";

const MAX = Number.MAX_SAFE_INTEGER;

function check(
  fees: readonly Fee[],
  bounds: { min?: number; max?: number },
  decimal: number,
  decimals: number,
) {
  const { dimension, check } = makeFeeAmountSpec(1, { ranges: [{ currency: 978, ...bounds }] });
  const value = dimension.read({
    fees,
    decimal,
    currency: 978,
    currency_decimals: decimals,
  } as unknown as Facts);
  return value === undefined ? undefined : check(value);
}

test.each([
  {
    name: "fees of other types do not count",
    given: [{ type: 1, value: 5 }, { type: 2, value: 9 }, { value: 9 }],
    max: 5,
    want: true,
  },
  {
    name: "a sum at the bound",
    given: [
      { type: 1, value: 5 },
      { type: 1, value: 6 },
    ],
    max: 11,
    want: true,
  },
  {
    name: "a sum above it",
    given: [
      { type: 1, value: 5 },
      { type: 1, value: 7 },
    ],
    max: 11,
    want: false,
  },
  { name: "none of the type", given: [{ type: 2, value: 5 }], max: 11, want: undefined },
  {
    name: "a sum past the safe integers",
    given: [
      { type: 1, value: MAX },
      { type: 1, value: 1 },
    ],
    max: MAX,
    want: false,
  },
  {
    name: "one that comes back",
    given: [
      { type: 1, value: MAX },
      { type: 1, value: MAX },
      { type: 1, value: -MAX },
    ],
    max: MAX,
    want: true,
  },
] as const)("$name", ({ given, max, want }) => expect(check(given, { max }, 2, 2)).toBe(want));

test("a sum past the safe integers that is a whole number of minor units is at the bound it equals", () => {
  const fees = [{ type: 1, value: -MAX } as const, { type: 1, value: -9 } as const];
  expect(check(fees, { min: -900_719_925_474_100, max: -900_719_925_474_100 }, 3, 2)).toBe(true);
  expect(check(fees, { min: -900_719_925_474_099 }, 3, 2)).toBe(false);
});

test("sums compare with bounds as exact fractions do", () => {
  const value = fc.oneof(fc.integer({ min: -99, max: 99 }), fc.maxSafeInteger());
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 4 }),
      fc.nat(20),
      fc.nat(4),
      value,
      (values, decimal, decimals, bound) => {
        const fees = values.map((amount) => ({ type: 1 as const, value: amount }));
        const left = values.reduce((sum, amount) => sum + BigInt(amount), 0n) * 10n ** BigInt(decimals);
        const right = BigInt(bound) * 10n ** BigInt(decimal);
        expect(check(fees, { min: bound }, decimal, decimals)).toBe(left >= right);
        expect(check(fees, { max: bound }, decimal, decimals)).toBe(left <= right);
      },
    ),
    { numRuns: 2000 },
  );
});
