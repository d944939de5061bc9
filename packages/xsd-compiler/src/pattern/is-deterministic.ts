import type { Positions } from "./positions.ts";

/**
 * True when each character of a text tells which position of a pattern matches it, and by which way: then JavaScript,
 * which tries one way after the other, never has two, and takes linear time.
 */
export function isDeterministic({ characters, first, follow, ambiguous }: Positions): boolean {
  if (ambiguous) return false;
  return [first, ...follow].every((positions) =>
    areDisjoint(positions.map((place) => characters[place] ?? "")),
  );
}

function areDisjoint(expressions: readonly string[]): boolean {
  return expressions.every((expression, index) =>
    expressions.slice(index + 1).every((other) => !overlap(expression, other)),
  );
}

const known = new Map<string, boolean>();

/** True when some character matches both. */
function overlap(a: string, b: string): boolean {
  if (a === b) return true;
  const [first, second] = [a, b].map((expression) => /^\\p\{(\w+)\}$/.exec(expression)?.[1]);
  // Categories are apart unless one is a part of the other: Lu is of L.
  if (first !== undefined && second !== undefined)
    return first.startsWith(second) || second.startsWith(first);
  const key = `${a} ${b}`;
  let overlaps = known.get(key);
  if (overlaps === undefined) {
    const characters = isAscii(a) || isAscii(b) ? ASCII : everyCharacter();
    overlaps = new RegExp(`[${withoutSubtraction(a)}&&${withoutSubtraction(b)}]`, "v").test(characters);
    known.set(key, overlaps);
  }
  return overlaps;
}

/** The class that something is subtracted from. What overlaps only there is taken for an overlap, to be safe. */
function withoutSubtraction(expression: string): string {
  if (!expression.startsWith("(?:")) return expression;
  const [, whole = expression] = /(\[(?:\\.|[^[\]\\])*\])\)$/.exec(expression) ?? [];
  return whole;
}

const ASCII = String.fromCharCode(...Array.from({ length: 128 }, (_, index) => index));

/** True when an expression names its characters one by one or in ranges, and all are of ASCII. */
function isAscii(expression: string): boolean {
  return /^[\x20-\x7e]*$/.test(expression) && !/\\[pPu]|\[\^|\(\?!/.test(expression);
}

let characters: string | undefined;

function everyCharacter(): string {
  characters ??= Array.from({ length: 0x110 }, (_, block) =>
    String.fromCodePoint(...Array.from({ length: 0x1000 }, (_, index) => block * 0x1000 + index)),
  ).join("");
  return characters;
}
