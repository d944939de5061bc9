// Simple types (XSD 1.0 part 2, section 4.1) as data in generated code.

import type { PrimitiveName } from "./simple-type.ts";

/** A literal of a schema, with its namespace declarations if its type allows qualified names. */
export interface LiteralTable {
  readonly text: string;
  readonly namespaces?: Readonly<Record<string, string>>;
}

/** A pattern that must match the whole text. */
export interface PatternTable {
  /** The pattern as written in the schema. */
  readonly source: string;
  readonly expression: { test(text: string): boolean };
}

/** The facets in force on a type, including those of its base types. */
export interface FacetsTable {
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
  readonly minInclusive?: string;
  readonly maxInclusive?: string;
  readonly minExclusive?: string;
  readonly maxExclusive?: string;
  readonly enumeration?: readonly LiteralTable[];
  /** A text must match every pattern. */
  readonly patterns?: readonly PatternTable[];
}

/** A restriction of a primitive type. */
export interface AtomicTable {
  readonly variety: "atomic";
  readonly primitive: PrimitiveName;
  /** The local name of the nearest built-in type. */
  readonly builtIn: string;
  readonly whiteSpace: "preserve" | "replace" | "collapse";
  readonly facets: FacetsTable;
}

/** A list or union, which refers to its parts by their indexes among the types of the schema. */
export interface ListTable {
  readonly variety: "list";
  readonly item: number;
  readonly facets: FacetsTable;
}

/** The value is that of the first member that accepts the text. */
export interface UnionTable {
  readonly variety: "union";
  readonly members: readonly number[];
  readonly facets: FacetsTable;
}

/** `xs:anySimpleType`: any text. */
export interface AnySimpleTable {
  readonly variety: "any";
}

/** A simple type as data. */
export type SimpleTypeTable = AtomicTable | ListTable | UnionTable | AnySimpleTable;
