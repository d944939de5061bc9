import { type SimpleType, validateLiteral } from "@payment-routing/xsd-compiler";
import { describeSimple } from "./describe-structure.ts";
import { listTexts } from "./minimal-text.ts";

/** The texts of one version that the other may reject; undefined if it accepts all of them. */
export interface TextComparison {
  readonly narrows: readonly string[] | undefined;
  readonly widens: readonly string[] | undefined;
}

/** Compares the texts of simple types whose values do not show every facet. */
export function compareTexts(before: SimpleType, after: SimpleType): TextComparison {
  const texts = [...new Set([...listTexts(before), ...listTexts(after), ...UNUSUAL])];
  return {
    narrows: includes(after, before) ? undefined : texts,
    widens: includes(before, after) ? undefined : texts,
  };
}

/** Texts that white space, time zones and digits tell apart. */
const UNUSUAL = [" x ", "x\ty", "x  y", "1.50", "1.5", "2000-01-01Z", "0.001", "-1", "100000"];

/** Whether a type is known to accept all texts of another: they differ in bounds alone, and its bounds are no tighter. */
function includes(outer: SimpleType, inner: SimpleType): boolean {
  const withoutBounds = (type: SimpleType): string => {
    const facets = Object.entries(type.facets).filter(([name]) => !BOUNDS.includes(name));
    return describeSimple(
      { ...type, facets: Object.fromEntries(facets) as unknown as SimpleType["facets"] },
      true,
    );
  };
  if (withoutBounds(outer) !== withoutBounds(inner)) return false;
  return (
    hasBound(outer, inner, ["minInclusive", "minExclusive"]) &&
    hasBound(outer, inner, ["maxInclusive", "maxExclusive"]) &&
    hasDigits(outer, inner, "totalDigits") &&
    hasDigits(outer, inner, "fractionDigits")
  );
}

const BOUNDS = [
  "minInclusive",
  "minExclusive",
  "maxInclusive",
  "maxExclusive",
  "totalDigits",
  "fractionDigits",
];

/** Whether the outer type has no bound on one side, or the bound of the inner type is a value of it. */
function hasBound(
  outer: SimpleType,
  inner: SimpleType,
  [inclusive, exclusive]: readonly ["minInclusive" | "maxInclusive", "minExclusive" | "maxExclusive"],
): boolean {
  const outerBound = outer.facets[inclusive] ?? outer.facets[exclusive];
  if (outerBound === undefined) return true;
  const innerBound = inner.facets[inclusive] ?? inner.facets[exclusive];
  if (innerBound === undefined) return false;
  const isSame =
    outer.facets[exclusive]?.lexical === innerBound.lexical && inner.facets[inclusive] === undefined;
  return isSame || validateLiteral(outer, innerBound) === undefined;
}

function hasDigits(
  { facets: outer }: SimpleType,
  { facets: inner }: SimpleType,
  facet: "totalDigits" | "fractionDigits",
): boolean {
  const [most, needed] = [outer[facet], inner[facet]];
  return most === undefined || (needed !== undefined && needed <= most);
}
