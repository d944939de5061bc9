import { cutOff } from "@payment-routing/contract-runtime";
import { PatternAutomaton } from "@payment-routing/contract-runtime/codegen";
import type { DiagnosticCode } from "../diagnostic.ts";
import { findPositions, type Positions } from "./find-positions.ts";
import { parsePattern } from "./parse-pattern.ts";
import { areDisjoint, type CharacterNode, PatternError, type PatternNode } from "./pattern-node.ts";

/**
 * Compiles patterns to a matcher of whole texts in linear time: a JavaScript regular expression if it never
 * backtracks, an automaton otherwise.
 *
 * @param sources patterns that `translatePattern` accepts
 */
export function compilePattern(sources: readonly string[]): RegExp | PatternAutomaton {
  const node = { kind: "alternatives" as const, parts: sources.map(parsePattern) };
  const positions = findPositions<CharacterNode>(node);
  if (positions !== undefined && !isDeterministic(positions)) return automatonOf(positions);
  return new RegExp(`^(?:${writeExpression(node)})$`, "v");
}

/** Builds the automaton of the positions of a pattern. */
export function automatonOf({
  characters,
  empty,
  first,
  follow,
  last,
}: Positions<CharacterNode>): PatternAutomaton {
  return new PatternAutomaton({
    characters: characters.map(({ expression }) => expression),
    first: [...first.keys()],
    last: [...last.keys()],
    follow: follow.map((positions) => [...positions.keys()]),
    nullable: empty > 0,
  });
}

/**
 * True if each character of a text determines the position that matches it and the way to that position. JavaScript,
 * which backtracks between alternatives, then never has two of them and takes linear time.
 */
function isDeterministic({ ambiguous, characters, first, follow }: Positions<CharacterNode>): boolean {
  if (ambiguous) return false;
  return [first, ...follow].every((positions) =>
    areApart(Array.from(positions.keys(), (position) => characters[position] as CharacterNode)),
  );
}

const known = new Map<string, boolean>();

/** True if no character is in two of the sets. Compares equal expressions first, which is cheap. */
function areApart(sets: readonly CharacterNode[]): boolean {
  if (sets.length < 2) return true;
  const expressions = new Set(sets.map(({ expression }) => expression));
  if (expressions.size < sets.length) return false;
  const key = [...expressions].sort().join(" ");
  let apart = known.get(key);
  if (apart === undefined) {
    apart = areDisjoint(sets.map(({ ranges }) => ranges()));
    if (known.size >= MAX_KNOWN) known.clear();
    known.set(key, apart);
  }
  return apart;
}

/** Cache limit. Patterns repeat within one schema set, but differ between schema sets. */
const MAX_KNOWN = 1_000;

type Translation =
  | { readonly expression: string }
  | {
      readonly code: Extract<DiagnosticCode, "invalid-pattern" | "unsupported-pattern">;
      readonly message: string;
    };

/**
 * Translates an XSD regular expression (part 2, appendix F) to an equivalent JavaScript expression, or reports why that is
 * not possible. The result is not anchored and works with the `v` flag and with the `u` flag, which JSON Schema uses.
 */
export function translatePattern(source: string): Translation {
  try {
    const expression = writeExpression(parsePattern(source));
    requireRunnable(expression);
    return { expression };
  } catch (error) {
    if (!(error instanceof PatternError)) throw error;
    return { code: error.code, message: `the pattern ${cutOff(source, 100)}: ${error.message}` };
  }
}

/** Rejects a valid expression that is too large, which JavaScript reports only when it runs. */
function requireRunnable(expression: string): void {
  try {
    new RegExp(`^(?:${expression})$`, "v").test("");
  } catch {
    throw new PatternError("unsupported-pattern", "it is too large for JavaScript");
  }
}

/** Writes a pattern as a JavaScript expression without capturing groups. */
function writeExpression(node: PatternNode): string {
  if (node.kind === "character") return node.expression;
  if (node.kind === "repeated") return writePart(node.part) + node.quantity;
  return node.kind === "sequence"
    ? node.parts.map(writePart).join("")
    : node.parts.map(writeExpression).join("|");
}

function writePart(node: PatternNode): string {
  const expression = writeExpression(node);
  return node.kind === "alternatives" ? `(?:${expression})` : expression;
}
