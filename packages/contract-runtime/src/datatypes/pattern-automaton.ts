/** The positions of a pattern. Each position matches one character. */
export interface PatternPositions {
  /** For each position, a JavaScript expression that matches one character. */
  readonly characters: readonly string[];
  readonly first: readonly number[];
  readonly last: readonly number[];
  /** The positions that may follow each position. */
  readonly follow: readonly (readonly number[])[];
  /** True if the pattern matches the empty text. */
  readonly nullable: boolean;
}

/** The positions that the text so far may have reached, and the next state for each ASCII character. */
interface State {
  readonly next: readonly number[];
  readonly accepts: boolean;
  readonly steps: (State | undefined)[];
}

/**
 * Matches texts against a pattern for which a JavaScript regular expression would take exponential time. It follows all
 * alternatives at once, in time linear in the length of the text. States are created on first use.
 */
export class PatternAutomaton {
  readonly positions: PatternPositions;
  readonly #characters: readonly RegExp[];
  readonly #last: ReadonlySet<number>;
  #states = new Map<string, State>();
  readonly #start: State;

  constructor(positions: PatternPositions) {
    this.positions = positions;
    const known = new Map<string, RegExp>();
    this.#characters = positions.characters.map((expression) => {
      const made = known.get(expression) ?? new RegExp(`^(?:${expression})$`, "v");
      known.set(expression, made);
      return made;
    });
    this.#last = new Set(positions.last);
    this.#start = { next: positions.first, accepts: positions.nullable, steps: [] };
  }

  /** True if the whole text matches. */
  test(text: string): boolean {
    let state = this.#start;
    for (const character of text) {
      const code = character.charCodeAt(0);
      let next = code < 0x80 ? state.steps[code] : undefined;
      if (next === undefined) {
        next = this.#step(state, character);
        if (code < 0x80) state.steps[code] = next;
      }
      if (next.next.length === 0 && !next.accepts) return false;
      state = next;
    }
    return state.accepts;
  }

  #step({ next }: State, character: string): State {
    const reached = next.filter((position) => this.#characters[position]?.test(character));
    const key = reached.join();
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    // A pattern may have exponentially many states. Dropping them costs time but bounds memory.
    if (this.#states.size >= MAX_STATES) this.#states = new Map();
    const state: State = {
      next: [...new Set(reached.flatMap((position) => this.positions.follow[position] ?? []))],
      accepts: reached.some((position) => this.#last.has(position)),
      steps: [],
    };
    this.#states.set(key, state);
    return state;
  }
}

const MAX_STATES = 1_000;
