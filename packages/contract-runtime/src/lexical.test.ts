import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  countCharacters,
  normaliseWhiteSpace,
  parseBoolean,
  parseInteger,
} from "./lexical.ts";

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

test.for([
  { given: "true", want: true },
  { given: "1", want: true },
  { given: "false", want: false },
  { given: "0", want: false },
  { given: "", want: undefined },
  { given: "TRUE", want: undefined },
  { given: "True", want: undefined },
  { given: "01", want: undefined },
  { given: "+1", want: undefined },
  { given: "yes", want: undefined },
  { given: " true", want: undefined },
])("$given", ({ given, want }) => {
  expect(parseBoolean(given)).toBe(want);
});

test.for([
  { given: "", want: 0 },
  { given: "abc", want: 3 },
  { given: "\u{1F4B3}", want: 1 },
  { given: "a\u{1F4B3}\u{1F4B3}", want: 3 },
  { given: "e\u0301", want: 2 },
  { given: "\udc00\ud800", want: 2 },
])("$given", ({ given, want }) => {
  expect(countCharacters(given)).toBe(want);
});

test("as many as iterating gives", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      expect(countCharacters(text)).toBe(Array.from(text).length);
    }),
  );
});

test.for([
  { given: "", replaced: "", collapsed: "" },
  { given: "a", replaced: "a", collapsed: "a" },
  { given: "a b", replaced: "a b", collapsed: "a b" },
  { given: " a", replaced: " a", collapsed: "a" },
  { given: "a ", replaced: "a ", collapsed: "a" },
  { given: "a  b", replaced: "a  b", collapsed: "a b" },
  { given: "a\tb\nc\rd", replaced: "a b c d", collapsed: "a b c d" },
  { given: "\r\n\t a \t\n b\n", replaced: "    a    b ", collapsed: "a b" },
  { given: " \t\n\r ", replaced: "     ", collapsed: "" },
  {
    given: "\u00a0a\u2003\u3000b\u0085",
    replaced: "\u00a0a\u2003\u3000b\u0085",
    collapsed: "\u00a0a\u2003\u3000b\u0085",
  },
  { given: "\va\fb", replaced: "\va\fb", collapsed: "\va\fb" },
])("$given", ({ given, replaced, collapsed }) => {
  expect(normaliseWhiteSpace(given, "preserve")).toBe(given);
  expect(normaliseWhiteSpace(given, "replace")).toBe(replaced);
  expect(normaliseWhiteSpace(given, "collapse")).toBe(collapsed);
});
