/** A regular expression as a tree, without assertions: these have no position. */
export type PatternTree<Character> =
  | Character
  | { readonly kind: "sequence" | "alternatives"; readonly parts: readonly PatternTree<Character>[] }
  | Repetition<PatternTree<Character>>;

/** A repeated part of a regular expression. */
export interface Repetition<Part> {
  readonly kind: "repeated";
  readonly part: Part;
  readonly min: number;
  /** `Infinity` when unbounded. */
  readonly max: number;
  /** True if `min` stands for a larger number. */
  readonly isCut?: boolean;
}

/** Positions, and in how many ways each is reached: 2 for more. */
type Ways = ReadonlyMap<number, number>;

/**
 * A pattern as the automaton of its positions (Glushkov): each position matches one character, and a match is a path
 * from a first position to a last one.
 */
export interface Positions<Character> extends Part {
  /** The characters that each position matches. */
  readonly characters: readonly Character[];
  /** The positions that may follow each position. */
  readonly follow: readonly Ways[];
  /** True if several paths lead from one position to another, as in nested loops. */
  readonly ambiguous: boolean;
}

interface Part {
  readonly first: Ways;
  readonly last: Ways;
  /** The number of ways to match the empty text: 2 for more. */
  readonly empty: number;
}

const MAX_POSITIONS = 2_000;

/** Returns the positions of a pattern with its repetitions expanded; undefined if there are too many. */
export function findPositions<Character extends { readonly kind: "character" }>(
  tree: PatternTree<Character>,
): Positions<Character> | undefined {
  const builder = new PositionBuilder<Character>();
  try {
    const { first, last, empty } = builder.build(tree);
    const { characters, follow } = builder;
    const ambiguous = follow.some((ways) => [...ways.values()].includes(2));
    return { first, last, empty, ambiguous, characters, follow };
  } catch (error) {
    if (error instanceof TooManyPositions) return undefined;
    throw error;
  }
}

class TooManyPositions extends Error {}

/** A part under construction. Each part is used once, so its maps may be reused. */
interface OpenPart extends Part {
  readonly first: Map<number, number>;
  readonly last: Map<number, number>;
}

class PositionBuilder<Character extends { readonly kind: "character" }> {
  readonly characters: Character[] = [];
  readonly follow: Map<number, number>[] = [];

  build(tree: PatternTree<Character>): OpenPart {
    switch (tree.kind) {
      case "character":
        return this.#character(tree as Character);
      case "sequence":
        return tree.parts.reduce<OpenPart>((whole, part) => this.#join(whole, this.build(part)), nothing(1));
      case "alternatives":
        return this.#alternatives(tree.parts);
      default:
        return this.#repeated(tree as Repetition<PatternTree<Character>>);
    }
  }

  #character(character: Character): OpenPart {
    if (this.characters.length >= MAX_POSITIONS) throw new TooManyPositions();
    const position = this.characters.push(character) - 1;
    this.follow.push(new Map());
    return { first: new Map([[position, 1]]), last: new Map([[position, 1]]), empty: 0 };
  }

  #alternatives(parts: readonly PatternTree<Character>[]): OpenPart {
    const whole = nothing(0);
    let empty = 0;
    for (const part of parts) {
      const built = this.build(part);
      add(whole.first, built.first);
      add(whole.last, built.last);
      empty += built.empty;
    }
    // The two sides of a word boundary are one way, for example.
    return { ...whole, empty: Math.min(whole.first.size === 0 ? 1 : 2, empty) };
  }

  #repeated({ isCut = false, max, min, part }: Repetition<PatternTree<Character>>): OpenPart {
    let [rest, required] = [nothing(1), min];
    if (max === Number.POSITIVE_INFINITY) {
      // The last required repetition is the one that repeats without bound.
      rest = this.#loop(this.build(part));
      // Required repetitions may match nothing, in many places.
      if (rest.empty > 0 && isCut) this.#loop(rest);
      if (required-- === 0) rest = { ...rest, empty: 1 };
    } else {
      // Optional repetitions match something: JavaScript ends at one that does not.
      for (let count = min; count < max; count++) rest = { ...this.#join(this.build(part), rest), empty: 1 };
    }
    for (; required > 0; required--) rest = this.#join(this.build(part), rest);
    return rest;
  }

  #loop(part: OpenPart): OpenPart {
    this.#connect(part, part);
    return part;
  }

  #join(a: OpenPart, b: OpenPart): OpenPart {
    this.#connect(a, b);
    return {
      first: add(a.first, b.first, a.empty),
      last: add(b.last, a.last, b.empty),
      empty: Math.min(2, a.empty * b.empty),
    };
  }

  #connect(a: Part, b: Part): void {
    for (const [position, ways] of a.last) add(this.follow[position] as Map<number, number>, b.first, ways);
  }
}

function nothing(empty: number): OpenPart {
  return { first: new Map(), last: new Map(), empty };
}

function add(sum: Map<number, number>, others: Ways, factor = 1): Map<number, number> {
  if (factor > 0)
    for (const [position, ways] of others)
      sum.set(position, Math.min(2, (sum.get(position) ?? 0) + ways * factor));
  return sum;
}
