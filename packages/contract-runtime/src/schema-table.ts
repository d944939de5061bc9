// What a contract's schema says, as data. The compiler writes it; the thorough decoder reads documents by it.

/** A condition over the children of an element: the subset of XPath that assertions are written in. */
export type Condition =
  | { readonly child: string }
  | { readonly not: Condition }
  | { readonly and: readonly Condition[] }
  | { readonly or: readonly Condition[] };

/** A rule that a type states beyond its content model (ISO Schematron `assert`). */
export interface Assertion {
  readonly condition: Condition;
  /** The condition as the schema has it. */
  readonly test: string;
  /** What must hold, in words. */
  readonly message: string;
}

/** A pattern facet; the text must match as a whole. */
export interface Pattern {
  /** As the schema has it. */
  readonly source: string;
  readonly expression: RegExp;
}

/** A type whose content is text. Facets are already merged with those of the base types. */
export interface SimpleTable {
  readonly kind: "simple";
  readonly base: "string" | "integer" | "boolean";
  readonly whiteSpace: "preserve" | "replace" | "collapse";
  /** Inclusive bounds of an integer. */
  readonly minimum?: number;
  readonly maximum?: number;
  /** In Unicode characters. */
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly enumeration?: readonly (string | number)[];
  readonly patterns?: readonly Pattern[];
}

/** An element inside another. */
export interface ChildTable {
  readonly name: string;
  readonly type: string;
  readonly min: number;
  /** `Infinity` when unbounded. A child that may occur more than once is an array in the value. */
  readonly max: number;
}

/**
 * Children in any order, each at most once (`xs:all`), or in the order given (`xs:sequence`). Without children nothing
 * may stand inside, not even white space.
 */
export interface RecordTable {
  readonly kind: "all" | "sequence";
  readonly children: readonly ChildTable[];
  readonly assertions?: readonly Assertion[];
}

/** A group of children, each exactly once and in order, again and again: an array of rows in the value. */
export interface RowsTable {
  readonly kind: "rows";
  readonly row: readonly ChildTable[];
  readonly min: number;
  readonly max: number;
}

/** Any attributes and any content. */
export interface OpenTable {
  readonly kind: "open";
}

/** A type as data. */
export type TypeTable = SimpleTable | RecordTable | RowsTable | OpenTable;

/** The types of a contract as data, by their names. */
export interface SchemaTable {
  /** Type of each element that may be the root. */
  readonly roots: Readonly<Record<string, string>>;
  readonly types: Readonly<Record<string, TypeTable>>;
}
