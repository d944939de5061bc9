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
