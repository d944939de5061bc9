import { countItems } from "../building/model-groups.ts";
import { keyOf } from "../components/component.ts";
import type { ElementDeclaration, ModelGroup, Particle, SchemaSet } from "../components/schema-set.ts";
import { claimName, labelNames } from "./label-names.ts";
import {
  type AnyMember,
  countRows,
  type ElementMember,
  type ItemsMember,
  type Member,
  type Node,
  type RowsMember,
} from "./shape.ts";

export interface FlatContent {
  readonly members: readonly Member[];
  readonly node: Node;
}

/**
 * Turns a content model into the members of an object: a member for each element, an array for each repeated group.
 * Returns undefined if members would be ambiguous: the value is then an array of all elements in order.
 */
export function flattenParticle(
  particle: Particle,
  keys: Set<string>,
  prefixes: SchemaSet["prefixes"],
): FlatContent | undefined {
  const leaves = leavesOf(particle);
  const elements = leaves.filter(isElement);
  const labels = labelNames(
    elements.map(({ name }) => name),
    prefixes,
  );
  if (labels.size < elements.length || leaves.length - elements.length > 1) return undefined;
  // Elements claim their names first; groups without a name take what is left.
  for (const label of labels.values()) keys.add(label);
  const members: Member[] = [];
  const node = flatten(particle, { keys, labels }, members);
  return { members, node };
}

interface Names {
  readonly keys: Set<string>;
  /** Labels of the elements, by `keyOf` of their names. */
  readonly labels: ReadonlyMap<string, string>;
}

function flatten(particle: Particle, names: Names, members: Member[]): Node {
  const { term, min, max } = particle;
  // Repeating an empty group yields an empty group.
  if (term.kind === "group" && (max === 1 || leavesOfGroup(term).length === 0)) {
    const nodes = term.particles.map((child) => flatten(child, names, members));
    const kind = term.compositor === "choice" ? "choice" : "sequence";
    return { kind, nodes, optional: min === 0, head: term.substitutionHead };
  }
  const member = term.kind === "group" ? memberOfGroup(particle, term, names) : memberOf(particle, names);
  members.push(member);
  return { kind: "member", member, optional: min === 0 };
}

function memberOf(particle: Particle, { keys, labels }: Names): ElementMember | AnyMember {
  const { term, min, max, documentation } = particle;
  const repeated = { min, max, array: max > 1, documentation, particle };
  if (term.kind === "element")
    return {
      kind: "element",
      key: labelOf(term.declaration, labels),
      element: term.declaration,
      anyCount: true,
      ...repeated,
    };
  return { kind: "any", key: claimName(keys, "any"), ...repeated };
}

function labelOf({ name }: ElementDeclaration, labels: Names["labels"]): string {
  return labels.get(keyOf(name)) ?? name.local;
}

function memberOfGroup(particle: Particle, group: ModelGroup, names: Names): Member {
  const { min, max, documentation } = particle;
  const [only] = group.particles;
  if (group.particles.length === 1 && only !== undefined && only.term.kind !== "group") {
    const member = memberOf({ ...only, min: min * only.min, max: max * only.max }, names);
    return {
      ...member,
      array: true,
      particle,
      ...(member.kind === "element" ? { anyCount: only.min <= 1 } : {}),
    } as Member;
  }
  const repeated = { documentation: documentation || group.documentation, particle };
  const rows = rowsOf(group, names);
  if (rows !== undefined)
    return {
      ...repeated,
      ...countRows({ min, max }, group),
      kind: "rows",
      key: claimName(names.keys, group.definition?.local ?? "rows"),
      group: group.definition,
      members: rows,
    } satisfies RowsMember;
  const leaves = leavesOfGroup(group);
  return {
    ...repeated,
    ...countItems(particle),
    kind: "items",
    key: keyOfItems(group, names),
    items: leaves.filter(isElement).map((element) => ({ label: labelOf(element, names.labels), element })),
    mixed: false,
    any: leaves.some((leaf) => !isElement(leaf)),
  } satisfies ItemsMember;
}

/** Names items after their group. Items of a substitution group are named after its head. */
function keyOfItems({ definition, substitutionHead: head }: ModelGroup, { keys, labels }: Names): string {
  if (head === undefined) return claimName(keys, definition?.local ?? "items");
  return labels.get(keyOf(head.name)) ?? claimName(keys, head.name.local);
}

/** Returns the members of a row for a sequence of elements whose rows are distinguishable; undefined for other groups. */
function rowsOf(group: ModelGroup, names: Names): readonly ElementMember[] | undefined {
  if (group.compositor !== "sequence" || group.particles.some(({ term }) => term.kind !== "element"))
    return undefined;
  return group.particles
    .map((particle) => memberOf(particle, names))
    .filter((member) => member.kind === "element");
}

type Leaf = ElementDeclaration | "any";

function isElement(leaf: Leaf): leaf is ElementDeclaration {
  return leaf !== "any";
}

function leavesOf({ term }: Particle, leaves: Leaf[] = []): Leaf[] {
  if (term.kind === "group") return leavesOfGroup(term, leaves);
  leaves.push(term.kind === "element" ? term.declaration : "any");
  return leaves;
}

function leavesOfGroup({ particles }: ModelGroup, leaves: Leaf[] = []): Leaf[] {
  for (const particle of particles) leavesOf(particle, leaves);
  return leaves;
}

/**
 * Returns the elements of a content model, each with a label of its own. If an element has several declarations of one
 * type, a nillable one is used for writing.
 */
export function itemsOf(particle: Particle, prefixes: SchemaSet["prefixes"]): ItemsMember["items"] {
  const byKey = new Map<string, ElementDeclaration>();
  for (const element of leavesOf(particle).filter(isElement)) {
    const key = keyOf(element.name);
    if (!byKey.has(key) || element.nillable) byKey.set(key, element);
  }
  const names = Array.from(byKey.values(), ({ name }) => name);
  const labels = labelNames(names, prefixes);
  return Array.from(byKey.values(), (element) => ({ label: labelOf(element, labels), element }));
}
