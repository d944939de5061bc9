// Substitution groups (XSD 1.0 part 1, section 3.3.6): a reference to a head becomes a choice of its members.

import type { Mutable } from "@payment-routing/contract-runtime/codegen";
import type { ElementDeclaration, ModelGroup, Particle } from "../components/schema-set.ts";
import type { Building } from "./building.ts";
import { type Method, methodsBetween } from "./derivation.ts";

/**
 * Replaces every particle that refers to the head of a group by a choice of its members. The choice includes abstract
 * elements until `leaveOutAbstract`, because the constraints on content models apply to them too.
 */
export function expandSubstitutions(building: Building): void {
  const groups = new SubstitutionGroups(building.elements.values());
  for (const particle of particlesOf(building)) {
    if (particle.term.kind !== "element") continue;
    const group = groups.find(particle.term.declaration);
    if (group !== undefined) (particle as Mutable<Particle>).term = group;
  }
}

/** Removes abstract elements from the expanded groups. A group may become empty or contain only its head. */
export function leaveOutAbstract(building: Building): void {
  const isConcrete = ({ term }: Particle): boolean => term.kind !== "element" || !term.declaration.abstract;
  for (const particle of particlesOf(building)) {
    const { term } = particle;
    if (term.kind !== "group" || term.substitutionHead === undefined) continue;
    (term as Mutable<ModelGroup>).particles = term.particles.filter(isConcrete);
    const [first, ...others] = term.particles;
    if (
      first?.term.kind === "element" &&
      first.term.declaration === term.substitutionHead &&
      others.length === 0
    )
      (particle as Mutable<Particle>).term = first.term;
  }
}

/** Collects every particle of every content model once. */
function particlesOf(building: Building): Set<Particle> {
  const particles = new Set<Particle>();
  for (const { group } of building.groups.values())
    for (const particle of group.particles) particles.add(particle);
  for (const { content } of building.complexTypes.keys())
    if (content.kind === "elements") particles.add(content.particle);
  // The loop also reaches the particles that it adds.
  for (const { term } of particles)
    if (term.kind === "group" && term.substitutionHead === undefined)
      for (const particle of term.particles) particles.add(particle);
  return particles;
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

  /** Returns the choice of elements that may replace an element; undefined if only the element itself can occur. */
  find(head: ElementDeclaration): ModelGroup | undefined {
    if (head.scope === "local") return undefined;
    if (!this.#groups.has(head)) this.#groups.set(head, this.#make(head));
    return this.#groups.get(head);
  }

  #make(head: ElementDeclaration): ModelGroup | undefined {
    const members = [...this.#collect(head)].filter((member) => maySubstitute(member, head));
    if (members.length === 0 && !head.abstract) return undefined;
    return {
      kind: "group",
      compositor: "choice",
      particles: [head, ...members].map((declaration) => ({
        min: 1,
        max: 1,
        term: { kind: "element", declaration },
        documentation: declaration.documentation,
        origin: declaration.origin,
      })),
      substitutionHead: head,
      documentation: head.documentation,
    };
  }

  /** Collects all members, including those of nested groups. */
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
