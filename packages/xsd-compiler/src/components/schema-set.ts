// A schema set as components (XSD 1.0 part 1, section 3), built from any number of files. Components refer to each other
// by identity, and in cycles: a walk has to record the components that it has visited.

import type {
  Assertion,
  CounterTable,
  GuardTable,
  UpdateTable,
} from "@payment-routing/contract-runtime/codegen";
import type { Component, IdentityConstraint, Literal, QName } from "./component.ts";
import type { SimpleType } from "./simple-type.ts";

/** The default or fixed value of an empty element or an absent attribute. */
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
  /** {disallowed substitutions}: the substitutions and `xsi:type` derivations that the element forbids. */
  readonly block: ReadonlySet<"extension" | "restriction" | "substitution">;
  /** {substitution group exclusions}: the derivations that types of members must not use. */
  readonly final: ReadonlySet<"extension" | "restriction">;
  /** The head of the element's substitution group. */
  readonly substitutionGroup: ElementDeclaration | undefined;
  readonly identityConstraints: readonly IdentityConstraint[];
  /** A global element may be the root of a document, and may match a wildcard. */
  readonly scope: "global" | "local";
}

export interface AttributeDeclaration extends Component {
  readonly name: QName;
  readonly type: SimpleType;
  readonly valueConstraint: ValueConstraint | undefined;
}

/** An attribute that an element of a complex type may have. Prohibited attributes are left out. */
export interface AttributeUse {
  readonly declaration: AttributeDeclaration;
  readonly required: boolean;
  /** The constraint of the use if it has one, otherwise that of the declaration. */
  readonly valueConstraint: ValueConstraint | undefined;
}

/** The namespaces that a wildcard allows (section 3.10.1). The empty string stands for no namespace. */
export type NamespaceConstraint =
  | { readonly kind: "any" }
  /** Every namespace except this one; unqualified names are excluded too (`##other`). */
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
  /** The `xs:group` that defines the model group, if there is one. */
  readonly definition?: QName | undefined;
  /** The element whose substitution group this choice expands. */
  readonly substitutionHead?: ElementDeclaration | undefined;
  readonly documentation: string;
}

/** A term and its number of occurrences. Particles with a maximum of 0 are left out. */
export interface Particle {
  readonly min: number;
  /** `Infinity` when unbounded. */
  readonly max: number;
  readonly term: ElementTerm | ModelGroup | Wildcard;
  /** The documentation of the XSD element that declares the particle. */
  readonly documentation: string;
  readonly origin: Component["origin"];
}

export type ContentType =
  /** Allows neither elements nor text, white space included. */
  | { readonly kind: "empty" }
  | { readonly kind: "simple"; readonly type: SimpleType }
  /** Elements; in a mixed type also text between them. Mixed content without elements has an empty sequence. */
  | { readonly kind: "elements"; readonly particle: Particle; readonly automaton: Automaton };

export interface ComplexType extends Component {
  readonly kind: "complex";
  readonly base: TypeDefinition;
  readonly derivation: "extension" | "restriction";
  readonly abstract: boolean;
  /** {prohibited substitutions}: the derivations that a type replacing this one must not use. */
  readonly block: ReadonlySet<"extension" | "restriction">;
  /** The derivations that no type may use. */
  readonly final: ReadonlySet<"extension" | "restriction">;
  readonly mixed: boolean;
  readonly content: ContentType;
  /** Inherited attributes, followed by the type's own, in schema order. */
  readonly attributeUses: readonly AttributeUse[];
  readonly attributeWildcard: Wildcard | undefined;
  /** The ISO Schematron assertions of the type's marked `xs:appinfo`. */
  readonly assertions: readonly Assertion[];
}

export type TypeDefinition = SimpleType | ComplexType;

/** Returns the simple type of a type's text; undefined for any other content. */
export function textTypeOf(type: TypeDefinition): SimpleType | undefined {
  if (type.kind === "simple") return type;
  return type.content.kind === "simple" ? type.content.type : undefined;
}

/** A named model group of the schema. */
export interface GroupDefinition extends Component {
  readonly name: QName;
  readonly group: ModelGroup;
}

/**
 * The global components that others may refer to, by `keyOf` of their names, in file order. Built-in types are left out,
 * and so are attribute groups and notations, which types have resolved.
 */
export interface SchemaSet {
  readonly elements: ReadonlyMap<string, ElementDeclaration>;
  readonly attributes: ReadonlyMap<string, AttributeDeclaration>;
  readonly types: ReadonlyMap<string, TypeDefinition>;
  readonly groups: ReadonlyMap<string, GroupDefinition>;
  /** Prefixes by target namespace, in document order. The empty namespace has no prefix. */
  readonly prefixes: ReadonlyMap<string, string>;
  /** The documentation of the schema as a whole. */
  readonly documentation: string;
  /** Files in reading order, the given ones first. */
  readonly files: readonly string[];
}

/** True if a wildcard allows names of the namespace; the empty string stands for no namespace. */
export function allowsNamespace(constraint: NamespaceConstraint, namespace: string): boolean {
  if (constraint.kind === "any") return true;
  if (constraint.kind === "among") return constraint.namespaces.has(namespace);
  return namespace !== "" && namespace !== constraint.namespace;
}

// Content models as deterministic automata. The children of an element drive an automaton one by one.

export type Automaton = StateMachine | AllModel;

/**
 * The content model of sequences and choices. A run starts in state 0 with no counter set. A child takes the first
 * transition with its name whose guards hold, else the first wildcard that allows its namespace and whose guards hold;
 * without either the child is invalid. At the end, one of `accepts` must hold.
 */
export interface StateMachine {
  readonly kind: "states";
  readonly states: readonly State[];
  /** Counters for bounds that would need too many states. Most content models have none. */
  readonly counters: readonly CounterTable[];
}

export interface State {
  readonly transitions: readonly Transition[];
  readonly wildcards: readonly WildcardTransition[];
  /** The children may end here when all guards of one entry hold; never if there is no entry. */
  readonly accepts: readonly (readonly GuardTable[])[];
  /** The state whose steps are possible here too, if all guards hold: thus each step is written once. */
  readonly skip?: Skip | undefined;
}

export interface Skip {
  readonly to: number;
  readonly guards: readonly GuardTable[];
}

export interface Step {
  readonly to: number;
  readonly guards: readonly GuardTable[];
  /** Updates applied in order when the transition is taken. */
  readonly updates: readonly UpdateTable[];
}

export interface Transition extends Step {
  readonly element: ElementDeclaration;
}

export interface WildcardTransition extends Step {
  readonly wildcard: Wildcard;
}

/** `xs:all`: each member occurs at most once, in any order. */
export interface AllModel {
  readonly kind: "all";
  readonly members: readonly AllMember[];
  /** True if the element may have no children at all (`minOccurs="0"` on the group), even with required members. */
  readonly optional: boolean;
}

export interface AllMember {
  /** The element, or the members of its substitution group that may replace it. */
  readonly elements: readonly ElementDeclaration[];
  readonly required: boolean;
}

/** Returns all steps that are possible in a state, in the order in which they are tried. Their guards include those of skips. */
export function stepsOf(
  { states }: StateMachine,
  index: number,
): readonly (Transition | WildcardTransition)[] {
  const transitions: Transition[] = [];
  const wildcards: WildcardTransition[] = [];
  let guards: readonly GuardTable[] = [];
  for (let state = states[index]; state !== undefined; ) {
    for (const step of state.transitions) transitions.push(withGuards(guards, step));
    for (const step of state.wildcards) wildcards.push(withGuards(guards, step));
    if (state.skip === undefined) break;
    guards = [...guards, ...state.skip.guards];
    state = states[state.skip.to];
  }
  return [...transitions, ...wildcards];
}

function withGuards<T extends Step>(guards: Step["guards"], step: T): T {
  return guards.length === 0 ? step : { ...step, guards: [...guards, ...step.guards] };
}

/** Returns each element of a content model once, in the order in which they may first occur. */
export function elementsOf(automaton: Automaton): ElementDeclaration[] {
  const elements =
    automaton.kind === "all"
      ? automaton.members.flatMap(({ elements }) => elements)
      : automaton.states.flatMap(({ transitions }) => transitions.map(({ element }) => element));
  return [...new Set(elements)];
}
