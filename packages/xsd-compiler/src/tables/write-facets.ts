import type { FacetsTable, LiteralTable, PatternTable } from "@payment-routing/contract-runtime/codegen";
import type { Literal } from "../components/component.ts";
import type { PatternStep, SimpleType } from "../components/simple-type.ts";
import { compilePattern } from "../pattern/compile-pattern.ts";
import { hasNames } from "../shaping/text-kind.ts";

const BOUNDS = ["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"] as const;
const COUNTS = ["length", "minLength", "maxLength", "totalDigits", "fractionDigits"] as const;

/** Writes the facets of a type. Its literals and patterns must have been checked. */
export function writeFacets({ facets, ...type }: SimpleType): FacetsTable {
  const bounds = BOUNDS.flatMap((name) => (facets[name] === undefined ? [] : [[name, facets[name].lexical]]));
  const counts = COUNTS.flatMap((name) => (facets[name] === undefined ? [] : [[name, facets[name]]]));
  return {
    ...Object.fromEntries([...counts, ...bounds]),
    ...(facets.enumeration === undefined
      ? {}
      : { enumeration: facets.enumeration.map((literal) => writeLiteral(literal, type)) }),
    ...(facets.patterns.length === 0 ? {} : { patterns: facets.patterns.map(writePattern) }),
  };
}

/** Writes a literal of a type, with its namespace declarations if the type allows qualified names. */
export function writeLiteral(
  { lexical, namespaces }: Literal,
  type: Parameters<typeof hasNames>[0] | undefined,
): LiteralTable {
  return type !== undefined && hasNames(type)
    ? { text: lexical, namespaces: Object.fromEntries(namespaces) }
    : { text: lexical };
}

/** Writes the patterns of one derivation step. A text must match one of them. */
function writePattern({ alternatives }: PatternStep): PatternTable {
  const sources = alternatives.map(({ lexical }) => lexical);
  return { source: sources.join(" or "), expression: compilePattern(sources) };
}
