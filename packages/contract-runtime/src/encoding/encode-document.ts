import type { FastWriter } from "../schema/components.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import type { Schema } from "../schema/schema.ts";
import { copyBytes } from "../xml/utf-8.ts";
import { XML_DECLARATION } from "../xml/write.ts";
import { DocumentPrefixes } from "./document-prefixes.ts";
import { DocumentWriter } from "./document-writer.ts";
import { isLabelled, isOpenType, TYPE_MEMBER } from "./labelled-value.ts";
import { markupBytes, writeMarkup } from "./write-markup.ts";
import { writeOpenRoot, writeValue } from "./write-value.ts";

/** The maximum size of a buffer that is kept for the next document. */
const MAX_KEPT_BYTES = 65_536;

const DECLARATION = markupBytes(XML_DECLARATION);
const LINE_END = markupBytes("\n");

/**
 * Encodes values as documents of a schema. A document is valid when its value is: facets, and which children there have to
 * be, are not checked. The encoder keeps its memory from one document to the next.
 */
export class DocumentEncoder {
  readonly #schema: Schema;
  #spare: DocumentWriter | undefined;

  /** @param writers generated writers, by the places of the types that they write */
  constructor(schema: Schema, writers: Readonly<Record<number, FastWriter>> = {}) {
    this.#schema = schema;
    for (const [place, writer] of Object.entries(writers)) schema.complexType(Number(place)).write = writer;
  }

  /**
   * Encodes a value as a document whose root is the element at a place. A value that names its type is written with
   * `xsi:type`, by that type. The document is valid when validation finds the value so: facets, and which children there
   * have to be, are not looked at.
   *
   * @throws TypeError for what is no value of the type, with a JSON Pointer to it; RangeError for what XML cannot hold
   */
  encode(root: number, value: unknown): string {
    return this.#encode(root, value, (writer) => writer.toString());
  }

  /** Encodes a value as UTF-8, as {@link encode} does. */
  encodeToBytes(root: number, value: unknown): Uint8Array {
    return this.#encode(root, value, ({ bytes, pos }) => copyBytes(bytes, pos));
  }

  #encode<T>(place: number, value: unknown, take: (writer: DocumentWriter) => T): T {
    const root = this.#schema.element(place);
    // A writer that is in use, or that threw, is not used again.
    const writer = this.#spare ?? new DocumentWriter(this.#schema);
    this.#spare = undefined;
    if (!this.#tryPlain(writer, root, value)) this.#writeAgain(writer, root, value);
    const taken = take(writer);
    if (writer.bytes.length <= MAX_KEPT_BYTES) this.#spare = writer;
    return taken;
  }

  /** Writes a plain document; false when the other way has to write it, which also reports errors. */
  #tryPlain(writer: DocumentWriter, root: ElementDeclaration, value: unknown): boolean {
    if (!this.#schema.names.fixed || this.#isOpen(root, value)) return false;
    const { namespace } = root.name;
    // Without a prefix an element of no namespace would be in the default one.
    writer.beginPlain(namespace === "" || this.#schema.values.unqualified ? undefined : namespace);
    try {
      this.#writeRoot(writer, root, value);
      return !writer.clashes;
    } catch {
      return false;
    }
  }

  /** Kept content may need a prefix that the root declares: then the root does without. */
  #writeAgain(writer: DocumentWriter, root: ElementDeclaration, value: unknown): void {
    const { names, values } = this.#schema;
    const avoided = new Set<string>();
    for (;;) {
      const prefixes = new DocumentPrefixes(names.prefixes, avoided);
      const { namespace } = root.name;
      if (namespace !== "" && !values.unqualified && !this.#isOpen(root, value))
        prefixes.declareDefault(namespace);
      writer.beginWith(prefixes);
      this.#writeRoot(writer, root, value);
      const clashes = prefixes.findClashes();
      if (clashes.length === 0) return;
      for (const prefix of clashes) avoided.add(prefix);
    }
  }

  #writeRoot(writer: DocumentWriter, root: ElementDeclaration, value: unknown): void {
    writeMarkup(writer, DECLARATION);
    if (this.#isOpen(root, value)) {
      writeOpenRoot(writer, root, value);
    } else {
      const attributes = writer.pos + writer.nameLength(root.name) + 1;
      writeValue(writer, root, value);
      writer.insertDeclarations(attributes);
    }
    writeMarkup(writer, LINE_END);
  }

  /** True for a value whose content is kept as it stands. */
  #isOpen(root: ElementDeclaration, value: unknown): boolean {
    if (value === null) return false;
    const { typeLabels } = this.#schema;
    const isOpen = isOpenType(root.type);
    if (typeLabels === undefined || isOpen || !isLabelled(this.#schema, value)) return isOpen;
    const found = typeLabels.find(this.#schema, root, value[TYPE_MEMBER]);
    if (typeof found === "string") return false;
    return isOpenType(found.type) && typeLabels.unwrap(root, found.type, value).value !== null;
  }
}
