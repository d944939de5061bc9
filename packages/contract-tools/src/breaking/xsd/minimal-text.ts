import { type SimpleType, translatePattern, validateLiteral } from "@payment-routing/xsd-compiler";
import { COMMON_TEXTS, findText } from "../text-language.ts";

/** A short text that is valid by a simple type; undefined if none was found. */
export function findMinimalText(type: SimpleType): string | undefined {
  return listTexts(type).find(
    (lexical) => validateLiteral(type, { lexical, namespaces: new Map(), origin: type.origin }) === undefined,
  );
}

/** Texts that may be valid by a simple type, and that its facets are about. */
export function listTexts(type: SimpleType): readonly string[] {
  const { facets, itemType, memberTypes } = type;
  const {
    enumeration = [],
    length,
    maxExclusive,
    maxInclusive,
    minExclusive,
    minInclusive,
    minLength = 0,
    maxLength = length ?? minLength,
    fractionDigits = 0,
    totalDigits = 0,
  } = facets;
  const bounds = [minInclusive, maxInclusive, minExclusive, maxExclusive].flatMap(
    (bound) => bound?.lexical ?? [],
  );
  const least = length ?? minLength;
  const item = itemType && findMinimalText(itemType);
  return [
    ...enumeration.map(({ lexical }) => lexical),
    ...memberTypes.flatMap((member) => [findMinimalText(member) ?? [], listTexts(member)].flat()),
    ...(item === undefined ? [] : [Array.from({ length: least }, () => item).join(" "), item]),
    ...(itemType ? listTexts(itemType) : []),
    ...findByPatterns(type, least),
    ...COMMON_TEXTS,
    ...bounds,
    ...bounds.flatMap(listNeighbours),
    ...["0".repeat(totalDigits), "9".repeat(totalDigits), `1${"0".repeat(totalDigits)}`],
    ...[`0.${"0".repeat(fractionDigits)}1`, `0.${"1".repeat(fractionDigits)}`],
    ...[least - 1, least, maxLength, maxLength + 1].flatMap((count) => {
      const limited = Math.max(0, Math.min(count, MAX_LENGTH));
      return ["x".repeat(limited), "00".repeat(limited), "x".padEnd(limited)];
    }),
  ];
}

/** The next values of a bound. */
function listNeighbours(bound: string): readonly string[] {
  const text = bound.trim().replace(/^\+/, "");
  if (/^-?\d+$/.test(text)) return [BigInt(text) + 1n, BigInt(text) - 1n, `${text}.5`].map(String);
  return [Number(text) + 1, Number(text) - 1, Number(text) + 0.5].map(String);
}

/** A longer filler shows nothing. */
const MAX_LENGTH = 100_000;

function findByPatterns(type: SimpleType, minLength: number): readonly string[] {
  const patterns = listPatterns(type);
  if (patterns.length === 0) return [];
  const { length, maxLength } = type.facets;
  const found = findText({ patterns, minLength, maxLength: length ?? maxLength });
  return typeof found === "object" ? [found.text] : [];
}

/** The patterns of a type, but those that cannot be expressed. */
export function listPatterns({ facets }: SimpleType): readonly string[] {
  return facets.patterns.flatMap(({ alternatives }) => {
    const parts = alternatives.map(({ lexical }) => translatePattern(lexical));
    const known = parts.flatMap((part) => ("expression" in part ? part.expression : []));
    return known.length === parts.length ? `^(?:${known.join("|")})$` : [];
  });
}
