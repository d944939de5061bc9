import type { Particle } from "../components/schema-set.ts";

/** True for an `xs:all`, and for a reference to a group that is one. */
export function isAll({ term }: Particle): boolean {
  return term.kind === "group" && term.compositor === "all";
}
