import type { ValueShape } from "@payment-routing/contract-runtime/codegen";
import type { Facets, SimpleType } from "../components/simple-type.ts";

/** True for a type whose values stay texts because a pattern restricts the lexical form (`0042`). */
export function isKeptAsWritten({ facets, memberTypes, itemType }: SimpleType): boolean {
  if (facets.patterns.length === 0) return false;
  // A prefix has no meaning outside its document, so names are resolved in spite of a pattern.
  return ![...memberTypes, ...(itemType === undefined ? [] : [itemType])].some(hasNames);
}

/** True for a type whose values may be qualified names. */
export function hasNames({
  primitive,
  memberTypes,
  itemType,
}: Pick<SimpleType, "primitive" | "memberTypes" | "itemType">): boolean {
  return isName(primitive) || memberTypes.some(hasNames) || (itemType !== undefined && hasNames(itemType));
}

/** The value of a notation is its qualified name (part 2, section 3.2.19). */
function isName(primitive: SimpleType["primitive"]): boolean {
  return primitive === "QName" || primitive === "NOTATION";
}

/** Returns the kind of JavaScript value of an atomic type's text. */
export function kindOfText(type: SimpleType): Extract<ValueShape, { kind: "text" }>["as"] {
  if (type.facets.patterns.length > 0) return isName(type.primitive) ? "qname" : "string";
  switch (type.primitive) {
    case "boolean":
      return "boolean";
    case "float":
    case "double":
      return "float";
    case "QName":
    case "NOTATION":
      return "qname";
    case "decimal":
      if (type.facets.fractionDigits !== 0 || !isInteger(type)) return "string";
      return isSafeInteger(type) ? "number" : "bigint";
    default:
      return "string";
  }
}

/**
 * True for a type derived from `xs:integer`. A decimal without fraction digits is not an integer type: its lexical forms
 * may contain a decimal point.
 */
export function isInteger(type: SimpleType): boolean {
  return type.primitive === "decimal" && type.builtIn !== "decimal";
}

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

/** True if the facets of an integer type allow only values that a double represents exactly. */
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

/** A value of an enumeration. */
export interface EnumeratedValue {
  /** The TypeScript literal. */
  readonly literal: string;
  readonly documentation: string;
}

/** Returns the distinct values of an enumeration; undefined if equal values may have different texts. */
export function enumeratedValues(type: SimpleType): readonly EnumeratedValue[] | undefined {
  const { facets, primitive, variety } = type;
  if (facets.enumeration === undefined || variety !== "atomic") return undefined;
  const kind = kindOfText(type);
  const isText = primitive === "string" || primitive === "anyURI";
  if (!isText && kind !== "number" && kind !== "bigint") return undefined;
  const values = new Map<string, EnumeratedValue>();
  for (const { documentation, lexical } of facets.enumeration) {
    const literal = isText
      ? JSON.stringify(lexical)
      : `${BigInt(lexical.replace(/^\+/, ""))}${kind === "bigint" ? "n" : ""}`;
    if (!values.has(literal)) values.set(literal, { literal, documentation });
  }
  return [...values.values()];
}

/** Returns the least and the greatest value that the bounds and digits of an integer type allow. */
export function integerBounds({
  facets,
}: SimpleType): readonly [low: bigint | undefined, high: bigint | undefined] {
  const { maxExclusive, maxInclusive, minExclusive, minInclusive, totalDigits } = facets;
  const read = (bound: { readonly lexical: string } | undefined, distance: bigint): bigint[] =>
    bound === undefined ? [] : [BigInt(bound.lexical.trim().replace(/^\+/, "")) + distance];
  const digits = totalDigits === undefined ? [] : [10n ** BigInt(totalDigits) - 1n];
  const lows = [...read(minInclusive, 0n), ...read(minExclusive, 1n), ...digits.map((bound) => -bound)];
  const highs = [...read(maxInclusive, 0n), ...read(maxExclusive, -1n), ...digits];
  const low = lows.length === 0 ? undefined : lows.reduce((a, b) => (a > b ? a : b));
  return [low, highs.length === 0 ? undefined : highs.reduce((a, b) => (a < b ? a : b))];
}

/** Returns the minimum and maximum length. The bounds of base types allow a `length`, so it replaces them. */
export function lengthsOf({
  length,
  maxLength,
  minLength,
}: Facets): readonly [min: number | undefined, max: number | undefined] {
  return [length ?? minLength, length ?? maxLength];
}
