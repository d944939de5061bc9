import { PatternAutomaton } from "@payment-routing/contract-runtime/codegen";
import { isDeterministic } from "./is-deterministic.ts";
import { parsePattern } from "./parse-pattern.ts";
import { findPositions } from "./positions.ts";
import { writeExpression } from "./translate-pattern.ts";

/**
 * What decides whether a text as a whole matches one of some patterns, in time that is linear in the text: a regular
 * expression of JavaScript where it has only one way to go, an automaton where it would try many.
 *
 * @param sources patterns that `translatePattern` takes
 */
export function compilePattern(sources: readonly string[]): RegExp | PatternAutomaton {
  const node = { kind: "alternatives" as const, parts: sources.map(parsePattern) };
  const positions = findPositions(node);
  if (positions !== undefined && !isDeterministic(positions)) {
    const { characters, first, last, follow, nullable } = positions;
    return new PatternAutomaton({ characters, first, last, follow, nullable });
  }
  return new RegExp(`^(?:${writeExpression(node)})$`, "v");
}
