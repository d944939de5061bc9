import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMinorUnits } from "./minor-units.ts";

const MAX = Number.MAX_SAFE_INTEGER;

describe("toMinorUnits", () => {
  const cases = [
    { name: "as many decimals as the currency", given: [12030, 2, 2], want: [12030, 12030] },
    { name: "fewer", given: [120, 0, 2], want: [12000, 12000] },
    {
      name: "fewer, past the safe integers",
      given: [MAX, 0, 4],
      want: [2 ** 53, 2 ** 53],
    },
    { name: "fewer, past them below zero", given: [-MAX, 1, 2], want: [-(2 ** 53), -(2 ** 53)] },
    {
      name: "fewer, just within them",
      given: [900719925474099, 1, 2],
      want: [9007199254740990, 9007199254740990],
    },
    { name: "more, a whole number of minor units", given: [12030, 3, 2], want: [1203, 1203] },
    { name: "more, between two minor units", given: [12345, 3, 2], want: [1234, 1235] },
    { name: "more, below zero", given: [-12345, 3, 2], want: [-1235, -1234] },
    { name: "a currency without decimals", given: [1999, 2, 0], want: [19, 20] },
    { name: "zero with any number of decimals", given: [0, MAX, 2], want: [0, 0] },
    { name: "the least part above zero", given: [1, MAX, 0], want: [0, 1] },
    { name: "the least part below zero", given: [-1, MAX, 4], want: [-1, 0] },
    {
      name: "the greatest value with just enough decimals to lie below 1",
      given: [MAX, 16, 0],
      want: [0, 1],
    },
    { name: "and with one fewer", given: [MAX, 15, 0], want: [9, 10] },
  ] as const;
  test.each(cases)("$name", ({ given: [value, decimal, currencyDecimals], want: [floor, ceiling] }) => {
    expect(toMinorUnits(value, decimal, currencyDecimals)).toEqual({ floor, ceiling });
  });

  test("compares with whole bounds as the exact fraction does", () => {
    const value = fc.oneof(fc.integer({ min: -5000, max: 5000 }), fc.maxSafeInteger());
    const bound = fc.oneof(fc.integer({ min: -50, max: 50 }), fc.maxSafeInteger());
    fc.assert(
      fc.property(value, fc.nat(40), fc.nat(4), bound, (given, decimal, currencyDecimals, limit) => {
        const amount = toMinorUnits(given, decimal, currencyDecimals);
        // given / 10^decimal against limit / 10^currencyDecimals, brought to one denominator.
        const left = BigInt(given) * 10n ** BigInt(currencyDecimals);
        const right = BigInt(limit) * 10n ** BigInt(decimal);
        expect(amount.floor >= limit).toBe(left >= right);
        expect(amount.ceiling <= limit).toBe(left <= right);
      }),
      { numRuns: 2000 },
    );
  });
});
