import type { TreeElement } from "@payment-routing/contract-runtime";
import { offsetOf } from "../loading/attributes.ts";
import type { Report } from "../loading/report.ts";
import type { SimpleType } from "../model/component.ts";
import { requireAttribute } from "../reading/attributes.ts";

/** A simple type narrowed by a bound on its values or on their length; as it was after a report. */
export function narrowByBound(report: Report, facet: TreeElement, type: SimpleType): SimpleType {
  const value = requireAttribute(facet, "value", report);
  if (value === undefined) return type;
  const refuse = (message: string): SimpleType => {
    report("invalid-facet", offsetOf(facet, "value"), message);
    return type;
  };
  const ofLength = facet.local.toLowerCase().includes("length");
  if (type.base !== (ofLength ? "string" : "integer"))
    return refuse(`xs:${facet.local} does not apply to ${type.base}s`);
  if (!(ofLength ? /^\+?[0-9]{1,9}$/ : /^[+-]?[0-9]+$/).test(value))
    return refuse(`xs:${facet.local} is "${value}", expected ${ofLength ? "a length" : "an integer"}`);
  const narrowed = applyBound(facet.local, value.replace(/^\+/, ""), type);
  return widens(narrowed, type)
    ? refuse(`xs:${facet.local} ${value} is wider than the base type allows`)
    : narrowed;
}

function applyBound(facet: string, value: string, type: SimpleType): SimpleType {
  switch (facet) {
    case "minInclusive":
      return { ...type, minimum: BigInt(value) };
    case "maxInclusive":
      return { ...type, maximum: BigInt(value) };
    case "minExclusive":
      return { ...type, minimum: BigInt(value) + 1n };
    case "maxExclusive":
      return { ...type, maximum: BigInt(value) - 1n };
    case "length":
      return { ...type, minLength: Number(value), maxLength: Number(value) };
    case "minLength":
      return { ...type, minLength: Number(value) };
    default:
      return { ...type, maxLength: Number(value) };
  }
}

function widens(narrowed: SimpleType, type: SimpleType): boolean {
  return (
    isLess(narrowed.minimum, type.minimum) ||
    isLess(type.maximum, narrowed.maximum) ||
    isLess(narrowed.minLength, type.minLength) ||
    isLess(type.maxLength, narrowed.maxLength)
  );
}

function isLess<T extends bigint | number>(a: T | undefined, b: T | undefined): boolean {
  return a !== undefined && b !== undefined && a < b;
}
