// The TypeScript value of a complex type, before it is written as a type and as a table.

import type { QName } from "../components/component.ts";
import type { AttributeUse, ComplexType, ElementDeclaration } from "../components/schema-set.ts";
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
  readonly content: ContentShape;
}

export type ContentShape =
  | { readonly kind: "none" }
  /** Without a key, the text is the value itself. */
  | { readonly kind: "text"; readonly key: string | undefined; readonly type: SimpleType }
  /** Members in the order in which they are written, and how they hang together. */
  | { readonly kind: "members"; readonly members: readonly Member[]; readonly node: Node }
  /** The value is the array of the only member. Without `node`, every content has this form. */
  | { readonly kind: "bare"; readonly member: RowsMember | ItemsMember; readonly node?: Node };

export type Member = ElementMember | RowsMember | ItemsMember | AnyMember;

interface Repeated {
  readonly key: string;
  readonly min: number;
  readonly max: number;
  readonly documentation: string;
}

export interface ElementMember extends Repeated {
  readonly kind: "element";
  readonly element: ElementDeclaration;
  readonly array: boolean;
  /** True when every count from `min` to `max` is allowed, and false for a repeated group of two. */
  readonly anyCount: boolean;
}

/** A repeated sequence of elements: an array of objects. */
export interface RowsMember extends Repeated {
  readonly kind: "rows";
  /** The group that a row is, where the schema names it. */
  readonly group: QName | undefined;
  readonly members: readonly ElementMember[];
}

/** Elements whose order matters: an array of items, each with the name of its element. */
export interface ItemsMember extends Repeated {
  readonly kind: "items";
  readonly items: readonly { readonly label: string; readonly element: ElementDeclaration }[];
  /** Texts stand between the items. */
  readonly mixed: boolean;
  /** Elements that a wildcard allows are among the items. */
  readonly any: boolean;
}

/** Elements that a wildcard allows. */
export interface AnyMember extends Repeated {
  readonly kind: "any";
  readonly array: boolean;
}

/** How the members of a record hang together: which exclude each other, and which come together. */
export type Node =
  | { readonly kind: "member"; readonly member: Member; readonly optional: boolean }
  | { readonly kind: "sequence" | "choice"; readonly nodes: readonly Node[]; readonly optional: boolean };

/** The members that hold the children of an element. */
export function membersOf({ content }: RecordShape): readonly Member[] {
  if (content.kind === "members") return content.members;
  return content.kind === "bare" ? [content.member] : [];
}

/** The members that hold single elements, those of rows included. */
export function elementsOf(shape: RecordShape): readonly ElementMember[] {
  return membersOf(shape).flatMap((member) => {
    if (member.kind === "rows") return member.members;
    return member.kind === "element" ? [member] : [];
  });
}

/** True for a member that every valid value has. */
export function isAlwaysThere(node: Node, member: Member): boolean {
  if (node.optional) return false;
  if (node.kind === "member") return node.member === member && member.min > 0;
  return node.kind === "sequence" && node.nodes.some((child) => isAlwaysThere(child, member));
}

/** The simple type of a complex type whose value is its text alone. */
export function textOf(shape: Shape | undefined): SimpleType | undefined {
  if (shape?.kind !== "record" || shape.content.kind !== "text") return undefined;
  return shape.content.key === undefined ? shape.content.type : undefined;
}
