import type { Particle } from "../components/schema-set.ts";

/** True when a content model allows no elements at all (XSD 1.0 part 1, section 3.9.6, Particle Emptiable). */
export function isEmptiable({ min, term }: Particle): boolean {
  if (min === 0) return true;
  if (term.kind !== "group") return false;
  // A choice of nothing allows nothing, not even to be empty.
  return term.compositor === "choice" ? term.particles.some(isEmptiable) : term.particles.every(isEmptiable);
}
