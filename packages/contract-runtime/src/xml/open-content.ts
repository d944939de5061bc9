// Content that a schema leaves open, as a value: it can be written back as it was read.

/** An attribute of open content. */
export interface XmlAttribute {
  /** As written, prefix included. */
  readonly name: string;
  /** The namespace the prefix stands for; absent when there is no prefix. */
  readonly namespace?: string;
  readonly value: string;
}

/** An element of open content. */
export interface XmlElement {
  /** As written, prefix included. */
  readonly name: string;
  /** The namespace the element is in; absent when it is in none. */
  readonly namespace?: string;
  /** In document order, namespace declarations left out. */
  readonly attributes: readonly XmlAttribute[];
  /** Namespace declarations on the element, by prefix (empty for the default): text may use their prefixes too. */
  readonly declarations?: Readonly<Record<string, string>>;
  readonly content: readonly XmlNode[];
}

/** Text, or an element. Comments and processing instructions are not kept. */
export type XmlNode = string | XmlElement;

/**
 * The value of a type that allows any content: the nodes between the tags, in order. `declarations` has the namespace
 * declarations that it needs, of its own element or those around it: the default one, and all whose prefix occurs in a
 * name, an attribute value or a text. So no prefix loses its meaning, and a document cannot make many values large by
 * declaring many prefixes once. Elements that a wildcard allows work the same way.
 */
export interface OpenContent {
  readonly attributes: readonly XmlAttribute[];
  readonly declarations?: Readonly<Record<string, string>>;
  readonly content: readonly XmlNode[];
}
