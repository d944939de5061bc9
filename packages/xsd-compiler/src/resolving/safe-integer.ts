import type { TreeElement } from "@payment-routing/contract-runtime";
import { attributeOf, offsetOf } from "../loading/attributes.ts";
import type { Report } from "../loading/report.ts";
import type { SimpleType } from "../model/component.ts";

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

/** True for an integer that a double holds exactly. */
export function isSafe(value: bigint): boolean {
  return value >= -LIMIT && value <= LIMIT;
}

/** Reports an integer type whose values a double might not hold exactly, at the element that uses it. */
export function requireSafeInteger(report: Report, type: SimpleType, element: TreeElement): void {
  if (type.base !== "integer" || type.enumeration !== undefined) return;
  const { minimum, maximum } = type;
  if (minimum !== undefined && isSafe(minimum) && maximum !== undefined && isSafe(maximum)) return;
  const message = `${attributeOf(element, "type")} has values past 2^53-1, which number does not hold; bound it with minInclusive and maxInclusive`;
  report("unsupported-integer", offsetOf(element, "type"), message);
}
