import { findPositions, type PatternTree } from "@payment-routing/xsd-compiler";
import {
  CharSet,
  type Concatenation,
  type Element,
  type Expression,
  JS,
  type NoParent,
  Transformers,
  transform,
  visitAst,
} from "refa";

/** A step of a graph that reads a character. */
export interface Step {
  readonly to: number;
  readonly set: CharSet;
  /** In how many ways the expression gets from a character to the next: 2 for more. */
  readonly ways: number;
}

/** The characters of an expression that may follow each of them, assertions left out. */
export interface PatternGraph {
  /** The steps that follow each position. */
  readonly steps: readonly (readonly Step[])[];
  /** The positions at the start of a text. */
  readonly starts: readonly number[];
  /** The position of a search that has not begun to match. */
  readonly searching: number | undefined;
  /** True for positions at which the expression matches, whatever follows. */
  readonly isMatch: (position: number) => boolean;
  /** True for positions at which it matches at the end of the text. */
  readonly isMatchAtEnd: (position: number) => boolean;
}

type Alternatives = readonly NoParent<Concatenation>[];

/** A bounded repetition of more is cut to so many copies. */
const MAX_COPIES = 8;
/** So many repetitions of something that varies cost as much as any number. */
const MANY = 10;

/** Reads a valid expression with the flag `u`: the graphs of itself and of its lookaheads; none if it is too large. */
export function readPattern(source: string): readonly PatternGraph[] {
  try {
    const expression = parsePattern(source, "unknown");
    const graphs: PatternGraph[] = [];
    // An engine also tries lookaheads that can be left out.
    visitAst(expression, {
      onAssertionEnter({ alternatives, kind }) {
        if (kind === "ahead") graphs.push(build(alternatives, false));
      },
    });
    const { alternatives } = transform(Transformers.applyAssertions(), expression);
    graphs.push(build(alternatives, false), build(alternatives, true));
    return graphs.filter(({ starts, isMatch }) => !starts.some(isMatch));
  } catch {
    // JavaScript accepts the expression: it is too large, or has syntax that the parser does not know.
    return [];
  }
}

/** An element that reads a character of a set. */
interface SetNode {
  readonly kind: "character";
  readonly set: CharSet;
}

type Tree = PatternTree<SetNode>;

function build(alternatives: Alternatives, isSearch: boolean): PatternGraph {
  const all: Tree = { kind: "character", set: ALL };
  const before: Tree = isSearch
    ? { kind: "repeated", part: all, min: 0, max: Infinity }
    : { kind: "repeated", part: { kind: "character", set: START }, min: 0, max: 1 };
  // Position 0 is the start, before any character.
  const positions = findPositions<SetNode>({ kind: "sequence", parts: [all, before, choose(alternatives)] });
  if (positions === undefined) throw new RangeError("too many positions");
  const { characters, follow, last } = positions;
  const after = (position: number, mark: CharSet): Step[] =>
    [...(follow[position] ?? [])].flatMap(([to, ways]) => {
      const set = characters[to]?.set.intersect(mark);
      return set === undefined || set.isEmpty ? [] : { to, set, ways };
    });
  const starts = after(0, START).map(({ to }) => to);
  return {
    steps: characters.map((_, position) => after(position, TEXT)),
    starts,
    searching: isSearch ? starts[0] : undefined,
    isMatch: (position) => last.has(position),
    isMatchAtEnd: (position) => after(position, END).some(({ to }) => last.has(to)),
  };
}

function choose(branches: Alternatives): Tree {
  return {
    kind: "alternatives",
    parts: branches.map(({ elements }) => ({ kind: "sequence", parts: elements.map(toTree) })),
  };
}

function toTree(element: NoParent<Element>): Tree {
  if (element.type === "CharacterClass") return { kind: "character", set: element.characters };
  if (element.type === "Alternation") return choose(element.alternatives);
  if (element.type === "Quantifier")
    return { kind: "repeated", part: choose(element.alternatives), ...bound(element) };
  return { kind: "sequence", parts: [] };
}

function bound({ alternatives, max, min }: Extract<NoParent<Element>, { type: "Quantifier" }>): {
  readonly min: number;
  readonly max: number;
  readonly isCut: boolean;
} {
  const varies =
    alternatives.length > 1 ||
    alternatives.some(({ elements }) => elements.some(({ type }) => type !== "CharacterClass"));
  const isCut = min >= MANY;
  if (max === Infinity || (max >= MANY && varies))
    return { min: Math.min(min, MAX_COPIES), max: Infinity, isCut };
  const most = Math.min(max, MAX_COPIES);
  return { min: min === max ? most : Math.min(min, most - 1), max: most, isCut };
}

const MAX = 0x10ffff;
export const ALL = CharSet.all(MAX);
/** Two characters that no text has stand for its ends. */
export const START = CharSet.fromCharacter(MAX, MAX - 1);
const END = CharSet.fromCharacter(MAX, MAX);
/** The characters of texts. */
export const TEXT = ALL.without(START).without(END);

/**
 * Parses an expression with the flag `u`. `^` and `$` read the characters for the ends of a text; no other part does.
 *
 * @throws Error if it is too large, or has syntax that the parser does not know
 */
export function parsePattern(source: string, backreferences: "unknown" | "throw"): Expression {
  const parser = JS.Parser.fromLiteral({ source, flags: "u" });
  const { expression } = parser.parse({ backreferences });
  visitAst(expression, {
    onConcatenationEnter(parent) {
      for (const [index, element] of parent.elements.entries()) {
        if (element.type !== "Assertion" || !element.negate) continue;
        const [only, ...others] = element.alternatives.flatMap(({ elements }) => elements);
        if (only?.type !== "CharacterClass" || !only.characters.isAll || others.length > 0) continue;
        const characters = element.kind === "behind" ? START : END;
        parent.elements[index] = { type: "CharacterClass", parent, characters };
      }
    },
    onCharacterClassEnter(element) {
      if (element.characters !== START && element.characters !== END)
        element.characters = element.characters.intersect(TEXT);
    },
  });
  return expression;
}
