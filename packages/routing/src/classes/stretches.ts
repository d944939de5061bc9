/** A bound, or what lies between two neighbours among the bounds. */
export interface Stretch {
  readonly at?: number | undefined;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** Bounds cut numbers into stretches: what is before the first, the first, what is before the second, and so on. */
export function listStretches(points: Float64Array): Stretch[] {
  const stretches = [...points].flatMap((at, position): Stretch[] => [
    { after: points[position - 1], before: at },
    { at },
  ]);
  return [...stretches, { after: points.at(-1) }];
}

/** The position of a number's stretch; a number that is no whole one is given by the whole ones around it. */
export function findStretch(points: Float64Array, floor: number, ceiling: number): number {
  let low = 0;
  let high = points.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((points[middle] as number) < ceiling) low = middle + 1;
    else high = middle;
  }
  const isAt = floor === ceiling && points[low] === ceiling;
  return 2 * low + (isAt ? 1 : 0);
}

export function sortUnique(numbers: Iterable<number>): Float64Array {
  return Float64Array.from(new Set(numbers)).sort();
}
