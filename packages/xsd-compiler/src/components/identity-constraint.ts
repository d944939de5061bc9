// Identity constraints (XSD 1.0 part 1, section 3.11).

import type { Component, QName } from "./component.ts";

export interface IdentityConstraint extends Component {
  readonly name: QName;
  readonly category: "unique" | "key" | "keyref";
  /** The elements that the constraint is about, below the element that has it. */
  readonly selector: readonly PathAlternative[];
  /** Below each selected element, the element or attribute that each field is. */
  readonly fields: readonly (readonly PathAlternative[])[];
  /** The key or unique constraint that a keyref refers to. */
  readonly refer: IdentityConstraint | undefined;
  readonly selectorText: string;
  readonly fieldTexts: readonly string[];
}

/** One of the alternatives of a path. Steps to the context node itself, `.`, are left out. */
export interface PathAlternative {
  /** Begins with `.//`. */
  readonly descendant: boolean;
  /** Child elements, one inside of the other. */
  readonly steps: readonly NameTest[];
  /** The attribute at the end, of a field. */
  readonly attribute: NameTest | undefined;
}

export type NameTest =
  | { readonly kind: "name"; readonly name: QName }
  | { readonly kind: "namespace"; readonly namespace: string }
  | { readonly kind: "any" };
