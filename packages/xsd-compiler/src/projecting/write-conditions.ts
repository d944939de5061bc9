import type { Assertion, Condition } from "@payment-routing/contract-runtime/codegen";
import { countItems, type Occurrences } from "../building/model-groups.ts";
import type { ComplexType, Particle, Wildcard } from "../components/schema-set.ts";
import { isArray, type Member, type Node, type RowsMember } from "../shaping/shape.ts";
import { type JsonSchema, NOTHING } from "./json-schema.ts";

/** The members that an object must have if a part of its content model matches. */
export interface Requirement {
  /** Keys of members that must be present. Arrays are always present. */
  readonly required: readonly string[];
  /** The minimum lengths of arrays, by key. */
  readonly minItems: ReadonlyMap<string, number>;
  readonly conditions: readonly JsonSchema[];
}

/**
 * Writes the conditions of a content model on the members of an object. Their size is linear in the number of members
 * for each level of nested groups: a choice requires one of its branches, and each present branch states its own
 * requirements, instead of listing the members of all others.
 */
export function requireNode(node: Node): Requirement {
  if (node.kind === "member") return requireMember(node.member);
  if (node.kind === "choice") return requireChoice(node.nodes, node.optional);
  const all = merge(node.nodes.map(requireNode));
  return node.optional ? conditionally(membersOf(node), all) : all;
}

function requireMember(member: Member): Requirement {
  const { key } = member;
  const { min } = countValues(member);
  if (min === 0) return merge([]);
  return isArray(member)
    ? { required: [], minItems: new Map([[key, min]]), conditions: [] }
    : { required: [key], minItems: new Map(), conditions: [] };
}

function requireChoice(nodes: readonly Node[], optional: boolean): Requirement {
  const mayBeNone = optional || nodes.some(isEmptiable);
  const branches = nodes.map((node) => ({ node, members: membersOf(node) }));
  const [first, ...others] = branches.filter(({ members }) => members.length > 0);
  if (first === undefined) return mayBeNone ? merge([]) : { ...merge([]), conditions: [NOTHING] };
  if (others.length === 0)
    return mayBeNone ? conditionally(first.members, requireNode(first.node)) : requireNode(first.node);
  const present = [first, ...others].map(({ members }) => writePresence(members));
  const none = mayBeNone ? [{ not: anyOf(present) }] : [];
  const inside = [first, ...others].map(({ members, node }) => conditionally(members, requireNode(node)));
  return merge([{ ...merge([]), conditions: [{ oneOf: [...present, ...none] }] }, ...inside]);
}

/** The requirement that applies if one of the members is present. */
function conditionally(members: readonly Member[], requirement: Requirement): Requirement {
  const { conditions, minItems, required } = requirement;
  const [only] = required;
  const isImplied =
    members.length === 1 && conditions.length === 0 && (minItems.values().next().value ?? 0) < 2;
  if (isImplied && (only === undefined || only === members[0]?.key)) return merge([]);
  const then = writeRequirement(requirement);
  if (Object.keys(then).length === 0) return merge([]);
  return { ...merge([]), conditions: [{ if: writePresence(members), then }] };
}

function writeRequirement({ conditions, minItems, required }: Requirement): JsonSchema {
  const lengths = Array.from(minItems, ([key, min]) => [key, { minItems: min }]);
  return {
    ...(required.length === 0 ? {} : { required }),
    ...(lengths.length === 0 ? {} : { properties: Object.fromEntries(lengths) }),
    ...(conditions.length === 0 ? {} : { allOf: conditions }),
  };
}

function writePresence(members: readonly Member[]): JsonSchema {
  return anyOf(
    members.map((member) =>
      isArray(member) ? { properties: { [member.key]: { minItems: 1 } } } : { required: [member.key] },
    ),
  );
}

function anyOf(schemas: readonly JsonSchema[]): JsonSchema {
  const [only = NOTHING] = schemas;
  return schemas.length < 2 ? only : { anyOf: schemas };
}

function isEmptiable(node: Node): boolean {
  if (node.kind === "member") return countValues(node.member).min === 0;
  return (
    node.optional || (node.kind === "choice" ? node.nodes.some(isEmptiable) : node.nodes.every(isEmptiable))
  );
}

/** Returns the members of a part of a content model, in order. */
function membersOf(node: Node): readonly Member[] {
  return node.kind === "member" ? [node.member] : node.nodes.flatMap(membersOf);
}

function merge(parts: readonly Requirement[]): Requirement {
  return {
    required: parts.flatMap(({ required }) => required),
    minItems: new Map(parts.flatMap(({ minItems }) => [...minItems])),
    conditions: parts.flatMap(({ conditions }) => conditions),
  };
}

/**
 * Writes the schema of an assertion of a type.
 *
 * @param isBare whether the value is the array of the only member
 */
export function writeAssertion(
  { condition, message }: Assertion,
  members: readonly Member[],
  isBare: boolean,
): JsonSchema {
  return { description: message, ...writeCondition(condition, members, isBare) };
}

function writeCondition(condition: Condition, members: readonly Member[], isBare: boolean): JsonSchema {
  const write = (part: Condition): JsonSchema => writeCondition(part, members, isBare);
  const implied = asImplication(condition);
  const isPlain = (child: string): boolean =>
    members.some((member) => !isArray(member) && member.key === child);
  if (implied?.every(isPlain)) return { type: "object", dependentRequired: { [implied[0]]: [implied[1]] } };
  if ("not" in condition) return { not: write(condition.not) };
  if ("and" in condition) return { allOf: condition.and.map(write) };
  if ("or" in condition) return { anyOf: condition.or.map(write) };
  return writeChildPresence(condition.child, members, isBare);
}

/** Requires that an element is present: as a member, or in an array of rows or items. */
function writeChildPresence(child: string, members: readonly Member[], isBare: boolean): JsonSchema {
  for (const member of members) {
    const inside = writeInside(child, member);
    if (inside === undefined) continue;
    if (!isArray(member)) return { type: "object", required: [child] };
    return isBare ? inside : { type: "object", properties: { [member.key]: { type: "array", ...inside } } };
  }
  return NOTHING;
}

function writeInside(child: string, member: Member): JsonSchema | undefined {
  if (member.kind === "element") return member.key === child ? { minItems: 1 } : undefined;
  if (member.kind === "items") {
    if (!member.items.some(({ label }) => label === child)) return undefined;
    return { contains: { type: "object", properties: { element: { const: child } }, required: ["element"] } };
  }
  const part = member.kind === "rows" ? member.members.find(({ key }) => key === child) : undefined;
  if (part === undefined) return undefined;
  const present = part.array
    ? { properties: { [child]: { type: "array", minItems: 1 } } }
    : { required: [child] };
  return { contains: { type: "object", ...present } };
}

/** Recognizes `not(a) or b`, which means that a implies b: JSON Schema has a keyword for it. */
function asImplication(condition: Condition): readonly [string, string] | undefined {
  if (!("or" in condition) || condition.or.length !== 2) return undefined;
  const [first, second] = condition.or;
  if (first === undefined || second === undefined || !("not" in first)) return undefined;
  return "child" in first.not && "child" in second ? [first.not.child, second.child] : undefined;
}

/** The number of a member's values if its particle must match. */
interface ValueCount extends Occurrences {
  /** Rules, in words, that the bounds and the value type do not express. */
  readonly limits: readonly string[];
}

/** Returns the number of values of a member. */
export function countValues(member: Member): ValueCount {
  const { max, min, particle } = member;
  if (member.kind === "rows") return limitRows(member);
  if (member.kind === "items") {
    if (member.mixed) return { min: 0, max: Number.POSITIVE_INFINITY, limits: [ORDER] };
    return { ...countItems(particle), limits: isAnyOrder(particle) ? [] : [ORDER] };
  }
  return { min, max, limits: member.array && hasGaps(particle) ? [NUMBER] : [] };
}

const ORDER = "the order and number of the items";
const NUMBER = "the number of items, which must fill whole groups";

function limitRows({ max, min, particle }: RowsMember): ValueCount {
  const isExpressed = min === particle.min || min === 0;
  return { min, max, limits: isExpressed ? [] : [`at least ${particle.min} repetitions of the group`] };
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
