/** Asks for the name that somebody may have meant: at most a third of its letters are added, missing, changed or swapped. */
export function suggest(name: string, known: readonly string[]): string {
  const distances = known.map((each) => [measureDistance(name, each), each] as const);
  const [distance, nearest] = distances.toSorted(([one], [other]) => one - other)[0] ?? [];
  return distance !== undefined && distance <= name.length / 3 ? ` Did you mean "${nearest}"?` : "";
}

/** Optimal string alignment distance. */
function measureDistance(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    const row = [i];
    rows.push(row);
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const changed = at(i - 1, j - 1) + (isSame ? 0 : 1);
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : changed;
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, changed, swapped));
    }
  }
  return at(one.length, other.length);
}
