/** Choices that one seed determines. */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** At least 0, less than the bound (mulberry32). */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  }

  one<T>(values: readonly T[]): T {
    return values[this.below(values.length)] as T;
  }

  /** True once in `times`. */
  rarely(times: number): boolean {
    return this.below(times) === 0;
  }

  /** From `min` to `max` of what `make` gives. */
  some<T>(min: number, max: number, make: (index: number) => T): T[] {
    return Array.from({ length: min + this.below(max - min + 1) }, (_, index) => make(index));
  }
}

/** What fast-check is told of the number of runs and their seed. */
export interface Runs {
  readonly numRuns: number;
  readonly seed?: number;
}

/** How many times what `npm test` tries a search for faults tries: `npm run test:slow` sets it. */
export const EFFORT = Number(process.env.EFFORT ?? 1);

/**
 * The runs of a comparison with libxml2: the same few each time, since an unknown mistake of libxml2 is no reason to
 * reject a change; as many as `SCHEMAS` says, from a random seed, where it is set.
 */
export function chooseRuns(few: number): Runs {
  const { SCHEMAS } = process.env;
  return SCHEMAS === undefined ? { numRuns: few * EFFORT, seed: 1 } : { numRuns: Number(SCHEMAS) };
}
