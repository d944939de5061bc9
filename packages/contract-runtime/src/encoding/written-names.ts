// Element and attribute names for encoders. The schema fixes their prefixes once, so that tags are bytes before encoding.

import { XML_NAMESPACE, XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { type MarkupBytes, markupBytes } from "./xml-writer.ts";

/** The tags of an element under one qualified name. */
export interface TagForm {
  readonly name: string;
  /** `<a` */
  readonly open: MarkupBytes;
  /** `<a>` */
  readonly start: MarkupBytes;
  /** `</a>` */
  readonly end: MarkupBytes;
  /** `<a/>` */
  readonly empty: MarkupBytes;
  /** The bit of the namespace whose prefix the name has; 0 without a prefix. */
  readonly bit: number;
}

/** The tags of an element, inside and outside its default namespace. */
export interface ElementTags {
  /** The index of the namespace in the schema; -2 for a namespace that the schema does not have. */
  readonly index: number;
  readonly plain: TagForm;
  readonly prefixed: TagForm;
}

/** An attribute up to its value: ` a="`. */
export interface AttributeForm {
  readonly start: MarkupBytes;
  readonly bit: number;
}

/** A namespace of a schema, and its prefix in documents. */
export interface KnownNamespace {
  readonly prefix: string;
  readonly namespace: string;
  readonly bit: number;
}

/** The number of bits that record which namespaces a document uses. */
const MAX_BITS = 30;

/** The tags and attribute names of a schema, valid while no value binds its prefixes to other namespaces. */
export class WrittenNames {
  readonly prefixes: Readonly<Record<string, string>>;
  /** False if the schema has too many namespaces: prefixes are then looked up for each document. */
  readonly fixed: boolean;
  readonly namespaces: readonly KnownNamespace[];

  constructor(prefixes: Readonly<Record<string, string>>) {
    const all = Object.entries({ ...prefixes, xsi: XSI_NAMESPACE });
    this.prefixes = prefixes;
    this.fixed = all.length <= MAX_BITS;
    this.namespaces = all.map(([prefix, namespace], index) => ({
      prefix,
      namespace,
      bit: this.fixed ? 1 << index : 0,
    }));
  }

  elementTags(namespace: string, local: string): ElementTags {
    const index = this.namespaces.findIndex((known) => known.namespace === namespace);
    const known = this.namespaces[index];
    const plain = makeTags(namespace === XML_NAMESPACE ? `xml:${local}` : local, 0);
    const prefixed = known === undefined ? plain : makeTags(`${known.prefix}:${local}`, known.bit);
    return { index: known === undefined ? -2 : index, plain, prefixed };
  }

  attributeForm(namespace: string, local: string): AttributeForm {
    const { prefix, bit } = this.namespaces.find((known) => known.namespace === namespace) ?? NO_PREFIX;
    const name = namespace === XML_NAMESPACE ? `xml:${local}` : prefix === "" ? local : `${prefix}:${local}`;
    return { start: markupBytes(` ${name}="`), bit };
  }
}

const NO_PREFIX = { prefix: "", bit: 0 };

/** Creates the tags of a name. */
export function makeTags(name: string, bit: number): TagForm {
  return {
    name,
    open: markupBytes(`<${name}`),
    start: markupBytes(`<${name}>`),
    end: markupBytes(`</${name}>`),
    empty: markupBytes(`<${name}/>`),
    bit,
  };
}
