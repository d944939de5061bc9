import type { ElementDeclaration } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import { DocumentPrefixes } from "./document-prefixes.ts";
import { DocumentWriter } from "./document-writer.ts";
import { Encoder, writeDocument } from "./encoder.ts";
import { isLabelled, isOpenType, TYPE_MEMBER } from "./labelled-value.ts";
import { RecordPlans } from "./record-plan.ts";
import { writeOpenRoot, writeValue } from "./write-value.ts";
import { WrittenNames } from "./written-names.ts";

/** Encodes values of any schema. */
export class DocumentEncoder extends Encoder<DocumentWriter> {
  readonly #schema: Schema;
  readonly #names: WrittenNames;
  readonly #plans: RecordPlans;

  constructor(schema: Schema) {
    super();
    this.#schema = schema;
    this.#names = new WrittenNames(schema.values.prefixes);
    this.#plans = new RecordPlans(schema);
  }

  protected createWriter(): DocumentWriter {
    return new DocumentWriter(this.#plans, this.#names, writeValue);
  }

  protected write(writer: DocumentWriter, index: number, value: unknown): void {
    const root = this.#schema.element(index);
    if (!this.#tryPlain(writer, root, value)) this.#writeAgain(writer, root, value);
  }

  /** Writes a plain document. Returns false if the tables have to write it, which also report errors. */
  #tryPlain(writer: DocumentWriter, root: ElementDeclaration, value: unknown): boolean {
    if (!this.#names.fixed || this.#isOpen(root, value)) return false;
    const { namespace } = root.name;
    // Without a prefix, an element in no namespace would be in the default namespace.
    writer.beginPlain(namespace === "" || this.#schema.values.unqualified ? undefined : namespace);
    try {
      this.#writeRoot(writer, root, value);
      return !writer.clashes;
    } catch {
      return false;
    }
  }

  /** Writes a document again without the declarations of the root that conflict with open content. */
  #writeAgain(writer: DocumentWriter, root: ElementDeclaration, value: unknown): void {
    const { values } = this.#schema;
    const avoided = new Set<string>();
    for (;;) {
      const prefixes = new DocumentPrefixes(values.prefixes, avoided);
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
    writeDocument(writer, () => {
      if (this.#isOpen(root, value)) {
        writeOpenRoot(writer, root, value);
      } else {
        const attributes = writer.pos + writer.nameLength(root.name) + 1;
        writeValue(writer, root, value);
        writer.insertDeclarations(attributes);
      }
    });
  }

  /** True for a value with open content. */
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
