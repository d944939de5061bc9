// Simple types (XSD 1.0 part 2, section 4.1).

import type { Component, Literal } from "./component.ts";

/** The primitive datatypes (part 2, section 3.2). */
export type Primitive =
  | "string"
  | "boolean"
  | "decimal"
  | "float"
  | "double"
  | "duration"
  | "dateTime"
  | "time"
  | "date"
  | "gYearMonth"
  | "gYear"
  | "gMonthDay"
  | "gDay"
  | "gMonth"
  | "hexBinary"
  | "base64Binary"
  | "anyURI"
  | "QName"
  | "NOTATION";

/** A value of an enumeration. */
export interface EnumerationValue extends Literal {
  readonly documentation: string;
}

/** The `xs:pattern` elements of one restriction: a text has to match one of them. */
export interface PatternStep {
  /** Regular expressions of XSD, as the schema has them. */
  readonly alternatives: readonly Literal[];
}

/** The facets in force on a type: its own, and those of its base types that it does not replace. */
export interface Facets {
  readonly length?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly totalDigits?: number;
  readonly fractionDigits?: number;
  readonly minInclusive?: Literal;
  readonly maxInclusive?: Literal;
  readonly minExclusive?: Literal;
  readonly maxExclusive?: Literal;
  /** Of the last step that has any: it must be within those of the base type. */
  readonly enumeration?: readonly EnumerationValue[];
  /** Every step must match, from the base type on. */
  readonly patterns: readonly PatternStep[];
}

/** A facet that can be `fixed`. */
export type FacetName = Exclude<keyof Facets, "enumeration" | "patterns"> | "whiteSpace";

export interface SimpleType extends Component {
  readonly kind: "simple";
  /** The type that this one restricts; undefined for `xs:anySimpleType`, which lists and unions have as their base. */
  readonly base: SimpleType | undefined;
  /** `any` is `xs:anySimpleType` alone: every text. */
  readonly variety: "any" | "atomic" | "list" | "union";
  /** Of an atomic type. */
  readonly primitive: Primitive | undefined;
  /** Local name of the nearest type that comes with XSD, itself included: `token`, `NMTOKENS`, `anySimpleType`. */
  readonly builtIn: string;
  readonly whiteSpace: "preserve" | "replace" | "collapse";
  /** How no type may be derived: by restriction, as items of a list, as a member of a union, as content with attributes. */
  readonly final: ReadonlySet<"restriction" | "list" | "union" | "extension">;
  readonly facets: Facets;
  readonly fixedFacets: ReadonlySet<FacetName>;
  /** Of a list: an atomic type or a union. */
  readonly itemType: SimpleType | undefined;
  /** Of a union, in the order in which they are tried; empty otherwise. */
  readonly memberTypes: readonly SimpleType[];
}
