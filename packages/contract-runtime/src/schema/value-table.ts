// Describes as data how documents of a schema set become values: the TypeScript value of each type and each element.
// Places are those of the validation table, which defines what is valid.

import type { Rows } from "../tables/rows.ts";

/** Describes how valid documents become values, and values documents. */
export interface ValueTable {
  /** By the places of types. */
  readonly types: Rows<ValueShape>;
  /** Prefixes to write namespaces with. Every namespace of the schema has one. */
  readonly prefixes: Readonly<Record<string, string>>;
  /** Some elements are in no namespace, so that no default namespace is declared. */
  readonly unqualified: boolean;
}

/** The kind of the values of a type. */
export type ValueShape = TextShape | ListShape | UnionShape | OpenShape | RecordShape;

/** Text of an atomic type, or of any. */
export interface TextShape {
  readonly kind: "text";
  readonly as: "string" | "boolean" | "number" | "bigint" | "float" | "qname";
}

/** An array of values of the type at a place. */
export interface ListShape {
  readonly kind: "list";
  readonly item: number;
}

/** A value of the first of the types that has it. */
export interface UnionShape {
  readonly kind: "union";
  readonly members: readonly number[];
}

/** `OpenContent`. */
export interface OpenShape {
  readonly kind: "open";
}

/** An object; or, where it has one part and no attributes, that part by itself. */
export interface RecordShape {
  readonly kind: "record";
  readonly attributes: readonly AttributeMember[];
  /** The member for attributes that the schema leaves open. */
  readonly anyAttribute?: string;
  readonly content: ContentShape;
}

/** An attribute as a member of an object. */
export interface AttributeMember {
  readonly key: string;
  readonly name: string;
  readonly namespace: string;
  /** The place of a simple type. */
  readonly type: number;
  /** What an absent attribute means. */
  readonly value?: string;
}

/** What the content of an element becomes. */
export type ContentShape =
  | { readonly kind: "none" }
  /** Text, as a member or, without a key, as the value itself. */
  | { readonly kind: "text"; readonly key?: string; readonly type: number }
  | { readonly kind: "members"; readonly members: readonly Member[] }
  /** One member as the value itself. */
  | { readonly kind: "bare"; readonly member: RowsMember | ItemsMember };

/** What children become in an object. */
export type Member = ElementMember | RowsMember | ItemsMember | AnyMember;

/** An element as a member, or its repetitions as an array. */
export interface ElementMember {
  readonly kind: "element";
  readonly key: string;
  /** The place of the element. */
  readonly element: number;
  /** An array, however many there are. */
  readonly array: boolean;
  /** How many there may be: in a row, one more begins the next row. */
  readonly max: number;
}

/** A repeated sequence: an array of objects. */
export interface RowsMember {
  readonly kind: "rows";
  readonly key: string;
  readonly members: readonly ElementMember[];
}

/** Elements in an order that matters: an array of items, each with the name of its element; texts too when it is mixed. */
export interface ItemsMember {
  readonly kind: "items";
  readonly key: string;
  readonly mixed: boolean;
  /** True when elements that a wildcard allows are among them. */
  readonly any: boolean;
  readonly items: readonly { readonly label: string; readonly element: number }[];
}

/** Elements that a wildcard allows, as nodes. */
export interface AnyMember {
  readonly kind: "any";
  readonly key: string;
  readonly array: boolean;
}
