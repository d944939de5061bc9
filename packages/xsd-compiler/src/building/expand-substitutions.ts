// Substitution groups (XSD 1.0 part 1, section 3.3.6): a reference to a head is a choice of what may stand there.

import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import type { ElementDeclaration, ModelGroup, Particle } from "../components/schema-set.ts";
import type { Building } from "./building.ts";
import { type Method, methodsBetween } from "./derivation.ts";

/** Replaces every particle that refers to the head of a group by a choice of the members that may stand there. */
export function expandSubstitutions(building: Building): void {
  const groups = new SubstitutionGroups(building.elements.values());
  const open: ModelGroup[] = Array.from(building.groups.values(), ({ group }) => group);
  const seen = new Set(open);
  const visit = (particle: Particle): void => {
    const { term } = particle;
    if (term.kind === "group" && !seen.has(term)) {
      seen.add(term);
      open.push(term);
    } else if (term.kind === "element") {
      const group = groups.find(term.declaration);
      if (group !== undefined) (particle as Mutable<Particle>).term = group;
    }
  };
  for (const { content } of building.complexTypes.keys())
    if (content.kind === "elements") visit(content.particle);
  for (const group of open) if (group.substitutionHead === undefined) group.particles.forEach(visit);
}

class SubstitutionGroups {
  readonly #members = new Map<ElementDeclaration, ElementDeclaration[]>();
  readonly #groups = new Map<ElementDeclaration, ModelGroup | undefined>();

  constructor(elements: Iterable<ElementDeclaration>) {
    for (const element of elements) {
      const head = element.substitutionGroup;
      if (head === undefined) continue;
      const members = this.#members.get(head) ?? [];
      members.push(element);
      this.#members.set(head, members);
    }
  }

  /** What may stand for an element; undefined where that is the element itself and nothing else. */
  find(head: ElementDeclaration): ModelGroup | undefined {
    if (head.scope === "local") return undefined;
    if (!this.#groups.has(head)) this.#groups.set(head, this.#make(head));
    return this.#groups.get(head);
  }

  #make(head: ElementDeclaration): ModelGroup | undefined {
    const members = [...this.#collect(head)].filter((member) => maySubstitute(member, head));
    const concrete = [head, ...members].filter(({ abstract }) => !abstract);
    if (concrete.length === 1 && concrete[0] === head) return undefined;
    return {
      kind: "group",
      compositor: "choice",
      particles: concrete.map((declaration) => ({
        min: 1,
        max: 1,
        term: { kind: "element", declaration },
        documentation: declaration.documentation,
        origin: declaration.origin,
      })),
      definition: undefined,
      substitutionHead: head,
      documentation: head.documentation,
    };
  }

  /** All members, those of members' groups included. */
  #collect(head: ElementDeclaration): Set<ElementDeclaration> {
    const all = new Set(this.#members.get(head));
    for (const member of all) for (const next of this.#members.get(member) ?? []) all.add(next);
    all.delete(head);
    return all;
  }
}

/** Substitution Group OK (Transitive), clauses 1 and 3. */
function maySubstitute(member: ElementDeclaration, head: ElementDeclaration): boolean {
  if (head.block.has("substitution")) return false;
  const { used, blocked } = methodsBetween(member.type, head.type);
  const isBlocked = (method: Method): boolean =>
    blocked.has(method) || (head.block as ReadonlySet<Method>).has(method);
  return ![...used].some(isBlocked);
}
