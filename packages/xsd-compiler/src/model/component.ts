// A schema of the shapes that have a decoder of functions of its own: records, rows, open content, and texts, integers
// and booleans. Local names suffice: nothing is in a namespace.

import type { Assertion } from "@payment-routing/contract-runtime/codegen";
import type { Origin } from "../components/component.ts";

/** Something with a name and words about it. */
export interface Described {
  readonly name: string;
  /** Empty when the schema has none. */
  readonly documentation: string;
  /** Where it is declared. */
  readonly origin: Origin;
}

export interface Enumerated {
  readonly value: string | number;
  readonly documentation: string;
}

export interface PatternFacet {
  /** As the schema has it. */
  readonly source: string;
  /** The same for a JavaScript regular expression with the `u` flag, anchored at both ends. */
  readonly expression: string;
}

/** A simple type with the facets of all its base types merged into it. */
export interface SimpleType extends Described {
  readonly kind: "simple";
  /** Comes with XSD instead of with the schema. */
  readonly builtIn: boolean;
  readonly base: "string" | "integer" | "boolean";
  readonly whiteSpace: "preserve" | "replace" | "collapse";
  /** Inclusive. */
  readonly minimum: bigint | undefined;
  readonly maximum: bigint | undefined;
  readonly minLength: number | undefined;
  readonly maxLength: number | undefined;
  readonly enumeration: readonly Enumerated[] | undefined;
  /** Every one must match. */
  readonly patterns: readonly PatternFacet[];
}

/** An element inside a complex type. */
export interface Child extends Described {
  readonly type: TypeDefinition;
  readonly min: number;
  /** `Infinity` when unbounded. */
  readonly max: number;
}

export interface Group extends Described {
  readonly children: readonly Child[];
}

export type Content =
  | { readonly kind: "all" | "sequence"; readonly children: readonly Child[] }
  | { readonly kind: "rows"; readonly group: Group; readonly min: number; readonly max: number }
  | { readonly kind: "open" };

export interface ComplexType extends Described {
  readonly kind: "complex";
  readonly content: Content;
  readonly assertions: readonly Assertion[];
}

export type TypeDefinition = SimpleType | ComplexType;

export interface RootElement extends Described {
  readonly type: TypeDefinition;
}

/** A compiled schema. Lists are in the order of the schema file. */
export interface Schema {
  /** File name without its folder: how generated code refers to the schema. */
  readonly fileName: string;
  readonly documentation: string;
  readonly roots: readonly RootElement[];
  /** Types that the schema defines, used or not. */
  readonly types: readonly TypeDefinition[];
  /** Groups that the schema defines, used or not. */
  readonly groups: readonly Group[];
}
