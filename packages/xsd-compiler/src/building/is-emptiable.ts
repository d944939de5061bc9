import type { Particle } from "../components/schema-set.ts";

/** Particle Emptiable (XSD 1.0 part 1, section 3.9.6). By its letter a choice of nothing is emptiable. */
export function isEmptiable({ min, term }: Particle): boolean {
  if (min === 0) return true;
  if (term.kind !== "group") return false;
  if (term.compositor === "choice" && term.particles.length > 0) return term.particles.some(isEmptiable);
  return term.particles.every(isEmptiable);
}
