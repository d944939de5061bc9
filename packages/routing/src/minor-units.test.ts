import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { toMinorUnits } from "./minor-units.ts";

const MAX = Number.MAX_SAFE_INTEGER;

describe("toMinorUnits", () => {
  const cases = [
    { name: "as many decimals as the currency", given: [12030, 2, 2], want: [12030n, 12030n] },
    { name: "fewer", given: [120, 0, 2], want: [12000n, 12000n] },
    {
      name: "fewer, past the safe integers",
      given: [MAX, 0, 4],
      want: [90071992547409910000n, 90071992547409910000n],
    },
    { name: "more, a whole number of minor units", given: [12030, 3, 2], want: [1203n, 1203n] },
    { name: "more, between two minor units", given: [12345, 3, 2], want: [1234n, 1235n] },
    { name: "more, below zero", given: [-12345, 3, 2], want: [-1235n, -1234n] },
    { name: "a currency without decimals", given: [1999, 2, 0], want: [19n, 20n] },
    { name: "zero with any number of decimals", given: [0, MAX, 2], want: [0n, 0n] },
    { name: "the least part above zero", given: [1, MAX, 0], want: [0n, 1n] },
    { name: "the least part below zero", given: [-1, MAX, 4], want: [-1n, 0n] },
    {
      name: "the greatest value with just enough decimals to lie below 1",
      given: [MAX, 16, 0],
      want: [0n, 1n],
    },
    { name: "and with one fewer", given: [MAX, 15, 0], want: [9n, 10n] },
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
