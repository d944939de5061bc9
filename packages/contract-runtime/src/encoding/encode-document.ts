import type { ElementDeclaration } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import { XML_DECLARATION } from "../xml/write.ts";
import { DocumentPrefixes } from "./document-prefixes.ts";
import { DocumentWriter } from "./document-writer.ts";
import { markupBytes, writeMarkup } from "./write-markup.ts";
import { writeOpenRoot, writeValue } from "./write-value.ts";

/** The bytes of what is kept of a writer's memory from one document to the next. */
const MAX_KEPT_BYTES = 65_536;

const DECLARATION = markupBytes(XML_DECLARATION);
const LINE_END = markupBytes("\n");

/** Writes documents of a schema. Its memory is kept from one to the next. */
export class DocumentEncoder {
  readonly #schema: Schema;
  #spare: DocumentWriter | undefined;

  constructor(schema: Schema) {
    this.#schema = schema;
  }

  /**
   * Writes the document of a value, and gives what `take` makes of it.
   *
   * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
   */
  encode<T>(root: ElementDeclaration, value: unknown, take: (writer: DocumentWriter) => T): T {
    // One that is in use, or that threw, is not given out again.
    const writer = this.#spare ?? new DocumentWriter(this.#schema);
    this.#spare = undefined;
    if (!this.#tryPlain(writer, root, value)) this.#writeAnew(writer, root, value);
    const taken = take(writer);
    if (writer.bytes.length <= MAX_KEPT_BYTES) this.#spare = writer;
    return taken;
  }

  /** Writes a document as nearly all are; false when it has to be written in the other way, which also tells of errors. */
  #tryPlain(writer: DocumentWriter, root: ElementDeclaration, value: unknown): boolean {
    if (!this.#schema.names.fixed || isOpen(root, value)) return false;
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
  #writeAnew(writer: DocumentWriter, root: ElementDeclaration, value: unknown): void {
    const { names, values } = this.#schema;
    const avoided = new Set<string>();
    for (;;) {
      const prefixes = new DocumentPrefixes(names.prefixes, avoided);
      const { namespace } = root.name;
      if (namespace !== "" && !values.unqualified && !isOpen(root, value)) prefixes.declareDefault(namespace);
      writer.beginWith(prefixes);
      this.#writeRoot(writer, root, value);
      const clashes = prefixes.findClashes();
      if (clashes.length === 0) return;
      for (const prefix of clashes) avoided.add(prefix);
    }
  }

  #writeRoot(writer: DocumentWriter, root: ElementDeclaration, value: unknown): void {
    writeMarkup(writer, DECLARATION);
    if (isOpen(root, value)) {
      writeOpenRoot(writer, root, value);
    } else {
      const attributes = writer.pos + writer.nameLength(this.#schema.tags(root)) + 1;
      writeValue(writer, root, value);
      writer.insertDeclarations(attributes);
    }
    writeMarkup(writer, LINE_END);
  }
}

function isOpen({ type }: ElementDeclaration, value: unknown): boolean {
  return value !== null && type.kind === "complex" && type.shape === undefined;
}
