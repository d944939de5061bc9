import { type SimpleType, translatePattern, validateLiteral } from "@payment-routing/xsd-compiler";
import { findText } from "../text-language.ts";

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
  } = facets;
  const bounds = [minInclusive, maxInclusive, minExclusive, maxExclusive].flatMap(
    (bound) => bound?.lexical ?? [],
  );
  const least = length ?? minLength;
  const item = itemType && findMinimalText(itemType);
  return [
    ...enumeration.map(({ lexical }) => lexical),
    ...memberTypes.flatMap((member) => findMinimalText(member) ?? []),
    ...(item === undefined ? [] : [Array.from({ length: least }, () => item).join(" "), item]),
    ...findByPatterns(type, least),
    ...TEXTS,
    ...bounds,
    // The next value of an exclusive bound.
    ...bounds.flatMap((bound) => [Number(bound) + 1, Number(bound) - 1, Number(bound) + 0.5].map(String)),
    ...["x".repeat(Math.min(least, MAX_LENGTH)), "00".repeat(Math.min(least, MAX_LENGTH))],
  ];
}

/** A longer filler shows nothing. */
const MAX_LENGTH = 100_000;

/** Texts of every primitive type. */
const TEXTS = [
  ...["", "x", "0", "1", "true", "P1D", "00", "AAAA", "en", "en-US", "urn:x"],
  ...["2000-01-01", "2000-01-01T00:00:00", "00:00:00", "2000", "2000-01", "--01-01", "--01", "---01"],
];

function findByPatterns({ facets }: SimpleType, minLength: number): readonly string[] {
  const patterns = facets.patterns.map(({ alternatives }) => {
    const parts = alternatives.map(({ lexical }) => translatePattern(lexical));
    return `^(?:${parts.map((part) => ("expression" in part ? part.expression : "[^]*")).join("|")})$`;
  });
  if (patterns.length === 0) return [];
  const found = findText({ patterns, minLength, maxLength: facets.length ?? facets.maxLength });
  return typeof found === "object" ? [found.text] : [];
}
