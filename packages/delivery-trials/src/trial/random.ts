/** A random number generator with a seed. The same seed gives the same numbers. */
export interface Random {
  /** At least 0 and less than 1. */
  next(): number;
  /** An integer from 0 to `limit - 1`. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick<T>(items: readonly T[]): T {
      if (items.length === 0) throw new RangeError("cannot pick from an empty list");
      return items[below(items.length)] as T;
    },
  };
}
