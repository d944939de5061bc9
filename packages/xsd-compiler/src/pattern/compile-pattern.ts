import { cutOff } from "@payment-routing/contract-runtime";
import { PatternAutomaton } from "@payment-routing/contract-runtime/codegen";
import type { DiagnosticCode } from "../diagnostic.ts";
import { parsePattern } from "./parse-pattern.ts";
import { areDisjoint, type CharacterNode, PatternError, type PatternNode } from "./ranges.ts";

/**
 * Compiles patterns to a matcher of whole texts in linear time: a JavaScript regular expression if it never
 * backtracks, an automaton otherwise.
 *
 * @param sources patterns that `translatePattern` accepts
 */
export function compilePattern(sources: readonly string[]): RegExp | PatternAutomaton {
  const node = { kind: "alternatives" as const, parts: sources.map(parsePattern) };
  const positions = findPositions(node);
  if (positions !== undefined && !isDeterministic(positions)) return automatonOf(positions);
  return new RegExp(`^(?:${writeExpression(node)})$`, "v");
}

/** Builds the automaton of the positions of a pattern. */
export function automatonOf(positions: Positions): PatternAutomaton {
  const { first, last, follow, nullable } = positions;
  const characters = positions.characters.map(({ expression }) => expression);
  return new PatternAutomaton({ characters, first, last, follow, nullable });
}

/**
 * True if each character of a text determines the position that matches it and the way to that position. JavaScript,
 * which backtracks between alternatives, then never has two of them and takes linear time.
 */
function isDeterministic({ characters, first, follow, ambiguous }: Positions): boolean {
  if (ambiguous) return false;
  return [first, ...follow].every((positions) =>
    areApart(positions.map((place) => characters[place] as CharacterNode)),
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

/**
 * A pattern as the automaton of its positions (Glushkov): each position matches one character, and a match is a path
 * from a first position to a last one.
 */
interface Positions {
  /** The characters that each position matches. */
  readonly characters: readonly CharacterNode[];
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** The positions that may follow each position. */
  readonly follow: readonly (readonly number[])[];
  /** True if the pattern matches the empty text. */
  readonly nullable: boolean;
  /** True if several paths lead from one position to another, as in nested loops. */
  readonly ambiguous: boolean;
}

/** Returns the positions of a pattern with its quantities expanded; undefined if there are too many. */
export function findPositions(node: PatternNode): Positions | undefined {
  const builder = new PositionBuilder();
  const part = builder.build(node);
  if (part === undefined) return undefined;
  return {
    ...part,
    characters: builder.characters,
    ambiguous: builder.ambiguous,
    follow: builder.follow.map((set) => [...set]),
  };
}

const MAX_POSITIONS = 2_000;

interface Part {
  readonly first: readonly number[];
  readonly last: readonly number[];
  readonly nullable: boolean;
}

const EMPTY: Part = { first: [], last: [], nullable: true };

class PositionBuilder {
  readonly characters: CharacterNode[] = [];
  readonly follow: Set<number>[] = [];
  ambiguous = false;

  build(node: PatternNode): Part | undefined {
    switch (node.kind) {
      case "character":
        return this.#character(node);
      case "sequence":
        return this.#sequence(node.parts);
      case "alternatives":
        return this.#alternatives(node.parts);
      case "repeated":
        return this.#repeated(node.part, node.min, node.max);
    }
  }

  #character(character: CharacterNode): Part | undefined {
    if (this.characters.length >= MAX_POSITIONS) return undefined;
    const position = this.characters.push(character) - 1;
    this.follow.push(new Set());
    return { first: [position], last: [position], nullable: false };
  }

  #sequence(parts: readonly PatternNode[]): Part | undefined {
    let whole: Part | undefined = EMPTY;
    for (const part of parts) {
      whole = this.#join(whole, this.build(part));
      if (whole === undefined) return undefined;
    }
    return whole;
  }

  #alternatives(parts: readonly PatternNode[]): Part | undefined {
    let whole: Part = { first: [], last: [], nullable: false };
    for (const part of parts) {
      const built = this.build(part);
      if (built === undefined) return undefined;
      whole = {
        first: [...whole.first, ...built.first],
        last: [...whole.last, ...built.last],
        nullable: whole.nullable || built.nullable,
      };
    }
    return whole;
  }

  #repeated(node: PatternNode, min: number, max: number): Part | undefined {
    if (max === 0) return EMPTY;
    let whole: Part | undefined = EMPTY;
    // The last required repetition is the one that repeats without bound.
    const required = max === Number.POSITIVE_INFINITY ? Math.max(min - 1, 0) : min;
    for (let count = 0; count < required && whole !== undefined; count++)
      whole = this.#join(whole, this.build(node));
    if (max !== Number.POSITIVE_INFINITY) return this.#join(whole, this.#optional(node, max - min));
    const looped = this.#loop(this.build(node));
    return this.#join(whole, looped && { ...looped, nullable: looped.nullable || min === 0 });
  }

  /** Expands to 0 to `count` repetitions, where each one but the first requires the one before it. */
  #optional(node: PatternNode, count: number): Part | undefined {
    let whole: Part = EMPTY;
    let previous: Part = EMPTY;
    for (let index = 0; index < count; index++) {
      const built = this.build(node);
      if (built === undefined) return undefined;
      this.#connect(previous, built);
      const first = index === 0 || previous.nullable ? [...whole.first, ...built.first] : whole.first;
      whole = { first, last: [...whole.last, ...built.last], nullable: true };
      // If a part may be empty, the next part can also begin at its first positions.
      previous = built.nullable ? { ...built, last: [...previous.last, ...built.last] } : built;
    }
    return whole;
  }

  #loop(part: Part | undefined): Part | undefined {
    if (part === undefined) return undefined;
    this.ambiguous ||= part.nullable;
    this.#connect(part, part);
    return part;
  }

  #join(a: Part | undefined, b: Part | undefined): Part | undefined {
    if (a === undefined || b === undefined) return undefined;
    this.#connect(a, b);
    return {
      first: a.nullable ? [...a.first, ...b.first] : a.first,
      last: b.nullable ? [...a.last, ...b.last] : b.last,
      nullable: a.nullable && b.nullable,
    };
  }

  #connect(a: Part, b: Part): void {
    for (const position of a.last) {
      for (const next of b.first) {
        this.ambiguous ||= this.follow[position]?.has(next) === true;
        this.follow[position]?.add(next);
      }
    }
  }
}

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
  if (node.kind === "sequence") return node.parts.map(writePart).join("");
  if (node.kind === "alternatives") return node.parts.map(writeExpression).join("|");
  return writePart(node.part) + node.quantity;
}

function writePart(node: PatternNode): string {
  const expression = writeExpression(node);
  return node.kind === "alternatives" ? `(?:${expression})` : expression;
}
