import {
  type CharSet,
  type Concatenation,
  type Element,
  type NoParent,
  Transformers,
  transform,
  visitAst,
} from "refa";
import { ALL, END, parsePattern, START, TEXT } from "./parse-pattern.ts";

/** A step of a graph that reads a character. */
export interface Step {
  readonly to: number;
  readonly set: CharSet;
  /** In how many ways the expression gets from a character to the next: 2 for more. */
  readonly ways: number;
}

/** The characters of an expression that may follow each of them, assertions left out (Glushkov's automaton). */
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
const MAX_POSITIONS = 2000;

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

/** Positions and in how many ways each is reached. */
type Ways = ReadonlyMap<number, number>;

/** The positions that begin and end an expression, and in how many ways it matches the empty text. */
interface Part {
  readonly first: Ways;
  readonly last: Ways;
  readonly empty: number;
}

const NONE: Ways = new Map();
const EMPTY: Part = { first: NONE, last: NONE, empty: 1 };

function add(some: Ways, others: Ways, factor = 1): Ways {
  const sum = new Map(some);
  if (factor > 0)
    for (const [position, ways] of others)
      sum.set(position, Math.min(2, (sum.get(position) ?? 0) + ways * factor));
  return sum;
}

class Positions {
  readonly sets = [ALL];
  readonly follow = [NONE];

  choose(branches: Alternatives): Part {
    const parts = branches.map(({ elements }) =>
      elements.map((element) => this.visit(element)).reduce((a, b) => this.join(a, b), EMPTY),
    );
    const { first, last, empty } = parts.reduce(
      (a, b) => ({ first: add(a.first, b.first), last: add(a.last, b.last), empty: a.empty + b.empty }),
      { ...EMPTY, empty: 0 },
    );
    // The two sides of a word boundary are one way, for example.
    return { first, last, empty: Math.min(first.size === 0 ? 1 : 2, empty) };
  }

  visit(element: NoParent<Element>): Part {
    if (element.type === "CharacterClass") return this.read(element.characters);
    if (element.type === "Alternation") return this.choose(element.alternatives);
    if (element.type === "Quantifier") return this.repeat(element);
    return EMPTY;
  }

  read(set: CharSet): Part {
    if (this.sets.length > MAX_POSITIONS) throw new RangeError("too many positions");
    const ways: Ways = new Map([[this.sets.push(set) - 1, 1]]);
    this.follow.push(NONE);
    return { first: ways, last: ways, empty: 0 };
  }

  join(a: Part, b: Part): Part {
    this.link(a.last, b.first);
    const [first, last] = [add(a.first, b.first, a.empty), add(b.last, a.last, b.empty)];
    return { first, last, empty: Math.min(2, a.empty * b.empty) };
  }

  loop(part: Part): Part {
    this.link(part.last, part.first);
    return part;
  }

  private repeat(element: Repetition): Part {
    const { min, max } = bound(element);
    const copy = () => this.choose(element.alternatives);
    // Optional repetitions read something: JavaScript ends at one that does not.
    const skip = (part: Part) => ({ ...part, empty: 1 });
    let [rest, required] = [EMPTY, min];
    if (max === Infinity) {
      rest = this.loop(copy());
      // Required repetitions may read nothing, in many places.
      if (rest.empty > 0 && element.min >= MANY) this.loop(rest);
      if (required-- === 0) rest = skip(rest);
    } else for (let count = min; count < max; count++) rest = skip(this.join(copy(), rest));
    while (required-- > 0) rest = this.join(copy(), rest);
    return rest;
  }

  private link(last: Ways, first: Ways): void {
    for (const [position, ways] of last)
      this.follow[position] = add(this.follow[position] ?? NONE, first, ways);
  }
}

function build(alternatives: Alternatives, isSearch: boolean): PatternGraph {
  const positions = new Positions();
  const before = isSearch ? positions.loop(positions.read(ALL)) : positions.read(START);
  const whole = positions.join({ ...before, empty: 1 }, positions.choose(alternatives));
  const { last } = positions.join({ first: NONE, last: new Map([[0, 1]]), empty: 0 }, whole);
  const after = (position: number, mark: CharSet): Step[] =>
    [...(positions.follow[position] ?? NONE)].flatMap(([to, ways]) => {
      const set = positions.sets[to]?.intersect(mark);
      return set === undefined || set.isEmpty ? [] : { to, set, ways };
    });
  const starts = after(0, START).map(({ to }) => to);
  return {
    steps: positions.sets.map((_, position) => after(position, TEXT)),
    starts,
    searching: isSearch ? starts[0] : undefined,
    isMatch: (position) => last.has(position),
    isMatchAtEnd: (position) => after(position, END).some(({ to }) => last.has(to)),
  };
}

type Repetition = Extract<NoParent<Element>, { type: "Quantifier" }>;

function bound({ min, max, alternatives }: Repetition): { readonly min: number; readonly max: number } {
  const varies =
    alternatives.length > 1 ||
    alternatives.some(({ elements }) => elements.some(({ type }) => type !== "CharacterClass"));
  if (max === Infinity || (max >= MANY && varies)) return { min: Math.min(min, MAX_COPIES), max: Infinity };
  const most = Math.min(max, MAX_COPIES);
  return { min: min === max ? most : Math.min(min, most - 1), max: most };
}
