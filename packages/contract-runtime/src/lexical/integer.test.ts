import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { parseInteger } from "./integer.ts";

describe("parseInteger", () => {
  test.for([
    { given: "0", want: 0 },
    { given: "7", want: 7 },
    { given: "+012", want: 12 },
    { given: "-012", want: -12 },
    { given: "00000000000000000000000000000000001", want: 1 },
    { given: "-0", want: 0 },
    { given: "+0", want: 0 },
    { given: "9007199254740991", want: 9007199254740991 },
    { given: "-9007199254740991", want: -9007199254740991 },
    { given: "9007199254740992", want: Number.POSITIVE_INFINITY },
    { given: "9007199254740993", want: Number.POSITIVE_INFINITY },
    { given: "-9007199254740992", want: Number.NEGATIVE_INFINITY },
    { given: "9".repeat(400), want: Number.POSITIVE_INFINITY },
    { given: `-${"9".repeat(400)}`, want: Number.NEGATIVE_INFINITY },
    { given: "", want: undefined },
    { given: "+", want: undefined },
    { given: "-", want: undefined },
    { given: "+-1", want: undefined },
    { given: "1.0", want: undefined },
    { given: "1.", want: undefined },
    { given: ".5", want: undefined },
    { given: "1e3", want: undefined },
    { given: "0x10", want: undefined },
    { given: "1_000", want: undefined },
    { given: "1,000", want: undefined },
    { given: " 1", want: undefined },
    { given: "1\n", want: undefined },
    { given: "\u0661", want: undefined },
    { given: "\u2212\u0031", want: undefined },
    { given: "Infinity", want: undefined },
    { given: "NaN", want: undefined },
  ])("$given", ({ given, want }) => {
    // toBe tells -0 from 0.
    expect(parseInteger(given)).toBe(want);
  });

  test("agrees with BigInt on every row of digits", () => {
    const digits = fc.stringMatching(/^[+-]?[0-9]{1,25}$/);
    fc.assert(
      fc.property(digits, (text) => {
        const exact = BigInt(text.replace(/^\+/, ""));
        const safe = exact >= -(2n ** 53n - 1n) && exact <= 2n ** 53n - 1n;
        const value = parseInteger(text);
        if (safe) expect(BigInt(value as number)).toBe(exact);
        else expect(value).toBe(exact < 0n ? Number.NEGATIVE_INFINITY : Number.POSITIVE_INFINITY);
      }),
    );
  });
});
