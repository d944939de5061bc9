import { times } from "../building/model-groups.ts";
import type { ModelGroup, Particle } from "../components/schema-set.ts";

/**
 * Returns an equivalent content model with fewer counts, for use if counters conflict: it drops bounds inside unbounded
 * loops and merges nested loops. It allows the same children and attributes each to the same element.
 */
export function widenLoops(particle: Particle): Particle {
  const { term } = particle;
  if (term.kind !== "group") return particle;
  return widenTurns(mergeLoops({ ...particle, term: withParticles(term, term.particles.map(widenLoops)) }));
}

/** Merges `(x{a,b}){c,d}` into `x{ac,bd}` if this skips no number of occurrences. */
function mergeLoops(outer: Particle): Particle {
  const [inner, ...others] = outer.term.kind === "group" ? outer.term.particles : [];
  if (inner === undefined || others.length > 0) return outer;
  const { min, max } = outer;
  // The lowest number of turns leaves the widest gap before the next one.
  const isGapless = min === max || (min + 1) * inner.min <= times(inner.max, min) + 1;
  return isGapless ? { ...inner, min: inner.min * min, max: times(inner.max, max) } : outer;
}

/** Drops the bounds of turns inside an unbounded loop. */
function widenTurns(loop: Particle): Particle {
  const { term, max } = loop;
  if (term.kind !== "group" || max !== Number.POSITIVE_INFINITY) return loop;
  const alternatives = alternativesOf(term);
  // If a turn may be empty, the minimum number of turns is always reached.
  const min = isEmptiable({ ...loop, min: 1 }) ? 0 : loop.min;
  if (alternatives === undefined) return { ...loop, min };
  const choice = { ...term, compositor: "choice" as const };
  return { ...loop, min, term: withParticles(choice, alternatives.flatMap(widenTurn)) };
}

/** Returns the alternatives of an unbounded loop's turn; undefined for particles that must occur together. */
function alternativesOf({ compositor, particles }: ModelGroup): readonly Particle[] | undefined {
  // If all particles are optional, separate turns of one particle each allow the same content.
  const isChoice = compositor === "choice" || particles.length === 1 || particles.every(isEmptiable);
  return isChoice ? particles : undefined;
}

/** Returns alternatives that are equivalent to one whole turn of an unbounded loop. */
function widenTurn(turn: Particle): readonly Particle[] {
  const { min, max, term } = turn;
  if (min > 1) return [max < 2 * min - 1 ? turn : widenLoops({ ...turn, max: Number.POSITIVE_INFINITY })];
  const alternatives = term.kind === "group" ? alternativesOf(term) : undefined;
  return alternatives?.flatMap(widenTurn) ?? [{ ...turn, min: 1, max: 1 }];
}

/** True if a particle matches the empty sequence. An empty choice matches nothing. */
function isEmptiable({ min, term }: Particle): boolean {
  if (min === 0) return true;
  if (term.kind !== "group") return false;
  return term.compositor === "choice" ? term.particles.some(isEmptiable) : term.particles.every(isEmptiable);
}

function withParticles(group: ModelGroup, particles: readonly Particle[]): ModelGroup {
  return { ...group, particles };
}
