import { keyOf } from "../components/component.ts";
import type { ElementDeclaration, ModelGroup, Particle } from "../components/schema-set.ts";
import type { KeyBook } from "./key-book.ts";
import type { AnyMember, ElementMember, ItemsMember, Member, Node, RowsMember } from "./shape.ts";

export interface FlatContent {
  readonly members: readonly Member[];
  readonly node: Node;
}

/**
 * The members that a content model is as an object: an element a member, a repeated group an array. Undefined when
 * members could not say which element is which: then the value is an array of all of them, in order.
 */
export function flattenParticle(particle: Particle, keys: KeyBook): FlatContent | undefined {
  const elements = leavesOf(particle).filter(isElement);
  const names = elements.map(({ name }) => keyOf(name));
  const locals = elements.map(({ name }) => name.local);
  const wildcards = leavesOf(particle).length - elements.length;
  if (new Set(names).size < names.length || new Set(locals).size < locals.length || wildcards > 1)
    return undefined;
  // Names of elements come first: what has no name of its own gives way.
  for (const local of locals) keys.take(local);
  const members: Member[] = [];
  const node = flatten(particle, keys, members);
  return { members, node };
}

function flatten(particle: Particle, keys: KeyBook, members: Member[]): Node {
  const { term, min, max } = particle;
  // However often nothing is repeated, it is nothing.
  if (term.kind === "group" && (max === 1 || leavesOfGroup(term).length === 0)) {
    const nodes = term.particles.map((child) => flatten(child, keys, members));
    const kind = term.compositor === "choice" ? "choice" : "sequence";
    return { kind, nodes, optional: min === 0 };
  }
  const member = term.kind === "group" ? memberOfGroup(particle, term, keys) : memberOf(particle, keys);
  members.push(member);
  return { kind: "member", member, optional: min === 0 };
}

function memberOf({ term, min, max, documentation }: Particle, keys: KeyBook): ElementMember | AnyMember {
  const repeated = { min, max, array: max > 1, documentation };
  if (term.kind === "element")
    return {
      kind: "element",
      key: term.declaration.name.local,
      element: term.declaration,
      anyCount: true,
      ...repeated,
    };
  return { kind: "any", key: keys.take("any"), ...repeated };
}

function memberOfGroup({ min, max, documentation }: Particle, group: ModelGroup, keys: KeyBook): Member {
  const [only] = group.particles;
  if (group.particles.length === 1 && only !== undefined && only.term.kind !== "group") {
    const member = memberOf({ ...only, min: min * only.min, max: max * only.max }, keys);
    return {
      ...member,
      array: true,
      ...(member.kind === "element" ? { anyCount: only.min <= 1 } : {}),
    } as Member;
  }
  const key = group.definition?.local;
  const repeated = { min, max, documentation: documentation || group.documentation };
  const rows = rowsOf(group, keys);
  if (rows !== undefined)
    return {
      kind: "rows",
      key: keys.take(key ?? "rows"),
      group: group.definition,
      members: rows,
      ...repeated,
    } satisfies RowsMember;
  const leaves = leavesOfGroup(group);
  return {
    kind: "items",
    key: keys.take(key ?? "items"),
    items: leaves.filter(isElement).map((element) => ({ label: element.name.local, element })),
    mixed: false,
    any: leaves.some((leaf) => !isElement(leaf)),
    ...repeated,
  } satisfies ItemsMember;
}

/** A sequence of nothing but elements, whose rows tell where they begin; undefined for other groups. */
function rowsOf(group: ModelGroup, keys: KeyBook): readonly ElementMember[] | undefined {
  if (group.compositor !== "sequence" || group.particles.some(({ term }) => term.kind !== "element"))
    return undefined;
  return group.particles
    .map((particle) => memberOf(particle, keys))
    .filter((member) => member.kind === "element");
}

type Leaf = ElementDeclaration | "any";

function isElement(leaf: Leaf): leaf is ElementDeclaration {
  return leaf !== "any";
}

function leavesOf({ term }: Particle): Leaf[] {
  if (term.kind === "group") return leavesOfGroup(term);
  return [term.kind === "element" ? term.declaration : "any"];
}

function leavesOfGroup({ particles }: ModelGroup): Leaf[] {
  return particles.flatMap(leavesOf);
}

/**
 * The elements of a content model, each with a label of its own. One that has several declarations, of one type, is
 * written by the one that lets it be nil.
 */
export function itemsOf(particle: Particle): ItemsMember["items"] {
  const byKey = new Map<string, ElementDeclaration>();
  for (const element of leavesOf(particle).filter(isElement)) {
    const key = keyOf(element.name);
    if (!byKey.has(key) || element.nillable) byKey.set(key, element);
  }
  const labels = new Set<string>();
  return Array.from(byKey.values(), (element) => {
    const { local, namespace } = element.name;
    const label = labels.has(local) ? `{${namespace}}${local}` : local;
    labels.add(label);
    return { label, element };
  });
}
