// A schema set as data: what documents are validated by. Declarations and types name each other by their places.

import type { LiteralTable, SimpleTypeTable } from "../datatypes/simple-type-table.ts";
import type { Rows } from "../tables/rows.ts";
import type { Assertion } from "./assertion.ts";

/** All that a schema set declares. */
export interface ValidationTable {
  /** The first one is `xs:anyType`, which checks what no declaration is found for. */
  readonly types: Rows<TypeDefinitionTable>;
  readonly elements: Rows<ElementTable>;
  readonly attributes: Rows<AttributeTable>;
  /** Places of the elements that may be the root, and that wildcards find. */
  readonly globalElements: readonly number[];
  /** Places of the attributes that wildcards find. */
  readonly globalAttributes: readonly number[];
  /** The types that `xsi:type` can name. */
  readonly namedTypes: readonly NamedTypeTable[];
  readonly constraints: readonly ConstraintTable[];
}

/** A type that has a name, and how it is derived. */
export interface NamedTypeTable {
  readonly type: number;
  readonly name: string;
  readonly namespace: string;
  /** The name of the type in a value, with a prefix where other types have the same name. */
  readonly label: string;
}

/** A method of derivation. */
export type DerivationMethod = "extension" | "restriction";

/** How a type is derived, and which derivations of it may not replace it. */
export interface DerivationTable {
  /** The place of the base type; absent for `xs:anyType` itself. */
  readonly base?: number;
  readonly by?: DerivationMethod;
  readonly abstract?: true;
  readonly block?: readonly DerivationMethod[];
}

/** `xs:unique`, `xs:key` or `xs:keyref` (XSD 1.0 part 1, section 3.11). */
export interface ConstraintTable {
  readonly category: "unique" | "key" | "keyref";
  readonly name: string;
  readonly selector: readonly PathTable[];
  readonly fields: readonly (readonly PathTable[])[];
  /** The place of the constraint that a keyref refers to. */
  readonly refer?: number;
}

/** One alternative of a path below an element. */
export interface PathTable {
  /** It begins at any depth. */
  readonly descendant: boolean;
  /** Child elements, one inside of the other. */
  readonly steps: readonly NameTestTable[];
  /** The attribute at its end. */
  readonly attribute?: NameTestTable;
}

/** Any name, those of a namespace, or one. */
export type NameTestTable = { readonly namespace?: string; readonly local?: string };

/** A type, simple or complex. */
export type TypeDefinitionTable = SimpleDefinitionTable | ComplexTypeTable;

/** A simple type among all types. */
export interface SimpleDefinitionTable extends DerivationTable {
  readonly kind: "simple";
  readonly definition: SimpleTypeTable;
}

/** A type with attributes or children. */
export interface ComplexTypeTable extends DerivationTable {
  readonly kind: "complex";
  readonly mixed: boolean;
  readonly content: ContentTable;
  readonly attributes: readonly AttributeUseTable[];
  readonly attributeWildcard?: WildcardTable;
  readonly assertions?: readonly Assertion[];
}

/** What may stand between the tags of an element. */
export type ContentTable =
  /** Neither elements nor text, not even white space. */
  | { readonly kind: "empty" }
  /** Text of the simple type at a place. */
  | { readonly kind: "simple"; readonly type: number }
  | StatesTable
  | AllTable;

/** A deterministic automaton over the children. It begins in the first state with no counter set. */
export interface StatesTable {
  readonly kind: "states";
  readonly states: readonly StateTable[];
  readonly counters: readonly CounterTable[];
}

/** A state of the automaton. */
export interface StateTable {
  /** In the order in which they are tried, those of elements before those of wildcards. */
  readonly steps: readonly StepTable[];
  /** The children may end here when every guard of one entry holds. */
  readonly accepts: readonly (readonly GuardTable[])[];
}

/** What a child leads to. */
export interface StepTable {
  /** The place of an element, or the elements that are allowed. */
  readonly on: number | WildcardTable;
  readonly to: number;
  readonly guards?: readonly GuardTable[];
  readonly updates?: readonly UpdateTable[];
}

/** How often something that repeats may. */
export interface CounterTable {
  readonly min: number;
  /** `Infinity` when unbounded. */
  readonly max: number;
}

/** `more`: the counter is less than its maximum. `enough`: it is at least its minimum. */
export interface GuardTable {
  readonly counter: number;
  readonly is: "more" | "enough";
}

/** `first` sets the counter to 1; `next` adds 1. */
export interface UpdateTable {
  readonly counter: number;
  readonly to: "first" | "next";
}

/** Children in any order, each at most once. */
export interface AllTable {
  readonly kind: "all";
  readonly members: readonly { readonly elements: readonly number[]; readonly required: boolean }[];
  /** There need be no child at all, whatever members are required. */
  readonly optional: boolean;
}

/** Names that no declaration lists. */
export interface WildcardTable {
  /** `any`, all but one and none, or the ones listed; the empty one stands for no namespace. */
  readonly namespaces: "any" | { readonly not: string } | { readonly among: readonly string[] };
  readonly processContents: "strict" | "lax" | "skip";
}

/** A declaration of an element. */
export interface ElementTable {
  readonly name: string;
  /** Empty for none. */
  readonly namespace: string;
  /** The place of its type. */
  readonly type: number;
  readonly nillable: boolean;
  readonly abstract?: true;
  /** Methods of derivation that `xsi:type` may not use for this element. */
  readonly block?: readonly DerivationMethod[];
  /** Places of the identity constraints that it has. */
  readonly constraints?: readonly number[];
  readonly default?: LiteralTable;
  readonly fixed?: LiteralTable;
}

/** A declaration of an attribute. */
export interface AttributeTable {
  readonly name: string;
  readonly namespace: string;
  /** The place of a simple type. */
  readonly type: number;
  readonly fixed?: LiteralTable;
}

/** An attribute of a complex type. */
export interface AttributeUseTable {
  readonly attribute: number;
  readonly required: boolean;
  /** Of the use or of the declaration. */
  readonly fixed?: LiteralTable;
}

/** True when a wildcard allows names of a namespace, the empty one being none. */
export function allowsNamespace({ namespaces }: WildcardTable, namespace: string): boolean {
  if (namespaces === "any") return true;
  if ("among" in namespaces) return namespaces.among.includes(namespace);
  return namespace !== "" && namespace !== namespaces.not;
}
