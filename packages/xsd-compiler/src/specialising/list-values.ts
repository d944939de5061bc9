import { normaliseWhiteSpace } from "@payment-routing/contract-runtime/codegen";
import { validateLiteral } from "../building/validate-literal.ts";
import type { EnumerationValue, SimpleType as SetSimpleType } from "../components/simple-type.ts";
import type { Enumerated, SimpleType } from "../model/component.ts";
import { isSafeValue, readInteger } from "./integers.ts";
import type { Refuse } from "./refuse.ts";

/** The values that a type lists, without those of its base type that a bound, a length or a pattern excludes. */
export function listValues(
  refuse: Refuse,
  type: SetSimpleType,
  base: SimpleType["base"],
): readonly Enumerated[] | undefined {
  const { enumeration } = type.facets;
  if (enumeration === undefined) return undefined;
  const listed = new Map<string | number, Enumerated>();
  for (const literal of withoutExcluded(refuse, type, enumeration)) {
    const value = base === "integer" ? readSafeInteger(refuse, literal) : readText(type, literal);
    if (listed.has(value))
      refuse("invalid-duplicate", literal.origin, `the value "${value}" is listed twice`);
    listed.set(value, { value, documentation: literal.documentation });
  }
  return [...listed.values()];
}

/** A value goes as soon as a derived type excludes it; that a type excludes what it lists itself is a mistake. */
function withoutExcluded(
  refuse: Refuse,
  type: SetSimpleType,
  enumeration: readonly EnumerationValue[],
): readonly EnumerationValue[] {
  const kept = enumeration.filter((literal) => validateLiteral(type, literal) === undefined);
  if (enumeration === type.base?.facets.enumeration) return kept;
  for (const literal of enumeration) {
    const message = `the other facets exclude the value "${literal.lexical}"`;
    if (!kept.includes(literal)) refuse("invalid-facet", literal.origin, message);
  }
  return enumeration;
}

function readSafeInteger(refuse: Refuse, literal: EnumerationValue): number {
  const integer = readInteger(literal);
  const message = `${integer} is past 2^53-1, which number does not hold`;
  if (!isSafeValue(integer)) refuse("unsupported-integer", literal.origin, message);
  return Number(integer);
}

/** White space is that of the type (part 2, section 4.3.6): in a preserved string it belongs to the value. */
function readText({ whiteSpace }: SetSimpleType, { lexical }: EnumerationValue): string {
  return normaliseWhiteSpace(lexical, whiteSpace);
}
