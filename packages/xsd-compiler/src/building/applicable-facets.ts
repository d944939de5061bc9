import type { SimpleType } from "../components/simple-type.ts";

const ALWAYS = ["pattern", "whiteSpace"];
const LENGTHS = ["length", "minLength", "maxLength"];
const BOUNDS = ["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"];

const OF_TEXT = new Set([...ALWAYS, "enumeration", ...LENGTHS]);
const OF_ORDER = new Set([...ALWAYS, "enumeration", ...BOUNDS]);
const OF_DECIMAL = new Set([...OF_ORDER, "totalDigits", "fractionDigits"]);
const OF_BOOLEAN = new Set(ALWAYS);
const OF_UNION = new Set(["pattern", "enumeration"]);

const TEXTS: ReadonlySet<string> = new Set([
  "string",
  "hexBinary",
  "base64Binary",
  "anyURI",
  "QName",
  "NOTATION",
]);

/** The facets that may restrict a type (XSD 1.0 part 2, section 4.1.5). */
export function applicableFacets({ variety, primitive }: SimpleType): ReadonlySet<string> {
  if (variety === "any") return new Set();
  if (variety === "union") return OF_UNION;
  if (variety === "list" || (primitive !== undefined && TEXTS.has(primitive))) return OF_TEXT;
  if (primitive === "boolean") return OF_BOOLEAN;
  return primitive === "decimal" ? OF_DECIMAL : OF_ORDER;
}
