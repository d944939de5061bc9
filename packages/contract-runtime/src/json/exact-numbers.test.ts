import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasOnlyExactNumbers, isReadExactly } from "./exact-numbers.ts";
import { countMembers } from "./parse-json.ts";

describe("a number that is read exactly", () => {
  test.each([
    "0",
    "-0",
    "0.0",
    "0e-999",
    "48100",
    "48100.000",
    "1e3",
    "1.5e1",
    "100e-2",
    "9007199254740991",
    "-9007199254740991",
    "9007199254740992",
    "900719925474099.1e1",
    "1e22",
    `1${"0".repeat(400)}e-400`,
    "1e23",
    "-10.0e+299",
    "123456789012345680000",
    "1180591620717411303424",
  ])("%s", (literal) => expect(isReadExactly(literal)).toBe(true));

  test.each(["0.1", "1e-7", "2.5", "3.141592653589793238462643"])("or as a fraction: %s", (literal) =>
    expect(isReadExactly(literal)).toBe(true),
  );
});

describe("a number that is read as another integer", () => {
  test.each([
    "9007199254740993",
    "-9007199254740993",
    "900719925474099.3e1",
    "9007199254740991.4",
    "999999999999999.06",
    "0.99999999999999999",
    "48100.00000000000000000001",
    "100000000000000000000001",
    "123456789012345680001",
    "1e400",
    "-1e400",
    "1e-400",
    "1e-99999999999999999999",
    "1e99999999999999999999",
  ])("%s", (literal) => expect(isReadExactly(literal)).toBe(false));
});

// With the square of its length it would take hours.
test("takes linear time for a long number", { timeout: 60_000 }, () => {
  expect(isReadExactly(`1${"0".repeat(10_000_000)}1e-10000001`)).toBe(false);
});

const digits = (maxLength: number): fc.Arbitrary<string> =>
  fc.array(fc.constantFrom(..."0000123456789999"), { minLength: 1, maxLength }).map((list) => list.join(""));

/** Numbers as JSON writes them, near the limits of doubles. */
const literals = fc
  .record({
    sign: fc.constantFrom("", "-"),
    whole: fc.oneof(
      digits(20),
      fc.constantFrom("9007199254740991", "9007199254740992", "9007199254740993", "1", "999999999999999"),
    ),
    fraction: fc.option(digits(20)),
    power: fc.option(fc.oneof(fc.integer({ min: -30, max: 30 }), fc.integer({ min: -400, max: 400 }))),
    mark: fc.constantFrom("e", "E", "e+", "e0", "E-0"),
  })
  .map(({ sign, whole, fraction, power, mark }) => {
    const exponent = power === null ? "" : power < 0 ? `e${power}` : `${mark}${power}`;
    return sign + whole.replace(/^0+(?=\d)/, "") + (fraction === null ? "" : `.${fraction}`) + exponent;
  });

test("agrees with exact arithmetic", () => {
  fc.assert(
    fc.property(literals, (literal) => {
      const value = Number(literal);
      const exact =
        Number.isFinite(value) &&
        (!Number.isInteger(value) ||
          isWritten(BigInt(value), literal) ||
          isWritten(writtenByJavaScript(value), literal));
      expect(isReadExactly(literal)).toBe(exact);
    }),
    { numRuns: 5_000 },
  );
});

test("never treats a document with an inexact number as exact", () => {
  const blanks = fc.constantFrom("", " ", "\n            ");
  fc.assert(
    fc.property(literals, literals, blanks, (one, other, blank) => {
      const text = `{"a":${blank}${one},"b":[${other}${blank}]}`;
      const isTaken = hasOnlyExactNumbers(text) && !Number.isNaN(countMembers(JSON.parse(text), 9));
      if (isTaken) expect([one, other].map(isReadExactly)).toEqual([true, true]);
    }),
    { numRuns: 20_000 },
  );
});

test("accepts what JavaScript writes", () => {
  const doubles = fc.double({ noNaN: true, noDefaultInfinity: true });
  fc.assert(fc.property(doubles, (value) => isReadExactly(JSON.stringify(value))));
});

/** The integer whose digits JavaScript writes for a double. */
function writtenByJavaScript(value: number): bigint {
  const [mantissa = "", power = 0] = String(value).split("e");
  const [whole, fraction = ""] = mantissa.split(".");
  return BigInt(`${whole}${fraction}`) * 10n ** BigInt(Number(power) - fraction.length);
}

/** Whether a literal is an integer: by multiplying both with a power of ten until neither has a fraction. */
function isWritten(value: bigint, literal: string): boolean {
  const [, sign, whole, fraction = "", power = "0"] =
    /^(-?)(\d+)(?:\.(\d+))?(?:[eE](.*))?$/.exec(literal) ?? [];
  const exponent = Number(power) - fraction.length;
  const mantissa = BigInt(`${whole}${fraction}`) * (sign === "-" ? -1n : 1n);
  return exponent >= 0
    ? value === mantissa * 10n ** BigInt(exponent)
    : value * 10n ** BigInt(-exponent) === mantissa;
}

test("ignores digits in strings", () => {
  const reference = '{"id":"8515815011111111","other":"ref-20082811541234567890","rate":0.5}';
  expect(hasOnlyExactNumbers(reference)).toBe(true);
  expect(hasOnlyExactNumbers('{"id":8515815011111111}')).toBe(false);
  expect(hasOnlyExactNumbers('{"id":-8515815011111111}')).toBe(false);
  expect(hasOnlyExactNumbers("8515815011111111")).toBe(false);
});
