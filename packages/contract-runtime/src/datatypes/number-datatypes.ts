import type { Conversion, Datatype } from "./simple-type.ts";

/** A number as its digits, without limits on size or precision. */
export interface Decimal {
  readonly negative: boolean;
  /** The integer digits without leading zeros; empty for numbers below one. */
  readonly whole: string;
  /** The fraction digits without trailing zeros. */
  readonly fraction: string;
}

/** `xs:decimal` (XSD 1.0 part 2, section 3.2.3). */
export const decimal: Datatype<Decimal> = {
  expected: "a decimal number",
  parse: parseDecimal,
  key: ({ negative, whole, fraction }) => `${negative ? "-" : ""}${whole}.${fraction}`,
  compare: compareDecimals,
};

const DECIMAL = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)$/;

function parseDecimal(text: string): Decimal | undefined {
  if (!DECIMAL.test(text)) return undefined;
  const signed = text.startsWith("-") || text.startsWith("+");
  const point = text.indexOf(".");
  const whole = stripLeadingZeros(text.slice(signed ? 1 : 0, point === -1 ? text.length : point));
  const fraction = point === -1 ? "" : stripTrailingZeros(text.slice(point + 1));
  return { negative: text.startsWith("-") && whole + fraction !== "", whole, fraction };
}

function compareDecimals(a: Decimal, b: Decimal): number {
  if (a.negative !== b.negative) return a.negative ? -1 : 1;
  const sign = a.negative ? -1 : 1;
  if (a.whole.length !== b.whole.length) return sign * (a.whole.length - b.whole.length);
  // Digits of equal length compare as text, and so do fraction digits.
  return sign * (compareDigits(a.whole, b.whole) || compareDigits(a.fraction, b.fraction));
}

export function compareDigits(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Counts the digits for the totalDigits facet (section 4.3.11): those of i and at least n in i × 10^-n. */
export function countDigits({ whole, fraction }: Decimal): number {
  return whole === "" ? fraction.length : whole.length + fraction.length;
}

// Not a regular expression: a search for trailing zeros takes quadratic time on a text of zeros.
function stripLeadingZeros(digits: string): string {
  let start = 0;
  while (digits.charCodeAt(start) === 0x30) start++;
  return digits.slice(start);
}

export function stripTrailingZeros(digits: string): string {
  let end = digits.length;
  while (end > 0 && digits.charCodeAt(end - 1) === 0x30) end--;
  return digits.slice(0, end);
}

const CONVERSION: Conversion = {
  toValue: (text) => Number(text.replace("INF", "Infinity")),
  toText(value) {
    if (typeof value !== "number") throw new TypeError("expected a number");
    return Object.is(value, -0) ? "-0" : String(value).replace("Infinity", "INF");
  },
};

/** `xs:double` (XSD 1.0 part 2, section 3.2.5). */
export const double: Datatype<number> = floatingPoint((value) => value);

/** `xs:float` (section 3.2.4): a text is rounded to the nearest value of single precision. */
export const float: Datatype<number> = floatingPoint(Math.fround);

const NUMBER = /^[+-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[Ee][+-]?[0-9]+)?$/;

function floatingPoint(round: (value: number) => number): Datatype<number> {
  return {
    expected: "a number, INF, -INF or NaN",
    parse(text) {
      if (text === "INF") return Number.POSITIVE_INFINITY;
      if (text === "-INF") return Number.NEGATIVE_INFINITY;
      if (text === "NaN") return Number.NaN;
      return NUMBER.test(text) ? round(Number(text)) : undefined;
    },
    // The two zeros are equal, since their difference is not positive; NaN equals itself.
    key: (value) => String(value === 0 ? 0 : value),
    compare(a, b) {
      if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b) ? 0 : undefined;
      return a < b ? -1 : a > b ? 1 : 0;
    },
    conversion: CONVERSION,
  };
}
