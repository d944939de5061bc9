import { PatternAutomaton } from "@payment-routing/contract-runtime/codegen";
import { isDeterministic } from "./is-deterministic.ts";
import { parsePattern } from "./parse-pattern.ts";
import { findPositions, type Positions } from "./positions.ts";
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
  if (positions !== undefined && !isDeterministic(positions)) return automatonOf(positions);
  return new RegExp(`^(?:${writeExpression(node)})$`, "v");
}

/** The automaton of the positions of a pattern. */
export function automatonOf(positions: Positions): PatternAutomaton {
  const { first, last, follow, nullable } = positions;
  const characters = positions.characters.map(({ expression }) => expression);
  return new PatternAutomaton({ characters, first, last, follow, nullable });
}
