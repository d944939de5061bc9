import type { FacetsTable, LiteralTable, PatternTable } from "@payment-routing/contract-runtime/codegen";
import type { Literal } from "../components/component.ts";
import type { Facets, PatternStep } from "../components/simple-type.ts";
import { compilePattern } from "../pattern/compile-pattern.ts";

const BOUNDS = ["minInclusive", "maxInclusive", "minExclusive", "maxExclusive"] as const;
const COUNTS = ["length", "minLength", "maxLength", "totalDigits", "fractionDigits"] as const;

/** The facets of a type as a table. Its literals and its patterns have been checked. */
export function writeFacets(facets: Facets): FacetsTable {
  const bounds = BOUNDS.flatMap((name) => (facets[name] === undefined ? [] : [[name, facets[name].lexical]]));
  const counts = COUNTS.flatMap((name) => (facets[name] === undefined ? [] : [[name, facets[name]]]));
  return {
    ...Object.fromEntries([...counts, ...bounds]),
    ...(facets.enumeration === undefined ? {} : { enumeration: facets.enumeration.map(writeLiteral) }),
    ...(facets.patterns.length === 0 ? {} : { patterns: facets.patterns.map(writePattern) }),
  };
}

export function writeLiteral({ lexical, namespaces }: Literal): LiteralTable {
  return { text: lexical, namespaces: Object.fromEntries(namespaces) };
}

/** The patterns of one step of derivation: a text has to match one of them. */
function writePattern({ alternatives }: PatternStep): PatternTable {
  const sources = alternatives.map(({ lexical }) => lexical);
  return { source: sources.join(" or "), expression: compilePattern(sources) };
}
