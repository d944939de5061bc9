import type { TreeElement } from "@payment-routing/contract-runtime";
import { countCharacters, normaliseWhiteSpace } from "@payment-routing/contract-runtime/codegen";
import { documentationOf, offsetOf, rawAttributeOf } from "../loading/attributes.ts";
import type { Report } from "../loading/report.ts";
import type { Enumerated, SimpleType } from "../model/component.ts";
import { requireAttribute } from "../reading/attributes.ts";
import { isSafe } from "./safe-integer.ts";

/** The values that the `xs:enumeration`s of a restriction list, each a value of the type they restrict. */
export function readEnumeration(
  report: Report,
  facets: readonly TreeElement[],
  type: SimpleType,
): Enumerated[] {
  const enumeration: Enumerated[] = [];
  for (const facet of facets) {
    const value = readValue(report, facet, type);
    if (value === undefined) continue;
    if (enumeration.some((other) => other.value === value))
      report("invalid-duplicate", offsetOf(facet, "value"), `the value "${value}" is listed twice`);
    else enumeration.push({ value, documentation: documentationOf(facet) });
  }
  return enumeration;
}

function readValue(report: Report, facet: TreeElement, type: SimpleType): string | number | undefined {
  if (requireAttribute(facet, "value", report) === undefined) return undefined;
  const offset = offsetOf(facet, "value");
  if (type.base === "boolean") {
    report("invalid-facet", offset, "xs:enumeration does not apply to booleans");
    return undefined;
  }
  // White space is that of the type (part 2, section 4.3.6): in a preserved string it belongs to the value.
  const text = normaliseWhiteSpace(rawAttributeOf(facet, "value") ?? "", type.whiteSpace);
  if (!isAllowed(type, text)) {
    report("invalid-facet", offset, `"${text}" is no value of the base type`);
    return undefined;
  }
  if (type.base === "string") return text;
  if (isSafe(BigInt(text.replace(/^\+/, "")))) return Number(text);
  report("unsupported-integer", offset, `${text} is past 2^53-1, which number does not hold`);
  return undefined;
}

/** True for a text, white space normalised, that is a value of the type. */
export function isAllowed(type: SimpleType, text: string): boolean {
  if (type.base === "string") {
    const length = countCharacters(text);
    return (
      length >= (type.minLength ?? 0) &&
      length <= (type.maxLength ?? Number.POSITIVE_INFINITY) &&
      type.patterns.every(({ expression }) => new RegExp(expression, "u").test(text)) &&
      (type.enumeration?.some(({ value }) => value === text) ?? true)
    );
  }
  if (!/^[+-]?[0-9]+$/.test(text)) return false;
  const integer = BigInt(text.replace(/^\+/, ""));
  return (
    (type.minimum === undefined || integer >= type.minimum) &&
    (type.maximum === undefined || integer <= type.maximum) &&
    (type.enumeration?.some(({ value }) => BigInt(value) === integer) ?? true)
  );
}
