// Identity constraints (XSD 1.0 part 1, section 3.11).

import type { Component, QName } from "./component.ts";

export interface IdentityConstraint extends Component {
  readonly name: QName;
  readonly category: "unique" | "key" | "keyref";
  /** The elements that the constraint selects, relative to the element that declares it. */
  readonly selector: readonly PathAlternative[];
  /** The element or attribute of each field, relative to a selected element. */
  readonly fields: readonly (readonly PathAlternative[])[];
  /** The key or unique constraint that a keyref refers to. */
  readonly refer: IdentityConstraint | undefined;
  readonly selectorText: string;
  readonly fieldTexts: readonly string[];
}

/** One alternative of a path. Steps to the context node itself, `.`, are left out. */
export interface PathAlternative {
  /** True if the path begins with `.//`. */
  readonly descendant: boolean;
  /** The child elements from the outermost to the innermost. */
  readonly steps: readonly NameTest[];
  /** The attribute at the end of a field's path. */
  readonly attribute: NameTest | undefined;
}

export type NameTest =
  | { readonly kind: "name"; readonly name: QName }
  | { readonly kind: "namespace"; readonly namespace: string }
  | { readonly kind: "any" };
