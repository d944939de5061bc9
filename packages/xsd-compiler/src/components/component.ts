// What every component of a schema set has (XSD 1.0 part 1, section 2.2).

import { XSD_NAMESPACE } from "@payment-routing/contract-runtime/codegen";

/** An expanded name. Components of equal names are found in maps by `keyOf`. */
export interface QName {
  /** Empty for none. */
  readonly namespace: string;
  readonly local: string;
}

/** Where a component is declared. */
export interface Origin {
  /** As the file was given or found, for diagnostics. */
  readonly file: string;
  /** Byte offset in the file. */
  readonly offset: number;
}

export interface Component {
  /** Undefined for what is anonymous. */
  readonly name: QName | undefined;
  /** Words of its `xs:documentation`, on one line; empty when the schema has none. */
  readonly documentation: string;
  readonly origin: Origin;
}

/** A literal of a schema, with what its prefixes mean where it stands: a QName is nothing without. */
export interface Literal {
  /** As the schema has it, before white space is normalised. */
  readonly lexical: string;
  /** By prefix; the empty prefix is the default namespace, absent when there is none. */
  readonly namespaces: ReadonlyMap<string, string>;
  readonly origin: Origin;
}

/** The key of a name in a map. No URI of a schema has a space, which the attributes of XSD collapse. */
export function keyOf({ namespace, local }: QName): string {
  return namespace === "" ? local : `${namespace} ${local}`;
}

/** A name for messages: `order`, `{urn:x}order`, or `xs:int`. */
export function showName({ namespace, local }: QName): string {
  if (namespace === XSD_NAMESPACE) return `xs:${local}`;
  return namespace === "" ? local : `{${namespace}}${local}`;
}
