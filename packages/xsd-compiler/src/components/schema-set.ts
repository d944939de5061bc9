// A schema as components (XSD 1.0 part 1, section 3), made of any number of files. Components refer to each other by
// identity, cycles included: a walk has to remember where it has been.

import type { Assertion } from "@payment-routing/contract-runtime/codegen";
import type { Component, Literal, QName } from "./component.ts";
import type { IdentityConstraint } from "./identity-constraint.ts";
import type { SimpleType } from "./simple-type.ts";

/** The value of an empty element or an absent attribute. */
export interface ValueConstraint {
  readonly kind: "default" | "fixed";
  readonly value: Literal;
}

export interface ElementDeclaration extends Component {
  readonly name: QName;
  readonly type: TypeDefinition;
  readonly nillable: boolean;
  readonly valueConstraint: ValueConstraint | undefined;
  readonly abstract: boolean;
  /** The {disallowed substitutions}: what may not stand for the element, by substitution or by `xsi:type`. */
  readonly block: ReadonlySet<"extension" | "restriction" | "substitution">;
  /** The {substitution group exclusions}: how types of members may not be derived. */
  readonly final: ReadonlySet<"extension" | "restriction">;
  /** The head of the group that the element belongs to. */
  readonly substitutionGroup: ElementDeclaration | undefined;
  readonly identityConstraints: readonly IdentityConstraint[];
  /** A global element may be the root of a document, and what a wildcard finds. */
  readonly scope: "global" | "local";
}

export interface AttributeDeclaration extends Component {
  readonly name: QName;
  readonly type: SimpleType;
  readonly valueConstraint: ValueConstraint | undefined;
  readonly scope: "global" | "local";
}

/** An attribute that an element of a complex type may have. Those that are prohibited are left out. */
export interface AttributeUse {
  readonly declaration: AttributeDeclaration;
  readonly required: boolean;
  /** Of the use, or else of the declaration. */
  readonly valueConstraint: ValueConstraint | undefined;
}

/** The namespaces that a wildcard allows (section 3.10.1); the empty one stands for no namespace. */
export type NamespaceConstraint =
  | { readonly kind: "any" }
  /** Every namespace but this one and none (`##other`). */
  | { readonly kind: "not"; readonly namespace: string }
  | { readonly kind: "among"; readonly namespaces: ReadonlySet<string> };

/** `xs:any` or `xs:anyAttribute`. */
export interface Wildcard {
  readonly kind: "wildcard";
  readonly namespaces: NamespaceConstraint;
  readonly processContents: "strict" | "lax" | "skip";
  readonly documentation: string;
}

export interface ElementTerm {
  readonly kind: "element";
  readonly declaration: ElementDeclaration;
}

export interface ModelGroup {
  readonly kind: "group";
  readonly compositor: "sequence" | "choice" | "all";
  readonly particles: readonly Particle[];
  /** The `xs:group` that it comes from, when it does. */
  readonly definition: QName | undefined;
  /** The element whose substitution group this choice expands. */
  readonly substitutionHead: ElementDeclaration | undefined;
  readonly documentation: string;
}

/** A term with how often it occurs. Those with a maximum of 0 are left out. */
export interface Particle {
  readonly min: number;
  /** `Infinity` when unbounded. */
  readonly max: number;
  readonly term: ElementTerm | ModelGroup | Wildcard;
  /** Of the element that wrote it: a declaration, a reference, a group. */
  readonly documentation: string;
  readonly origin: Component["origin"];
}

export type ContentType =
  /** Neither elements nor text, not even white space. */
  | { readonly kind: "empty" }
  | { readonly kind: "simple"; readonly type: SimpleType }
  /** Elements, and text between them when the type is mixed. Mixed content without elements has an empty sequence. */
  | { readonly kind: "elements"; readonly particle: Particle; readonly automaton: Automaton };

export interface ComplexType extends Component {
  readonly kind: "complex";
  readonly base: TypeDefinition;
  readonly derivation: "extension" | "restriction";
  readonly abstract: boolean;
  /** The {prohibited substitutions}: how a type may not be derived that takes this one's place. */
  readonly block: ReadonlySet<"extension" | "restriction">;
  /** How no type may be derived. */
  readonly final: ReadonlySet<"extension" | "restriction">;
  readonly mixed: boolean;
  readonly content: ContentType;
  /** Own and inherited, in the order of the schema, inherited first. */
  readonly attributeUses: readonly AttributeUse[];
  readonly attributeWildcard: Wildcard | undefined;
  /** ISO Schematron of the type's marked `xs:appinfo`. */
  readonly assertions: readonly Assertion[];
}

export type TypeDefinition = SimpleType | ComplexType;

/** A group that the schema names. */
export interface GroupDefinition extends Component {
  readonly name: QName;
  readonly group: ModelGroup;
}

export interface AttributeGroupDefinition extends Component {
  readonly name: QName;
  readonly attributeUses: readonly AttributeUse[];
  readonly wildcard: Wildcard | undefined;
}

/** The name of a data format other than XML. */
export interface NotationDeclaration extends Component {
  readonly name: QName;
  readonly publicId: string | undefined;
  readonly systemId: string | undefined;
}

/** The global components by `keyOf` their names, in the order of the files. Types that come with XSD are left out. */
export interface SchemaSet {
  readonly elements: ReadonlyMap<string, ElementDeclaration>;
  readonly attributes: ReadonlyMap<string, AttributeDeclaration>;
  readonly types: ReadonlyMap<string, TypeDefinition>;
  readonly groups: ReadonlyMap<string, GroupDefinition>;
  readonly attributeGroups: ReadonlyMap<string, AttributeGroupDefinition>;
  readonly notations: ReadonlyMap<string, NotationDeclaration>;
  readonly identityConstraints: ReadonlyMap<string, IdentityConstraint>;
  /** By target namespace, in the order of the documents. No namespace has none. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** Words about the schema as a whole. */
  readonly documentation: string;
  /** Files in the order in which they were read, the given ones first. */
  readonly files: readonly string[];
}

/** True when a wildcard allows a name of the namespace, the empty one being none. */
export function allowsNamespace(constraint: NamespaceConstraint, namespace: string): boolean {
  if (constraint.kind === "any") return true;
  if (constraint.kind === "among") return constraint.namespaces.has(namespace);
  return namespace !== "" && namespace !== constraint.namespace;
}

// Content models as deterministic automata. A document's children drive one of them, child by child.

export type Automaton = StateMachine | AllModel;

/**
 * The content model of sequences and choices. A run begins in state 0 with no counter set. A child takes the first
 * transition of the state whose name is the child's and whose guards hold, else the first wildcard that allows the
 * child's namespace and whose guards hold; without one it may not stand there. At the end one of `accepts` must hold.
 */
export interface StateMachine {
  readonly kind: "states";
  readonly states: readonly State[];
  /** Bounds that would make too many states are counted. Most content models have no counter. */
  readonly counters: readonly Counter[];
}

export interface State {
  readonly transitions: readonly Transition[];
  readonly wildcards: readonly WildcardTransition[];
  /** The children may end here when all guards of one entry hold; never when there is no entry. */
  readonly accepts: readonly (readonly Guard[])[];
}

export interface Step {
  readonly to: number;
  readonly guards: readonly Guard[];
  /** Done when the step is taken, in order. */
  readonly updates: readonly Update[];
}

export interface Transition extends Step {
  readonly element: ElementDeclaration;
}

export interface WildcardTransition extends Step {
  readonly wildcard: Wildcard;
}

/** How often something has to be repeated. */
export interface Counter {
  readonly min: number;
  /** `Infinity` when unbounded: then it need not count past `min`. */
  readonly max: number;
}

/** `more`: the counter is less than its maximum. `enough`: it is at least its minimum. */
export interface Guard {
  readonly counter: number;
  readonly is: "more" | "enough";
}

/** `first` sets the counter to 1; `next` adds 1. */
export interface Update {
  readonly counter: number;
  readonly to: "first" | "next";
}

/** `xs:all`: each member at most once, in any order. */
export interface AllModel {
  readonly kind: "all";
  readonly members: readonly AllMember[];
  /** True when there need be no child at all (`minOccurs="0"` on the group), whatever members are required. */
  readonly optional: boolean;
}

export interface AllMember {
  /** One element, or those of a substitution group that may stand in its place. */
  readonly elements: readonly ElementDeclaration[];
  readonly required: boolean;
}
