// Patterns of JSON Schema for the texts of atomic types (XSD 1.0 part 2, section 3).

import { NAME, NAME_CHARACTER, NCNAME } from "@payment-routing/contract-runtime/codegen";
import type { SimpleType } from "../components/simple-type.ts";
import { isInteger } from "../shaping/text-kind.ts";
import { XML_TEXT } from "./xml-definitions.ts";

const MONTH_31 = "(?:0[13578]|1[02])-(?:0[1-9]|[12][0-9]|3[01])";
const MONTH_30 = "(?:0[469]|11)-(?:0[1-9]|[12][0-9]|30)";
const FEBRUARY = "02-(?:0[1-9]|[12][0-9])";
const MONTH_AND_DAY = `(?:${MONTH_31}|${MONTH_30}|${FEBRUARY})`;
const MONTH = "(?:0[1-9]|1[0-2])";
const DAY = "(?:0[1-9]|[12][0-9]|3[01])";
/** The year 0 does not exist. */
const YEAR = "(?!-?0000)-?(?:[1-9][0-9]{3,}|0[0-9]{3})";
const TIME = "(?:(?:[01][0-9]|2[0-3]):[0-5][0-9]:[0-5][0-9](?:\\.[0-9]+)?|24:00:00(?:\\.0+)?)";
const ZONE = "(?:Z|[+-](?:(?:0[0-9]|1[0-3]):[0-5][0-9]|14:00))?";
const SECONDS = "[0-9]+(?:\\.[0-9]+)?S";
const BASE64 = "[A-Za-z0-9+/] ?";

/** Patterns by primitive. Strings have none; URI references have only one for escapes. */
const FORMS: Readonly<Record<string, string>> = {
  boolean: "true|false|1|0",
  decimal: "[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)",
  float: "[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[Ee][+-]?[0-9]+)?|-?INF|NaN",
  double: "[+-]?(?:[0-9]+(?:\\.[0-9]*)?|\\.[0-9]+)(?:[Ee][+-]?[0-9]+)?|-?INF|NaN",
  duration: `-?P(?=[0-9T])(?:[0-9]+Y)?(?:[0-9]+M)?(?:[0-9]+D)?(?:T(?=[0-9])(?:[0-9]+H)?(?:[0-9]+M)?(?:${SECONDS})?)?`,
  dateTime: `${YEAR}-${MONTH_AND_DAY}T${TIME}${ZONE}`,
  time: `${TIME}${ZONE}`,
  date: `${YEAR}-${MONTH_AND_DAY}${ZONE}`,
  gYearMonth: `${YEAR}-${MONTH}${ZONE}`,
  gYear: `${YEAR}${ZONE}`,
  gMonthDay: `--${MONTH_AND_DAY}${ZONE}`,
  gDay: `---${DAY}${ZONE}`,
  gMonth: `--${MONTH}${ZONE}`,
  hexBinary: "(?:[0-9A-Fa-f]{2})*",
  base64Binary: `(?:(?:${BASE64}){4})*(?:(?:${BASE64}){3}[A-Za-z0-9+/]|(?:${BASE64}){2}[AEIMQUYcgkosw048] ?=|${BASE64}[AQgw] ?= ?=)?`,
};

/** Patterns of the built-in types derived from `xs:string`. */
const DERIVED_FORMS: Readonly<Record<string, string>> = {
  language: "[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*",
  NMTOKEN: `${NAME_CHARACTER}+`,
  Name: NAME,
  NCName: NCNAME,
  ID: NCNAME,
  IDREF: NCNAME,
};

/** Returns the patterns of an atomic type's texts without its `xs:pattern` facets. White space is normalised. */
export function formsOf(type: SimpleType): string[] {
  const { builtIn, primitive = "string", whiteSpace } = type;
  const form = isInteger(type) ? "[+-]?[0-9]+" : (DERIVED_FORMS[builtIn] ?? FORMS[primitive]);
  if (form !== undefined) return [`^(?:${form})$`, ...digitsOf(type)];
  // Text that white space processing would change is outside the value space (sections 3.3.1 and 3.3.2).
  const normalised = {
    preserve: [],
    replace: ["^[^\\t\\n\\r]*$"],
    collapse: ["^(?:[^ \\t\\n\\r]+(?: [^ \\t\\n\\r]+)*)?$"],
  }[whiteSpace];
  return [...normalised, ...(primitive === "anyURI" ? ["^(?:[^%]|%[0-9A-Fa-f]{2})*$"] : []), XML_TEXT];
}

/** Returns patterns for the decimal facets that digits show: digit counts, and bounds at zero. */
function digitsOf({ facets, primitive }: SimpleType): string[] {
  if (primitive !== "decimal") return [];
  const { fractionDigits, maxExclusive, maxInclusive, minExclusive, minInclusive, totalDigits } = facets;
  return [
    ...(totalDigits === undefined ? [] : [totalDigitsPattern(totalDigits)]),
    ...(fractionDigits === undefined ? [] : [`^[^.]*(?:\\.[0-9]{0,${fractionDigits}}0*)?$`]),
    ...(isZero(minInclusive?.lexical) ? ["^(?!-.*[1-9])"] : []),
    ...(isZero(minExclusive?.lexical) ? ["^[^-]*[1-9]"] : []),
    ...(isZero(maxInclusive?.lexical) ? ["^(?:-|[^1-9]*$)"] : []),
    ...(isZero(maxExclusive?.lexical) ? ["^-.*[1-9]"] : []),
  ];
}

/** Leading zeros, and trailing zeros of the fraction, do not count as digits (section 4.3.11). */
function totalDigitsPattern(count: number): string {
  return `^[+-]?0*(?!0)(?:[0-9]{0,${count}}|(?=[0-9.]{1,${count + 1}}0*$)[0-9]*\\.[0-9]*)$`;
}

/** True for a bound that `digitsOf` expresses. */
export function isZero(lexical: string | undefined): boolean {
  return lexical !== undefined && /^\s*[+-]?(?:0+(?:\.0*)?|\.0+)\s*$/.test(lexical);
}
