/** Suggests the declared name closest to a misspelt one, as the end of a message. */
export function suggest(name: string, declared: Iterable<string>): string {
  const [nearest] = Array.from(declared, (other) => ({ other, distance: editDistance(name, other) })).sort(
    (a, b) => a.distance - b.distance,
  );
  // A short name may differ in at most one letter.
  const near = nearest !== undefined && nearest.distance <= 2 && nearest.distance < name.length / 2;
  return near ? `; did you mean ${nearest.other}?` : "";
}

function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const replace = (row[j - 1] as number) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replace, (row[j] as number) + 1, (next[j - 1] as number) + 1));
    }
    row = next;
  }
  return row[b.length] as number;
}
