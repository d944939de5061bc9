import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import type { Facets, SimpleType } from "../components/simple-type.ts";
import { attributeOf, offsetOf } from "../loading/attributes.ts";
import type { Source } from "./building.ts";
import type { CountFacet } from "./read-facets.ts";

/** Sets a facet that counts characters, items or digits. Past nine digits a count means no bound that documents meet. */
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
