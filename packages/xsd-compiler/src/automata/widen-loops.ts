import type { ModelGroup, Particle } from "../components/schema-set.ts";

/**
 * An equivalent content model with fewer counts, for one whose counters conflict: without bounds inside an unbounded
 * loop, and without loops around a single loop. It allows the same children, and attributes each to the same element.
 */
export function widenLoops(particle: Particle): Particle {
  const { term } = particle;
  if (term.kind !== "group") return particle;
  return widenTurns(mergeLoops({ ...particle, term: withParticles(term, term.particles.map(widenLoops)) }));
}

/** `(x{a,b}){c,d}` as `x{ac,bd}`, where that leaves no number out. */
function mergeLoops(outer: Particle): Particle {
  const [inner, ...others] = outer.term.kind === "group" ? outer.term.particles : [];
  if (inner === undefined || others.length > 0) return outer;
  const { min, max } = outer;
  // Of numbers of turns the least leaves the widest gap before the next.
  const isGapless = min === max || (min + 1) * inner.min <= times(inner.max, min) + 1;
  return isGapless ? { ...inner, min: inner.min * min, max: times(inner.max, max) } : outer;
}

/** An endless loop whose turns are as wide as the loop makes them anyway. */
function widenTurns(loop: Particle): Particle {
  const { term, max } = loop;
  if (term.kind !== "group" || max !== Number.POSITIVE_INFINITY) return loop;
  const alternatives = alternativesOf(term);
  // Where a turn may be empty, there are always turns enough.
  const min = isEmptiable({ ...loop, min: 1 }) ? 0 : loop.min;
  if (alternatives === undefined) return { ...loop, min };
  const choice = { ...term, compositor: "choice" as const };
  return { ...loop, min, term: withParticles(choice, alternatives.flatMap(widenTurn)) };
}

/** What a turn of an endless loop is one of; undefined for several that need each other. */
function alternativesOf({ compositor, particles }: ModelGroup): readonly Particle[] | undefined {
  // Of several that may all be absent, turns of one each are as good.
  const isChoice = compositor === "choice" || particles.length === 1 || particles.every(isEmptiable);
  return isChoice ? particles : undefined;
}

/** The alternatives that are as good as one that is a whole turn of an endless loop. */
function widenTurn(turn: Particle): readonly Particle[] {
  const { min, max, term } = turn;
  if (min > 1) return [max < 2 * min - 1 ? turn : widenLoops({ ...turn, max: Number.POSITIVE_INFINITY })];
  const alternatives = term.kind === "group" ? alternativesOf(term) : undefined;
  return alternatives?.flatMap(widenTurn) ?? [{ ...turn, min: 1, max: 1 }];
}

/** True when a particle matches no elements. A choice of nothing matches nothing at all. */
function isEmptiable({ min, term }: Particle): boolean {
  if (min === 0) return true;
  if (term.kind !== "group") return false;
  return term.compositor === "choice" ? term.particles.some(isEmptiable) : term.particles.every(isEmptiable);
}

function withParticles(group: ModelGroup, particles: readonly Particle[]): ModelGroup {
  return { ...group, particles };
}

/** A product in which nothing endless makes up for none. */
function times(a: number, b: number): number {
  return a === 0 || b === 0 ? 0 : a * b;
}
