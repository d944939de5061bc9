// The data of a schema set that documents are validated with. Declarations and types refer to each other by index.

import type { LiteralTable, SimpleTypeTable } from "../datatypes/simple-type-table.ts";
import type { Rows } from "../tables/rows.ts";
import type { Assertion } from "./assertion.ts";

/** All declarations of a schema set. */
export interface ValidationTable {
  /** The first type is `xs:anyType`, which validates elements without a declaration. */
  readonly types: Rows<TypeDefinitionTable>;
  readonly elements: Rows<ElementTable>;
  readonly attributes: Rows<AttributeTable>;
  /** Indexes of the elements that may be the root or match a wildcard. */
  readonly globalElements: readonly number[];
  /** Indexes of the attributes that may match a wildcard. */
  readonly globalAttributes: readonly number[];
  /** The types that `xsi:type` can name. */
  readonly namedTypes: readonly NamedTypeTable[];
  readonly constraints: readonly ConstraintTable[];
}

/** A named type, and how it is derived. */
export interface NamedTypeTable {
  readonly type: number;
  readonly name: string;
  readonly namespace: string;
  /** The name of the type in a value, with a prefix if other types have the same name. */
  readonly label: string;
}

/** A method of derivation. */
export type DerivationMethod = "extension" | "restriction";

/** The derivation of a type, and the derivations from it that may not replace it. */
export interface DerivationTable {
  /** The index of the base type; absent for `xs:anyType` itself. */
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
  /** The index of the constraint that a keyref refers to. */
  readonly refer?: number;
}

/** One alternative of a path below an element. */
export interface PathTable {
  /** True if it begins at any depth. */
  readonly descendant: boolean;
  /** The child elements from the outermost to the innermost. */
  readonly steps: readonly NameTestTable[];
  /** The attribute at the end of the path. */
  readonly attribute?: NameTestTable;
}

/** Any name, all names of a namespace, or one name. */
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

/** The allowed content of an element. */
export type ContentTable =
  /** Neither elements nor text, white space included. */
  | { readonly kind: "empty" }
  /** Text of the simple type at an index. */
  | { readonly kind: "simple"; readonly type: number }
  | StatesTable
  | AllTable;

/** A deterministic automaton over the children. It starts in the first state with no counter set. */
export interface StatesTable {
  readonly kind: "states";
  readonly states: readonly StateTable[];
  readonly counters: readonly CounterTable[];
}

/** A state of the automaton. */
export interface StateTable {
  /** Steps in the order in which they are tried; steps of elements come before those of wildcards. */
  readonly steps: readonly StepTable[];
  /** The children may end here if every guard of one entry holds. */
  readonly accepts: readonly (readonly GuardTable[])[];
  /** The state whose steps are possible here too if every guard holds: a sequence of optional elements lists each once. */
  readonly skip?: { readonly to: number; readonly guards?: readonly GuardTable[] };
}

/** A transition on a child. */
export interface StepTable {
  /** The index of an element, or a wildcard. */
  readonly on: number | WildcardTable;
  readonly to: number;
  readonly guards?: readonly GuardTable[];
  readonly updates?: readonly UpdateTable[];
}

/** Bounds on the number of repetitions. */
export interface CounterTable {
  readonly min: number;
  /** `Infinity` when unbounded. */
  readonly max: number;
}

/** `more`: the counter is below its maximum. `enough`: it has reached its minimum. */
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
  /** True if there may be no children at all, even with required members. */
  readonly optional: boolean;
}

/** Names that a wildcard allows. */
export interface WildcardTable {
  /** `any`; all namespaces except one and no namespace; or the listed ones, with the empty string for no namespace. */
  readonly namespaces: "any" | { readonly not: string } | { readonly among: readonly string[] };
  readonly processContents: "strict" | "lax" | "skip";
}

/** A declaration of an element. */
export interface ElementTable {
  readonly name: string;
  /** The empty string for no namespace. */
  readonly namespace: string;
  /** The index of its type. */
  readonly type: number;
  readonly nillable: boolean;
  readonly abstract?: true;
  /** Methods of derivation that `xsi:type` must not use for this element. */
  readonly block?: readonly DerivationMethod[];
  /** Indexes of the element's identity constraints. */
  readonly constraints?: readonly number[];
  readonly default?: LiteralTable;
  readonly fixed?: LiteralTable;
}

/** A declaration of an attribute. */
export interface AttributeTable {
  readonly name: string;
  readonly namespace: string;
  /** The index of a simple type. */
  readonly type: number;
  readonly fixed?: LiteralTable;
}

/** An attribute of a complex type. */
export interface AttributeUseTable {
  readonly attribute: number;
  readonly required: boolean;
  /** The fixed value of the use or of the declaration. */
  readonly fixed?: LiteralTable;
}

/** True if a wildcard allows names of a namespace; the empty string stands for no namespace. */
export function allowsNamespace({ namespaces }: WildcardTable, namespace: string): boolean {
  if (namespaces === "any") return true;
  if ("among" in namespaces) return namespaces.among.includes(namespace);
  return namespace !== "" && namespace !== namespaces.not;
}
