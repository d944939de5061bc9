import { type Mutable, primitive } from "@payment-routing/contract-runtime/codegen";
import type { Literal } from "../components/component.ts";
import { BOUND_FACETS, type Facets, type SimpleType } from "../components/simple-type.ts";
import { attributeOf, offsetOf } from "../loading/attributes.ts";
import type { Source } from "./building.ts";
import { readLiteral, readValue, validateLiteral } from "./validate-literal.ts";

export type BoundFacet = (typeof BOUND_FACETS)[number];
export type CountFacet = "length" | "minLength" | "maxLength" | "totalDigits" | "fractionDigits";

/** Sets a bound of values. An inclusive bound replaces the exclusive one on the same side, and vice versa. */
export function narrowBound(
  source: Source,
  name: BoundFacet,
  base: SimpleType,
  facets: Mutable<Facets>,
): void {
  const literal = readLiteral(source, base.whiteSpace);
  const problem =
    validateLiteral(withoutBounds(base), literal) ??
    checkBound(name, literal, primitiveOf(base), base, facets);
  if (problem !== undefined) {
    const message = `xs:${name} ${literal.lexical}: ${problem}`;
    source.document.report("invalid-facet", literal.origin.offset, message);
    return;
  }
  const side = name.slice(0, 3);
  delete facets[`${side}Inclusive` as BoundFacet];
  delete facets[`${side}Exclusive` as BoundFacet];
  facets[name] = literal;
}

function checkBound(
  name: BoundFacet,
  literal: Literal,
  type: SimpleType,
  base: SimpleType,
  facets: Facets,
): string | undefined {
  const order = (other: Literal | undefined): number | undefined =>
    other === undefined ? undefined : compare(type, literal, other);
  const inherited = base.facets[name];
  if (base.fixedFacets.has(name) && inherited !== undefined && order(inherited) !== 0)
    return `fixed to ${inherited.lexical} by the base type`;
  if (isOutside(name, base.facets, order)) return "outside the bounds of the base type";
  if (isCrossed(name, facets, order)) return "no value is left: the bounds exclude each other";
  return undefined;
}

type Order = (other: Literal | undefined) => number | undefined;

/** True if the base type excludes the bound (part 2, sections 4.3.7.4 to 4.3.10.4). */
function isOutside(name: BoundFacet, base: Facets, order: Order): boolean {
  return BOUND_FACETS.some((other) => {
    if (base[other] === undefined) return false;
    const distance = order(base[other]);
    // A value that cannot be compared with a bound is not a value of the base type.
    if (distance === undefined) return true;
    const inward = other.startsWith("min") ? distance : -distance;
    // An exclusive bound may repeat the exclusive bound of the base type.
    return inward < 0 || (inward === 0 && other.endsWith("Exclusive") && other !== name);
  });
}

/** True if no value lies between a bound and those of the other side. */
function isCrossed(name: BoundFacet, facets: Facets, order: Order): boolean {
  return BOUND_FACETS.some((other) => {
    const distance = other.slice(0, 3) === name.slice(0, 3) ? undefined : order(facets[other]);
    if (distance === undefined) return false;
    const beyond = name.startsWith("min") ? distance : -distance;
    // Two equal exclusive bounds also leave no value, but section 4.3.8.4 allows them.
    return beyond > 0 || (beyond === 0 && name.slice(3) !== other.slice(3));
  });
}

function compare(type: SimpleType, a: Literal, b: Literal): number | undefined {
  const [left, right] = [readValue(type, a), readValue(type, b)];
  if (left?.kind !== "atomic" || right?.kind !== "atomic") return undefined;
  const order = primitive(left.primitive).compare as
    | ((a: unknown, b: unknown) => number | undefined)
    | undefined;
  return order?.(left.value, right.value);
}

/** Returns the type without its bounds, which are compared by rules of their own. */
function withoutBounds(type: SimpleType): SimpleType {
  const { minInclusive, maxInclusive, minExclusive, maxExclusive, ...facets } = type.facets;
  return { ...type, facets };
}

/** Returns the type without facets: bounds are compared by value. */
function primitiveOf(type: SimpleType): SimpleType {
  let current = type;
  while (current.base !== undefined && current.base.variety === "atomic") current = current.base;
  return current;
}

/** Sets a facet that counts characters, items or digits. A count of more than nine digits counts as unbounded. */
export function narrowCount(
  { element, document }: Source,
  name: CountFacet,
  base: SimpleType,
  facets: Mutable<Facets>,
): void {
  const text = attributeOf(element, "value") ?? "";
  const value = Math.abs(Number(text));
  const problem = /^(?:\+?[0-9]+|-0+)$/.test(text)
    ? checkCount(name, value, base)
    : `expected a count, got "${text}"`;
  if (problem === undefined) facets[name] = value;
  else document.report("invalid-facet", offsetOf(element, "value"), `xs:${name}: ${problem}`);
}

function checkCount(name: CountFacet, value: number, base: SimpleType): string | undefined {
  if (name === "totalDigits" && value === 0) return "expected at least 1, got 0";
  const inherited = base.facets[name];
  if (inherited === undefined) return undefined;
  if (base.fixedFacets.has(name) && value !== inherited) return `fixed to ${inherited} by the base type`;
  const sides = { length: value !== inherited, minLength: value < inherited };
  const widens = name === "length" || name === "minLength" ? sides[name] : value > inherited;
  return widens ? `${value} is wider than ${inherited}, which the base type has` : undefined;
}
