// Content that a schema leaves open, as a value: kept as it was read, so that it can be written back.

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
 * The value of a type that allows any content: what stood between the tags, in order. It stands by itself: its
 * `declarations` are those that were in force where it stood, on its own element or around it: the default one, and all
 * whose prefix it mentions in a name, an attribute value or a text. So no prefix in it loses its meaning, and a document
 * cannot make many values large by declaring many prefixes once. Elements that are kept by a wildcard are alike.
 */
export interface OpenContent {
  readonly attributes: readonly XmlAttribute[];
  readonly declarations?: Readonly<Record<string, string>>;
  readonly content: readonly XmlNode[];
}
