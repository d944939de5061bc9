// Simple types (XSD 1.0 part 2, section 4.1).

import type { Component, Literal } from "./component.ts";

/** The primitive datatypes (part 2, section 3.2). All but string collapse white space (part 2, section 4.3.6). */
export const PRIMITIVES = [
  "string",
  "boolean",
  "decimal",
  "float",
  "double",
  "duration",
  "dateTime",
  "time",
  "date",
  "gYearMonth",
  "gYear",
  "gMonthDay",
  "gDay",
  "gMonth",
  "hexBinary",
  "base64Binary",
  "anyURI",
  "QName",
  "NOTATION",
] as const;

type Primitive = (typeof PRIMITIVES)[number];

/** A value of an enumeration. */
export interface EnumerationValue extends Literal {
  readonly documentation: string;
}

/** The `xs:pattern` elements of one restriction. A text must match one of them. */
export interface PatternStep {
  /** XSD regular expressions, as written in the schema. */
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
  /** The enumeration of the last restriction that has one. */
  readonly enumeration?: readonly EnumerationValue[];
  /** The pattern steps, from the base type on. A text must match every step. */
  readonly patterns: readonly PatternStep[];
}

/** How messages and comments name the bounds. */
export const BOUND_WORDS = {
  minInclusive: "at least",
  minExclusive: "more than",
  maxInclusive: "at most",
  maxExclusive: "less than",
} as const;

export const BOUND_FACETS = Object.keys(BOUND_WORDS) as readonly (keyof typeof BOUND_WORDS)[];

/** A facet that can be `fixed`. */
export type FacetName = Exclude<keyof Facets, "enumeration" | "patterns"> | "whiteSpace";

export interface SimpleType extends Component {
  readonly kind: "simple";
  /** The type that this one restricts; undefined for `xs:anySimpleType`, which is the base of lists and unions. */
  readonly base: SimpleType | undefined;
  /** `any` is only `xs:anySimpleType`, which allows every text. */
  readonly variety: "any" | "atomic" | "list" | "union";
  /** The primitive datatype of an atomic type. */
  readonly primitive: Primitive | undefined;
  /** The local name of the nearest built-in type, which may be the type itself: `token`, `NMTOKENS`, `anySimpleType`. */
  readonly builtIn: string;
  readonly whiteSpace: "preserve" | "replace" | "collapse";
  /** Prohibited derivations: by restriction, as a list item, as a union member, or as content with attributes. */
  readonly final: ReadonlySet<"restriction" | "list" | "union" | "extension">;
  readonly facets: Facets;
  readonly fixedFacets: ReadonlySet<FacetName>;
  /** The item type of a list: an atomic type or a union. */
  readonly itemType: SimpleType | undefined;
  /** The member types of a union in the order in which they are tried; empty for other types. */
  readonly memberTypes: readonly SimpleType[];
}
