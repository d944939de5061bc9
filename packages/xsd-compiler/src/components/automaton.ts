// Content models as deterministic automata. A document's children drive one of them, child by child.

import type { ElementDeclaration, Wildcard } from "./schema-set.ts";

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
