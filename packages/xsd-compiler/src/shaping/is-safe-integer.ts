import type { SimpleType } from "../components/simple-type.ts";

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

/** True when the facets of an integer type leave only what a double holds exactly. */
export function isSafeInteger({ facets }: SimpleType): boolean {
  const { enumeration, maxExclusive, maxInclusive, minExclusive, minInclusive, totalDigits } = facets;
  // 2^53 - 1 has 16 digits.
  if (totalDigits !== undefined && totalDigits < 16) return true;
  if (enumeration !== undefined) return enumeration.every(({ lexical }) => isWithin(lexical));
  const low = minInclusive ?? minExclusive;
  const high = maxInclusive ?? maxExclusive;
  return low !== undefined && high !== undefined && isWithin(low.lexical) && isWithin(high.lexical);
}

function isWithin(lexical: string): boolean {
  const text = lexical.trim().replace(/^\+/, "");
  if (!/^-?[0-9]+$/.test(text)) return false;
  const value = BigInt(text);
  return value >= -LIMIT && value <= LIMIT;
}
