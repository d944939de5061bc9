import type { Automaton } from "../components/automaton.ts";
import { keyOf } from "../components/component.ts";
import type { ElementDeclaration } from "../components/schema-set.ts";

/** Elements of one name that have different types in one content model (part 1, section 3.8.6). */
export function findInconsistent(automaton: Automaton): ElementDeclaration[] {
  const declarations = new Map<string, ElementDeclaration>();
  const inconsistent = new Set<ElementDeclaration>();
  for (const element of elementsOf(automaton)) {
    const other = declarations.get(keyOf(element.name));
    if (other === undefined) declarations.set(keyOf(element.name), element);
    else if (other.type !== element.type) inconsistent.add(element);
  }
  return [...inconsistent];
}

/** The elements that a content model names, each once, in the order in which they may first come. */
export function elementsOf(automaton: Automaton): ElementDeclaration[] {
  const elements =
    automaton.kind === "all"
      ? automaton.members.map(({ element }) => element)
      : automaton.states.flatMap(({ transitions }) => transitions.map(({ element }) => element));
  return [...new Set(elements)];
}
