/** Deterministic pseudo-random choices. */
export interface Dice {
  /** At least 0 and below 1. */
  readonly roll: () => number;
  readonly pick: <T>(values: readonly T[]) => T;
  /** At least one of the values, each chosen with the probability. */
  readonly pickSome: <T>(values: readonly T[], probability: number) => readonly [T, ...T[]];
}

/** A 32-bit generator of Marsaglia's xorshift family. */
export function makeDice(seed: number): Dice {
  let state = seed | 1;
  const roll = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  const pick = <T>(values: readonly T[]): T => values[Math.floor(roll() * values.length)] as T;
  const pickSome = <T>(values: readonly T[], probability: number): readonly [T, ...T[]] => {
    const [first = pick(values), ...others] = values.filter(() => roll() < probability);
    return [first, ...others];
  };
  return { roll, pick, pickSome };
}
