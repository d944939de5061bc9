import type { Literal } from "../components/component.ts";
import type { SimpleType as SetSimpleType } from "../components/simple-type.ts";
import type { SimpleType } from "../model/component.ts";
import { readInteger } from "./integers.ts";

/** The bounds of integers, inclusive ones of exclusive ones too. */
export function boundsOf(
  { facets }: SetSimpleType,
  base: SimpleType["base"],
): Pick<SimpleType, "minimum" | "maximum"> {
  if (base !== "integer") return { minimum: undefined, maximum: undefined };
  const { minInclusive, minExclusive, maxInclusive, maxExclusive } = facets;
  return {
    minimum: inclusive(minInclusive, 0n) ?? inclusive(minExclusive, 1n),
    maximum: inclusive(maxInclusive, 0n) ?? inclusive(maxExclusive, -1n),
  };
}

function inclusive(bound: Literal | undefined, distance: bigint): bigint | undefined {
  return bound === undefined ? undefined : readInteger(bound) + distance;
}

/** The bounds of lengths, both of them of a fixed length. */
export function lengthsOf({ facets }: SetSimpleType): Pick<SimpleType, "minLength" | "maxLength"> {
  const { length, minLength, maxLength } = facets;
  return { minLength: length ?? minLength, maxLength: length ?? maxLength };
}
