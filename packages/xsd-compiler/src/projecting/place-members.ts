import { countItems } from "../building/model-groups.ts";
import type { ComplexType, ModelGroup, Particle, Wildcard } from "../components/schema-set.ts";
import { countRows, type Member, type Node, type RecordShape } from "../shaping/shape.ts";
import { withoutImpossible } from "../shaping/shape-type.ts";

/** A member with its particle, and the number of its values if the particle must match. */
export interface PlacedMember {
  readonly kind: "member";
  readonly member: Member;
  readonly particle: Particle;
  readonly isArray: boolean;
  readonly min: number;
  readonly max: number;
  /** Rules, in words, that the bounds and the value type do not express. */
  readonly limits: readonly string[];
}

/** A `Node` whose members have particles. */
export type PlacedNode =
  | PlacedMember
  | {
      readonly kind: "sequence" | "choice";
      readonly nodes: readonly PlacedNode[];
      readonly optional: boolean;
    };

/** Pairs the members of a shape with their particles; undefined for a shape without members. */
export function placeMembers({ content, type }: RecordShape): PlacedNode | undefined {
  if (type.content.kind !== "elements") return undefined;
  const particle = withoutImpossible(type.content.particle) ?? type.content.particle;
  if (content.kind === "members") return place(content.node, particle);
  if (content.kind !== "bare") return undefined;
  return content.node === undefined ? placeMember(content.member, particle) : place(content.node, particle);
}

function place(node: Node, particle: Particle): PlacedNode {
  const { term } = particle;
  if (node.kind === "member" || term.kind !== "group")
    return placeMember((node as Extract<Node, { kind: "member" }>).member, particle);
  const nodes = node.nodes.map((child, index) => place(child, term.particles[index] as Particle));
  return { kind: node.kind, nodes, optional: node.optional };
}

function placeMember(member: Member, particle: Particle): PlacedMember {
  return { kind: "member", member, particle, ...countValues(member, particle) };
}

type Counts = Pick<PlacedMember, "isArray" | "min" | "max" | "limits">;

function countValues(member: Member, particle: Particle): Counts {
  const { min, max, term } = particle;
  if (member.kind === "rows") return limitRows(particle, term as ModelGroup);
  if (member.kind === "items") {
    if (member.mixed) return { isArray: true, min: 0, max: Number.POSITIVE_INFINITY, limits: [ORDER] };
    return { isArray: true, ...countItems(particle), limits: isAnyOrder(particle) ? [] : [ORDER] };
  }
  if (!member.array) return { isArray: false, min, max, limits: [] };
  return { isArray: true, min: member.min, max: member.max, limits: hasGaps(particle) ? [NUMBER] : [] };
}

const ORDER = "the order and number of the items";
const NUMBER = "the number of items, which must fill whole groups";

function limitRows(particle: Particle, group: ModelGroup): Counts {
  const rows = countRows(particle, group);
  const isExpressed = rows.min === particle.min || rows.min === 0;
  return {
    isArray: true,
    ...rows,
    limits: isExpressed ? [] : [`at least ${particle.min} repetitions of the group`],
  };
}

/** True if nested repetition of a single element allows only some of the counts between its bounds. */
function hasGaps({ min, max, term }: Particle): boolean {
  if (term.kind !== "group") return false;
  const [{ min: least, max: maximum } = { min: 1, max: 1 }] = term.particles;
  if (min === max) return false;
  return min === 0 ? least > 1 : (min + 1) * least > min * maximum + 1;
}

/** True for a repeated choice of single elements: any of them in any order, as often as the choice repeats. */
function isAnyOrder({ min, max, term }: Particle): boolean {
  if (term.kind !== "group") return true;
  if (min === 1 && max === 1 && term.particles.length === 1) return term.particles.every(isAnyOrder);
  const isSingle = (part: Particle): boolean =>
    part.term.kind !== "group" && part.min <= 1 && (part.max === 1 || max === Number.POSITIVE_INFINITY);
  return term.compositor === "choice" && term.particles.every(isSingle);
}

/** The wildcards of a particle. */
export function wildcardsOf({ term }: Particle): readonly Wildcard[] {
  if (term.kind === "group") return term.particles.flatMap(wildcardsOf);
  return term.kind === "wildcard" ? [term] : [];
}

/** True for a type that allows any well-formed content. */
export function isUnrestricted({ attributeWildcard, content }: ComplexType): boolean {
  if (content.kind !== "elements" || attributeWildcard === undefined) return false;
  const { min, max } = countItems(content.particle);
  return (
    min === 0 &&
    max === Number.POSITIVE_INFINITY &&
    [attributeWildcard, ...wildcardsOf(content.particle)].every(
      ({ namespaces, processContents }) => namespaces.kind === "any" && processContents === "skip",
    )
  );
}
