// Open content as a value, which can be written back as it was read.

/** An attribute of open content. */
export interface XmlAttribute {
  /** The name as written, including the prefix. */
  readonly name: string;
  /** The namespace of the prefix; absent without a prefix. */
  readonly namespace?: string;
  readonly value: string;
  /** The namespaces that the value needs, by prefix, if no element has them: for an attribute that a wildcard allows. */
  readonly declarations?: Readonly<Record<string, string>>;
}

/** An element of open content. */
export interface XmlElement {
  /** The name as written, including the prefix. */
  readonly name: string;
  /** The namespace of the element; absent if it is in none. */
  readonly namespace?: string;
  /** Attributes in document order, without namespace declarations. */
  readonly attributes: readonly XmlAttribute[];
  /** Namespace declarations of the element, by prefix (empty for the default). Texts may use their prefixes too. */
  readonly declarations?: Readonly<Record<string, string>>;
  readonly content: readonly XmlNode[];
}

/** Text, or an element. Comments and processing instructions are not kept. */
export type XmlNode = string | XmlElement;

/**
 * The value of a type that allows any content: the nodes between the tags, in order. `declarations` contains the namespace
 * declarations that it needs from its own element and the enclosing ones: the default, and all prefixes that occur in a
 * name, an attribute value or a text. Prefixes keep their meaning, and a document cannot enlarge many values by declaring
 * many prefixes once. Elements that a wildcard allows work the same way.
 */
export interface OpenContent {
  readonly attributes: readonly XmlAttribute[];
  readonly declarations?: Readonly<Record<string, string>>;
  readonly content: readonly XmlNode[];
}
