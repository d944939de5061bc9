// The properties that every schema component has (XSD 1.0 part 1, section 2.2).

import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";

/** An expanded name. Maps index components by `keyOf` of the name. */
export interface QName {
  /** The empty string for no namespace. */
  readonly namespace: string;
  readonly local: string;
}

/** Where a component is declared. */
export interface Origin {
  /** The path of the file as it was given or found, for diagnostics. */
  readonly file: string;
  /** Byte offset in the file. */
  readonly offset: number;
}

export interface Component {
  /** Undefined for an anonymous component. */
  readonly name: QName | undefined;
  /** The text of its `xs:documentation` on one line; empty if the schema has none. */
  readonly documentation: string;
  readonly origin: Origin;
}

/** A literal of a schema with its namespace declarations, which a QName needs. */
export interface Literal {
  /** The text in the schema, before white space is normalised. */
  readonly lexical: string;
  /** Namespaces by prefix. The empty prefix is the default namespace; it is absent if there is none. */
  readonly namespaces: ReadonlyMap<string, string>;
  readonly origin: Origin;
}

/** Returns the key of a name in maps. Namespace URIs contain no spaces: XSD attributes collapse white space. */
export function keyOf({ namespace, local }: QName): string {
  return namespace === "" ? local : `${namespace} ${local}`;
}

/** Formats a name for messages: `order`, `{urn:x}order`, or `xs:int`. */
export function showName({ namespace, local }: QName): string {
  if (namespace === XSD_NAMESPACE) return `xs:${local}`;
  return namespace === "" ? local : `{${namespace}}${local}`;
}

// Identity constraints (XSD 1.0 part 1, section 3.11).

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
