/** Chance that a seed repeats: what a trial draws, it draws again with the same seed. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** An integer from 0 up to a limit, without it. */
  below(limit: number): number;
  pick<T>(items: readonly T[]): T;
}

/** Mulberry32: 32 bits of state, plenty to choose whom to kill. */
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
      if (items.length === 0) throw new RangeError("there is nothing to pick from");
      return items[below(items.length)] as T;
    },
  };
}
