/** A bound, or the numbers between two adjacent bounds. */
export interface Stretch {
  readonly at?: number | undefined;
  readonly after?: number | undefined;
  readonly before?: number | undefined;
}

/** Lists the numbers before the first bound, the first bound, the numbers before the second bound, and so on. */
export function listStretches(points: Float64Array): Stretch[] {
  const stretches = [...points].flatMap((at, position): Stretch[] => [
    { after: points[position - 1], before: at },
    { at },
  ]);
  return [...stretches, { after: points.at(-1) }];
}

/** The position of the stretch of a number, which is given by the integers around it. */
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
