// The shape of a complex type's TypeScript value, from which both its type and its table are written.

import type { Occurrences } from "../building/model-groups.ts";
import type { QName } from "../components/component.ts";
import type {
  AttributeUse,
  ComplexType,
  ElementDeclaration,
  ModelGroup,
  Particle,
  TypeDefinition,
} from "../components/schema-set.ts";
import type { SimpleType } from "../components/simple-type.ts";

export type Shape = OpenShape | RecordShape;

/** `OpenContent`: `xs:anyType`, and mixed content with wildcards only. */
export interface OpenShape {
  readonly kind: "open";
}

export interface RecordShape {
  readonly kind: "record";
  readonly type: ComplexType;
  readonly attributes: readonly { readonly key: string; readonly use: AttributeUse }[];
  /** The member for attributes that a wildcard allows. */
  readonly anyAttribute: string | undefined;
  /** The member that marks a nil value. */
  readonly nil: string;
  readonly content: ContentShape;
}

export type ContentShape =
  | { readonly kind: "none" }
  /** Without a key, the text itself is the value. */
  | { readonly kind: "text"; readonly key: string | undefined; readonly type: SimpleType }
  /** Members in writing order; `node` states which exclude or require each other. */
  | { readonly kind: "members"; readonly members: readonly Member[]; readonly node: Node }
  /** The only member's array is the value. Without `node`, all content has this form. */
  | { readonly kind: "bare"; readonly member: RowsMember | ItemsMember; readonly node?: Node };

export type Member = ElementMember | RowsMember | ItemsMember | AnyMember;

interface Repeated extends Occurrences {
  readonly key: string;
  readonly documentation: string;
  /** The part of the content model that the member stands for. */
  readonly particle: Particle;
}

export interface ElementMember extends Repeated {
  readonly kind: "element";
  readonly element: ElementDeclaration;
  readonly array: boolean;
  /** True if every count from `min` to `max` is allowed; false, for example, for a repeated group of two. */
  readonly anyCount: boolean;
}

/** A repeated sequence of elements: an array of objects. */
export interface RowsMember extends Repeated {
  readonly kind: "rows";
  /** The group of the row, if the schema names it. */
  readonly group: QName | undefined;
  readonly members: readonly ElementMember[];
}

/** Elements whose order matters: an array of items, each with the name of its element. */
export interface ItemsMember extends Repeated {
  readonly kind: "items";
  readonly items: readonly { readonly label: string; readonly element: ElementDeclaration }[];
  /** True if there is text between the items. */
  readonly mixed: boolean;
  /** True if elements that a wildcard allows are among the items. */
  readonly any: boolean;
}

/** Elements that a wildcard allows. */
export interface AnyMember extends Repeated {
  readonly kind: "any";
  readonly array: boolean;
}

/** How the members of a record depend on each other: alternatives exclude each other, sequences occur together. */
export type Node =
  | { readonly kind: "member"; readonly member: Member; readonly optional: boolean }
  | {
      readonly kind: "sequence" | "choice";
      readonly nodes: readonly Node[];
      readonly optional: boolean;
      /** The head of the substitution group that a choice stands for. */
      readonly head?: ElementDeclaration | undefined;
    };

/** Returns the head of the substitution group of items. */
export function headOfItems({ particle: { term } }: ItemsMember): ElementDeclaration | undefined {
  return term.kind === "group" ? term.substitutionHead : undefined;
}

/** Returns the heads of the substitution groups in a record. */
export function headsOf(shape: RecordShape): ElementDeclaration[] {
  const { content } = shape;
  const heads = membersOf(shape).flatMap((member) =>
    member.kind === "items" ? (headOfItems(member) ?? []) : [],
  );
  return content.kind === "members" ? [...heads, ...headsOfNode(content.node)] : heads;
}

function headsOfNode(node: Node): ElementDeclaration[] {
  if (node.kind === "member") return [];
  return node.head === undefined ? node.nodes.flatMap(headsOfNode) : [node.head];
}

/** Returns the number of rows. Without an element that occurs equally often in each row, row boundaries are ambiguous. */
export function countRows({ min, max }: Occurrences, { particles }: ModelGroup): Occurrences {
  if (particles.some((part) => part.min > 0 && part.min === part.max)) return { min, max };
  return { min: particles.every((part) => part.min === 0) ? 0 : Math.min(min, 1), max };
}

/** Returns the members for child elements. */
export function membersOf({ content }: RecordShape): readonly Member[] {
  if (content.kind === "members") return content.members;
  return content.kind === "bare" ? [content.member] : [];
}

/** Returns the members for single elements, including those of rows. */
export function elementsOf(shape: RecordShape): readonly ElementMember[] {
  return membersOf(shape).flatMap((member) => {
    if (member.kind === "rows") return member.members;
    return member.kind === "element" ? [member] : [];
  });
}

export function isArray(member: Member): boolean {
  return member.kind === "rows" || member.kind === "items" || member.array;
}

/** Returns the shape of a complex type whose values are no open content. */
export function recordOf(
  shapes: ReadonlyMap<ComplexType, Shape>,
  type: TypeDefinition,
): RecordShape | undefined {
  const shape = type.kind === "complex" ? shapes.get(type) : undefined;
  return shape?.kind === "record" ? shape : undefined;
}

/** True for a type whose values are objects, which contain a label as a member. */
export function isObject(shapes: ReadonlyMap<ComplexType, Shape>, type: TypeDefinition): boolean {
  const shape = recordOf(shapes, type);
  if (shape === undefined || shape.content.kind === "bare") return false;
  return shape.content.kind !== "text" || shape.content.key !== undefined;
}

const ALWAYS_THERE = new WeakMap<Node, ReadonlySet<Member>>();

/** True for a member that every valid value has. Cached: a search for each member would take quadratic time. */
export function isAlwaysThere(node: Node, member: Member): boolean {
  const known = ALWAYS_THERE.get(node) ?? findAlwaysThere(node, new Set());
  ALWAYS_THERE.set(node, known);
  return known.has(member);
}

function findAlwaysThere(node: Node, found: Set<Member>): Set<Member> {
  if (node.optional) return found;
  if (node.kind === "member" && node.member.min > 0) found.add(node.member);
  if (node.kind === "sequence") for (const child of node.nodes) findAlwaysThere(child, found);
  return found;
}

/** Returns the simple type of a complex type whose value is only its text. */
export function textOf(shape: Shape | undefined): SimpleType | undefined {
  if (shape?.kind !== "record" || shape.content.kind !== "text") return undefined;
  return shape.content.key === undefined ? shape.content.type : undefined;
}
