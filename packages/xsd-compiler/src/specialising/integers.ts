import type { Literal } from "../components/component.ts";
import { collapse } from "../loading/attributes.ts";
import type { SimpleType } from "../model/component.ts";

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

/** The value of a literal that is an integer. */
export function readInteger({ lexical }: Literal): bigint {
  return BigInt(collapse(lexical).replace(/^\+/, ""));
}

/** True for an integer that a double holds exactly. */
export function isSafeValue(value: bigint): boolean {
  return value >= -LIMIT && value <= LIMIT;
}

/** False for a type of integers that a double might not hold exactly. Values that a type lists are judged one by one. */
export function isSafeType({ base, minimum, maximum, enumeration }: SimpleType): boolean {
  if (base !== "integer" || enumeration !== undefined) return true;
  return minimum !== undefined && isSafeValue(minimum) && maximum !== undefined && isSafeValue(maximum);
}
