import type { ModelGroup, Particle } from "../components/schema-set.ts";

export interface Occurrences {
  readonly min: number;
  /** `Infinity` when unbounded. */
  readonly max: number;
}

/** Returns the minimum and maximum number of elements that a particle allows. */
export function countItems({ min, max, term }: Particle): Occurrences {
  if (term.kind !== "group") return { min, max };
  const parts = term.particles.map(countItems);
  const isChoice = term.compositor === "choice";
  const least = isChoice ? Math.min(...parts.map((part) => part.min)) : sum(parts.map((part) => part.min));
  const maximum = isChoice ? Math.max(...parts.map((part) => part.max)) : sum(parts.map((part) => part.max));
  return { min: parts.length === 0 || min === 0 ? 0 : min * least, max: maximum > 0 ? max * maximum : 0 };
}

/** Returns the number of rows. Without an element that occurs equally often in each row, row boundaries are ambiguous. */
export function countRows({ min, max }: Occurrences, { particles }: ModelGroup): Occurrences {
  if (particles.some((part) => part.min > 0 && part.min === part.max)) return { min, max };
  return { min: particles.every((part) => part.min === 0) ? 0 : Math.min(min, 1), max };
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
