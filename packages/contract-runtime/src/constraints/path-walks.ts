import type { NameTestTable, PathTable } from "../schema/validation-table.ts";

/** A name that the paths of constraints test. */
export interface TestedName {
  readonly local: string;
  /** The empty string for no namespace. */
  readonly namespace: string;
}

/** The progress of paths from their starting element to the open element. */
interface Walk<Open> {
  readonly alternatives: readonly PathTable[];
  /** For each open element, the active alternatives by index, with the number of matched steps. */
  readonly progress: (readonly (readonly [alternative: number, steps: number])[])[];
  readonly matched: (open: Open, ends: readonly PathTable[]) => void;
}

/** Follows the paths of constraints while elements are entered and left. */
export class PathWalks<Open> {
  readonly #walks: Walk<Open>[] = [];

  /** The number of walks. New ones are added at the end. */
  get count(): number {
    return this.#walks.length;
  }

  /** Starts paths at an element. Calls `matched` once for each element where alternatives end, with all of them. */
  begin(alternatives: readonly PathTable[], open: Open, matched: Walk<Open>["matched"]): void {
    const progress = [alternatives.map((_, index) => [index, 0] as const)];
    this.#walks.push({ alternatives, progress, matched });
    const ends = alternatives.filter(({ steps }) => steps.length === 0);
    if (ends.length > 0) matched(open, ends);
  }

  /** Enters a child element. */
  enter(open: Open, name: TestedName): void {
    for (const walk of this.#walks.slice()) step(walk, open, name);
  }

  /** Leaves an element, and ends the walks that started in it. */
  leave(count: number): void {
    this.#walks.length = count;
    for (const { progress } of this.#walks) progress.pop();
  }
}

function step<Open>({ alternatives, matched, progress }: Walk<Open>, open: Open, name: TestedName): void {
  const next: (readonly [number, number])[] = [];
  const ends = new Set<PathTable>();
  for (const [index, steps] of progress.at(-1) ?? []) {
    const alternative = alternatives[index] as PathTable;
    const test = alternative.steps[steps];
    if (alternative.descendant && steps === 0) next.push([index, 0]);
    if (test !== undefined && matchesName(test, name)) {
      next.push([index, steps + 1]);
      if (steps + 1 === alternative.steps.length) ends.add(alternative);
    } else if (test === undefined && alternative.descendant && steps === 0) {
      ends.add(alternative);
    }
  }
  progress.push(next);
  if (ends.size > 0) matched(open, [...ends]);
}

/** True for a name that passes a test. */
export function matchesName({ local, namespace }: NameTestTable, name: TestedName): boolean {
  return (
    (local === undefined || local === name.local) && (namespace === undefined || namespace === name.namespace)
  );
}
