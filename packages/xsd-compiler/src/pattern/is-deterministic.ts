import type { CharacterNode } from "./pattern-node.ts";
import type { Positions } from "./positions.ts";
import { areDisjoint } from "./ranges.ts";

/**
 * True when each character of a text tells which position of a pattern matches it, and by which way: then JavaScript,
 * which tries one way after the other, never has two, and takes linear time.
 */
export function isDeterministic({ characters, first, follow, ambiguous }: Positions): boolean {
  if (ambiguous) return false;
  return [first, ...follow].every((positions) =>
    areApart(positions.map((place) => characters[place] as CharacterNode)),
  );
}

const known = new Map<string, boolean>();

/** True when no character is in two of the sets. Equal expressions are compared first, which is cheap. */
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

/** Patterns of one schema set repeat themselves; another set has others. */
const MAX_KNOWN = 1_000;
