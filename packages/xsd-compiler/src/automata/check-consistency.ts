import { keyOf } from "../components/component.ts";
import type { Automaton, ElementDeclaration, Particle } from "../components/schema-set.ts";

/** Finds elements of one name with different types in one content model (part 1, section 3.8.6), reachable or not. */
export function findInconsistent(content: Particle): ElementDeclaration[] {
  const declarations = new Map<string, ElementDeclaration>();
  const inconsistent = new Set<ElementDeclaration>();
  for (const element of declarationsIn(content)) {
    const other = declarations.get(keyOf(element.name));
    if (other === undefined) declarations.set(keyOf(element.name), element);
    else if (other.type !== element.type) inconsistent.add(element);
  }
  return [...inconsistent];
}

/** Collects the elements of a particle and of its groups. Each group is visited once. */
function declarationsIn(content: Particle): Set<ElementDeclaration> {
  const terms = new Set([content.term]);
  // The loop also reaches the terms that it adds.
  for (const term of terms)
    if (term.kind === "group") for (const particle of term.particles) terms.add(particle.term);
  const elements = [...terms].filter((term) => term.kind === "element");
  return new Set(elements.map(({ declaration }) => declaration));
}

/** Returns each element of a content model once, in the order in which they may first occur. */
export function elementsOf(automaton: Automaton): ElementDeclaration[] {
  const elements =
    automaton.kind === "all"
      ? automaton.members.flatMap(({ elements }) => elements)
      : automaton.states.flatMap(({ transitions }) => transitions.map(({ element }) => element));
  return [...new Set(elements)];
}
