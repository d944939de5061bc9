// The data that describes how documents of a schema set become values: the TypeScript value of each type and element.
// Indexes are those of the validation table, which defines validity.

import type { Rows } from "../tables/rows.ts";

/** Describes how valid documents become values, and values documents. */
export interface ValueTable {
  /** Value shapes by the indexes of types. */
  readonly types: Rows<ValueShape>;
  /** Prefixes for writing namespaces. Every namespace of the schema has one. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** True if some elements are in no namespace, so that documents declare no default namespace. */
  readonly unqualified: boolean;
}

/** The shape of the values of a type. */
export type ValueShape = TextShape | ListShape | UnionShape | OpenShape | RecordShape;

/** Text of an atomic type or of `xs:anySimpleType`. */
export interface TextShape {
  readonly kind: "text";
  readonly as: "string" | "boolean" | "number" | "bigint" | "float" | "qname";
}

/** An array of values of the type at an index. */
export interface ListShape {
  readonly kind: "list";
  readonly item: number;
}

/** A value of the first member type that has it. */
export interface UnionShape {
  readonly kind: "union";
  readonly members: readonly number[];
}

/** `OpenContent`. */
export interface OpenShape {
  readonly kind: "open";
}

/** An object; or, if it has one part and no attributes, that part itself. */
export interface RecordShape {
  readonly kind: "record";
  readonly attributes: readonly AttributeMember[];
  /** The member for attributes that a wildcard allows. */
  readonly anyAttribute?: string;
  /** The member that marks a nil value, if an element or attribute has the name `nil`. */
  readonly nil?: string;
  readonly content: ContentShape;
}

/** An attribute as a member of an object. */
export interface AttributeMember {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
  /** The index of a simple type. */
  readonly type: number;
  /** The value of an absent attribute, and the namespaces of its prefixes. */
  readonly value?: string;
  readonly namespaces?: Readonly<Record<string, string>>;
}

/** The value of an element's content. */
export type ContentShape =
  | { readonly kind: "none" }
  /** Text, as a member or, without a key, as the value itself. */
  | { readonly kind: "text"; readonly key?: string; readonly type: number }
  | { readonly kind: "members"; readonly members: readonly Member[] }
  /** One member as the value itself. */
  | { readonly kind: "bare"; readonly member: RowsMember | ItemsMember };

/** The values of children in an object. */
export type Member = ElementMember | RowsMember | ItemsMember | AnyMember;

/** An element as a member, or its repetitions as an array. */
export interface ElementMember {
  readonly kind: "element";
  readonly key: string;
  /** The index of the element. */
  readonly element: number;
  /** True for an array, whatever the number of elements. */
  readonly array: boolean;
  /** The maximum number of elements. In a row, one more element begins the next row. */
  readonly max: number;
}

/** A repeated sequence: an array of objects. */
export interface RowsMember {
  readonly kind: "rows";
  readonly key: string;
  readonly members: readonly ElementMember[];
}

/** Elements whose order matters: an array of items with the names of their elements; if mixed, also texts. */
export interface ItemsMember {
  readonly kind: "items";
  readonly key: string;
  readonly mixed: boolean;
  /** True if the items include elements that a wildcard allows. */
  readonly any: boolean;
  readonly items: readonly { readonly label: string; readonly element: number }[];
}

/** Elements that a wildcard allows, as nodes. */
export interface AnyMember {
  readonly kind: "any";
  readonly key: string;
  readonly array: boolean;
}
