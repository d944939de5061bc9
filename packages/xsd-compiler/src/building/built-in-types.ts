// The built-in types of XSD (part 2, section 3; part 1, section 3.4.7), as components.

import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";
import type { Literal, QName } from "../components/component.ts";
import type { Automaton, ComplexType, Particle, TypeDefinition, Wildcard } from "../components/schema-set.ts";
import { type Facets, PRIMITIVES, type SimpleType } from "../components/simple-type.ts";

/** The origin of what XSD and XML declare themselves. */
export const ORIGIN = { file: "", offset: 0 };
const NO_FACETS: Facets = { patterns: [] };

const nameOf = (local: string): QName => ({ namespace: XSD_NAMESPACE, local });
const literal = (lexical: string): Literal => ({ lexical, namespaces: new Map(), origin: ORIGIN });

/** `xs:anySimpleType`: every text. */
export const ANY_SIMPLE_TYPE: SimpleType = {
  kind: "simple",
  name: nameOf("anySimpleType"),
  documentation: "",
  origin: ORIGIN,
  base: undefined,
  variety: "any",
  primitive: undefined,
  builtIn: "anySimpleType",
  whiteSpace: "preserve",
  final: new Set(),
  facets: NO_FACETS,
  fixedFacets: new Set(),
  itemType: undefined,
  memberTypes: [],
};

const ANYTHING: Wildcard = {
  kind: "wildcard",
  namespaces: { kind: "any" },
  processContents: "lax",
  documentation: "",
};
const ANY_ELEMENTS: Particle = {
  min: 0,
  max: Number.POSITIVE_INFINITY,
  term: ANYTHING,
  documentation: "",
  origin: ORIGIN,
};
const ANY_CONTENT: Automaton = {
  kind: "states",
  counters: [],
  states: [
    { transitions: [], wildcards: [{ wildcard: ANYTHING, to: 0, guards: [], updates: [] }], accepts: [[]] },
  ],
};

/** `xs:anyType`: any attributes, elements and text, validated by their declarations if they have any. */
export const ANY_TYPE: ComplexType = makeAnyType();

function makeAnyType(): ComplexType {
  const type = {
    kind: "complex" as const,
    name: nameOf("anyType"),
    documentation: "",
    origin: ORIGIN,
    base: undefined as unknown as TypeDefinition,
    derivation: "restriction" as const,
    abstract: false,
    block: new Set<never>(),
    final: new Set<never>(),
    mixed: true,
    content: { kind: "elements" as const, particle: ANY_ELEMENTS, automaton: ANY_CONTENT },
    attributeUses: [],
    attributeWildcard: ANYTHING,
    assertions: [],
  };
  // xs:anyType is the only type that is its own base.
  type.base = type;
  return type;
}

/** The derived datatypes in order of derivation, with the facets that they add. */
const DERIVED: readonly (readonly [
  name: string,
  base: string,
  facets: { readonly min?: string; readonly max?: string },
])[] = [
  ["normalizedString", "string", {}],
  ["token", "normalizedString", {}],
  ["language", "token", {}],
  ["NMTOKEN", "token", {}],
  ["Name", "token", {}],
  ["NCName", "Name", {}],
  ["ID", "NCName", {}],
  ["IDREF", "NCName", {}],
  ["ENTITY", "NCName", {}],
  ["integer", "decimal", {}],
  ["nonPositiveInteger", "integer", { max: "0" }],
  ["negativeInteger", "nonPositiveInteger", { max: "-1" }],
  ["long", "integer", { min: "-9223372036854775808", max: "9223372036854775807" }],
  ["int", "long", { min: "-2147483648", max: "2147483647" }],
  ["short", "int", { min: "-32768", max: "32767" }],
  ["byte", "short", { min: "-128", max: "127" }],
  ["nonNegativeInteger", "integer", { min: "0" }],
  ["unsignedLong", "nonNegativeInteger", { max: "18446744073709551615" }],
  ["unsignedInt", "unsignedLong", { max: "4294967295" }],
  ["unsignedShort", "unsignedInt", { max: "65535" }],
  ["unsignedByte", "unsignedShort", { max: "255" }],
  ["positiveInteger", "nonNegativeInteger", { min: "1" }],
];

/** The built-in types by local name. */
export const BUILT_IN_TYPES: ReadonlyMap<string, TypeDefinition> = makeTypes();

function makeTypes(): Map<string, TypeDefinition> {
  const types = new Map<string, SimpleType>([["anySimpleType", ANY_SIMPLE_TYPE]]);
  for (const primitive of PRIMITIVES) {
    const whiteSpace = primitive === "string" ? "preserve" : "collapse";
    const fixedFacets: SimpleType["fixedFacets"] =
      primitive === "string" ? new Set() : new Set(["whiteSpace"]);
    types.set(primitive, {
      ...ANY_SIMPLE_TYPE,
      name: nameOf(primitive),
      base: ANY_SIMPLE_TYPE,
      variety: "atomic",
      primitive,
      builtIn: primitive,
      whiteSpace,
      fixedFacets,
    });
  }
  for (const [name, base, bounds] of DERIVED)
    types.set(name, derive(name, types.get(base) as SimpleType, bounds));
  for (const [name, item] of [
    ["NMTOKENS", "NMTOKEN"],
    ["IDREFS", "IDREF"],
    ["ENTITIES", "ENTITY"],
  ] as const)
    types.set(name, listOf(name, types.get(item) as SimpleType));
  return new Map<string, TypeDefinition>([["anyType", ANY_TYPE], ...types]);
}

function derive(name: string, base: SimpleType, { min, max }: (typeof DERIVED)[number][2]): SimpleType {
  const whiteSpace =
    name === "normalizedString" ? "replace" : base.primitive === "string" ? "collapse" : base.whiteSpace;
  const isInteger = name === "integer";
  return {
    ...base,
    name: nameOf(name),
    base,
    builtIn: name,
    whiteSpace,
    facets: {
      ...base.facets,
      ...(isInteger ? { fractionDigits: 0 } : {}),
      ...(min === undefined ? {} : { minInclusive: literal(min) }),
      ...(max === undefined ? {} : { maxInclusive: literal(max) }),
    },
    fixedFacets: isInteger ? new Set([...base.fixedFacets, "fractionDigits"]) : base.fixedFacets,
  };
}

function listOf(name: string, itemType: SimpleType): SimpleType {
  return {
    ...ANY_SIMPLE_TYPE,
    name: nameOf(name),
    base: ANY_SIMPLE_TYPE,
    variety: "list",
    builtIn: name,
    whiteSpace: "collapse",
    facets: { minLength: 1, patterns: [] },
    fixedFacets: new Set(["whiteSpace"]),
    itemType,
  };
}
