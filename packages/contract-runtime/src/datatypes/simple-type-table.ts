// Simple types as data (XSD 1.0 part 2, section 4.1), as generated code states them.

import type { PrimitiveName } from "./simple-type.ts";

/** A literal of a schema, with its namespace declarations where its type has qualified names. */
export interface LiteralTable {
  readonly text: string;
  readonly namespaces?: Readonly<Record<string, string>>;
}

/** A pattern that must match the whole text. */
export interface PatternTable {
  /** As the schema has it. */
  readonly source: string;
  readonly expression: { test(text: string): boolean };
}

/** The facets in force on a type, those of its base types included. */
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
  /** Every one must match. */
  readonly patterns?: readonly PatternTable[];
}

/** A restriction of a primitive type. */
export interface AtomicTable {
  readonly variety: "atomic";
  readonly primitive: PrimitiveName;
  /** The nearest type that comes with XSD, by its local name. */
  readonly builtIn: string;
  readonly whiteSpace: "preserve" | "replace" | "collapse";
  readonly facets: FacetsTable;
}

/** A list or a union names its parts by their places among the types of the schema. */
export interface ListTable {
  readonly variety: "list";
  readonly item: number;
  readonly facets: FacetsTable;
}

/** A value of the first member that accepts the text. */
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
