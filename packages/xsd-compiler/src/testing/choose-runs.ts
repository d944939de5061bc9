/** What fast-check is told of the number of runs and their seed. */
export interface Runs {
  readonly numRuns: number;
  readonly seed?: number;
}

/**
 * The runs of a comparison with libxml2: the same few each time, since an unknown mistake of libxml2 is no reason to
 * reject a change; as many as `SCHEMAS` says, from a random seed, where it is set.
 */
export function chooseRuns(few: number): Runs {
  const { SCHEMAS } = process.env;
  return SCHEMAS === undefined ? { numRuns: few, seed: 1 } : { numRuns: Number(SCHEMAS) };
}
