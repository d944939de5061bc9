import type { Conversion, Datatype } from "./datatype.ts";

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
    // The two zeros are one value, as their difference is not positive; NaN equals itself.
    key: (value) => String(value === 0 ? 0 : value),
    compare(a, b) {
      if (Number.isNaN(a) || Number.isNaN(b)) return Number.isNaN(a) && Number.isNaN(b) ? 0 : undefined;
      return a < b ? -1 : a > b ? 1 : 0;
    },
    conversion: CONVERSION,
  };
}
