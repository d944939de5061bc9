import type { SimpleType as SetSimpleType } from "../components/simple-type.ts";
import type { PatternFacet, SimpleType } from "../model/component.ts";
import { translatePattern } from "../pattern/translate-pattern.ts";
import type { Refuse } from "./refuse.ts";

/** The patterns of a type, one for each step of its derivation that has any. */
export function translatePatterns(
  refuse: Refuse,
  { facets }: SetSimpleType,
  base: SimpleType["base"],
): PatternFacet[] {
  return facets.patterns.map(({ alternatives }) => {
    const expressions = alternatives.map(({ lexical, origin }) => {
      // It would judge how a value is written, and a value is always written in its canonical form.
      if (base !== "string")
        refuse("unsupported-pattern", origin, `a pattern of ${base}s is not supported, only of strings`);
      const translation = translatePattern(lexical);
      return "expression" in translation ? translation.expression : "";
    });
    const source = alternatives.map(({ lexical }) => lexical).join(" | ");
    return { source, expression: `^(?:${expressions.join("|")})$` };
  });
}
