import type { DeclarePrefix } from "../datatypes/simple-type.ts";
import type { AttributeUse, ElementDeclaration } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { NamedTypeTable } from "../schema/validation-table.ts";
import type { ElementName } from "../xml/element-name.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { encodeUtf8 } from "../xml/utf-8.ts";
import { DocumentPrefixes } from "./document-prefixes.ts";
import { ElementWriter } from "./element-writer.ts";
import { isLabelled } from "./labelled-value.ts";
import type { ValueRecord } from "./member-of.ts";
import type { RecordPlan, RecordPlans } from "./record-plan.ts";
import { writeAttributeValue, writeWellFormed } from "./write-text.ts";
import {
  type AttributeForm,
  type ElementTags,
  makeTags,
  type TagForm,
  type WrittenNames,
} from "./written-names.ts";
import { writeMarkup } from "./xml-writer.ts";

/** Cache limit: values choose prefixes, so there may be any number of tags. */
const MAX_FORMS = 10_000;

/** Writes an element with the tables of the schema, which use the plans of records in turn. */
export type WriteByTable = (writer: DocumentWriter, declaration: ElementDeclaration, value: unknown) => void;

/**
 * Writes one document of any schema. Names have the prefixes of the schema, and a bit mask records those in use. If open
 * content uses one of these prefixes for another namespace, the document is written again with looked-up prefixes.
 */
export class DocumentWriter extends ElementWriter {
  readonly schema: Schema;
  override readonly declarePrefix: DeclarePrefix;
  readonly #names: WrittenNames;
  readonly #writeByTable: WriteByTable;
  /** True while prefixes are those of the schema and records are written by their plans. */
  plain = true;
  /** The index of the default namespace of a plain document; -1 for none. */
  #default = -1;
  #used = 0;
  #prefixes: DocumentPrefixes | undefined;
  /** The declarations of the last document that had only those of the schema. */
  #declared = encodeUtf8("");
  #usedBefore = 0;
  #defaultBefore = -1;
  /** Tags of names that were looked up, in this document or earlier ones. */
  readonly #forms = new Map<string, TagForm>();

  constructor(plans: RecordPlans, names: WrittenNames, writeByTable: WriteByTable) {
    super(plans);
    this.schema = plans.schema;
    this.#names = names;
    this.#writeByTable = writeByTable;
    this.declarePrefix = (namespace) => this.prefixes.find(namespace);
  }

  /** Begins a document with the prefixes of the schema. */
  beginPlain(defaultNamespace: string | undefined): void {
    this.#begin(true);
    const { namespaces } = this.#names;
    this.#default = namespaces.findIndex(({ namespace }) => namespace === defaultNamespace);
  }

  /** Begins a document whose prefixes are looked up. */
  beginWith(prefixes: DocumentPrefixes): void {
    this.#begin(false);
    this.#prefixes = prefixes;
  }

  #begin(plain: boolean): void {
    this.clear();
    this.plain = plain;
    this.#used = 0;
    this.#prefixes = undefined;
    this.#default = -1;
    if (this.#forms.size > MAX_FORMS) this.#forms.clear();
  }

  /** The namespaces of the document so far. */
  get prefixes(): DocumentPrefixes {
    this.#prefixes ??= new DocumentPrefixes(this.#names.prefixes, new Set());
    if (!this.plain) return this.#prefixes;
    const { namespaces } = this.#names;
    const { namespace } = namespaces[this.#default] ?? {};
    if (namespace !== undefined) this.#prefixes.declareDefault(namespace);
    for (const { bit, namespace, prefix } of namespaces)
      if ((this.#used & bit) !== 0) this.#prefixes.declareKnown(prefix, namespace);
    return this.#prefixes;
  }

  /** True if open content uses a prefix of the root for another namespace. */
  get clashes(): boolean {
    return this.#prefixes !== undefined && this.prefixes.findClashes().length > 0;
  }

  /** Returns the length of an element's name in bytes. */
  nameLength(name: ElementName): number {
    return this.formOf(name).open.length - 1;
  }

  /** Writes the start tag up to its attributes. */
  begin(name: ElementName): void {
    writeMarkup(this, this.formOf(name).open);
  }

  /** Ends the start tag, and returns the offset of the content. */
  close(): number {
    this.reserve(1);
    this.bytes[this.pos++] = GREATER_THAN;
    return this.pos;
  }

  override startWith(name: ElementName, attributes: readonly AttributeUse[], record: ValueRecord): number {
    this.begin(name);
    for (let index = 0; index < attributes.length; index++) {
      const use = attributes[index] as AttributeUse;
      const value = record[use.key];
      if (value !== undefined) this.#attribute(use, use.codec.encode(value, this.declarePrefix));
    }
    return this.close();
  }

  #attribute(use: AttributeUse, text: string): void {
    const form = use.form ?? this.#makeForm(use);
    this.#used |= form.bit;
    writeMarkup(this, form.start);
    writeAttributeValue(this, text);
    this.attributeEnd();
  }

  /** Writes an element with the tables. */
  override child(declaration: ElementDeclaration, value: unknown): void {
    this.#writeByTable(this, declaration, value);
  }

  override isLabelled(value: unknown): boolean {
    return isLabelled(this.schema, value);
  }

  /** Returns the plan of an element's value if it may be used. */
  planOf({ nillable, type }: ElementDeclaration): RecordPlan | undefined {
    return this.plain && !nillable ? this.plans.of(type) : undefined;
  }

  /** Writes an attribute up to its value. */
  attributeStart(use: AttributeUse): void {
    if (this.plain) {
      const { bit, start } = use.form ?? this.#makeForm(use);
      this.#used |= bit;
      writeMarkup(this, start);
    } else writeWellFormed(this, ` ${this.prefixes.qualifyAttribute(use.namespace, use.name)}="`);
  }

  attributeEnd(): void {
    this.reserve(1);
    this.bytes[this.pos++] = QUOTATION_MARK;
  }

  /** Returns `xsi:nil="true"` for a start tag. */
  nil(): string {
    return ` ${this.prefixes.qualifyAttribute(XSI_NAMESPACE, "nil")}="true"`;
  }

  /** Returns `xsi:type` for a start tag. */
  xsiType({ name, namespace }: NamedTypeTable): string {
    const prefix = this.declarePrefix(namespace);
    const attribute = this.prefixes.qualifyAttribute(XSI_NAMESPACE, "type");
    return ` ${attribute}="${prefix === "" ? name : `${prefix}:${name}`}"`;
  }

  /** Inserts the declarations of the document's namespaces before the attributes of the root. */
  insertDeclarations(offset: number): void {
    const declarations = this.#declarations();
    const { length } = declarations;
    if (length === 0) return;
    this.reserve(length);
    this.bytes.copyWithin(offset + length, offset, this.pos);
    this.bytes.set(declarations, offset);
    this.pos += length;
  }

  /** Cached: most documents need the same declarations. */
  #declarations(): Uint8Array {
    if (this.#prefixes !== undefined) return encodeUtf8(this.prefixes.write());
    if (this.#usedBefore !== this.#used || this.#defaultBefore !== this.#default) {
      this.#usedBefore = this.#used;
      this.#defaultBefore = this.#default;
      this.#declared = encodeUtf8(this.prefixes.write());
    }
    return this.#declared;
  }

  protected override formOf(name: ElementName): TagForm {
    if (!this.plain) return this.#makeTag(this.prefixes.qualifyElement(name.namespace, name.local));
    const tags = name.tags ?? this.#makeTags(name);
    const form = tags.index === this.#default ? tags.plain : tags.prefixed;
    this.#used |= form.bit;
    return form;
  }

  #makeTags(name: ElementName): ElementTags {
    const tags = this.#names.elementTags(name.namespace, name.local);
    name.tags = tags;
    return tags;
  }

  #makeForm(use: AttributeUse): AttributeForm {
    const form = this.#names.attributeForm(use.namespace, use.name);
    use.form = form;
    return form;
  }

  #makeTag(name: string): TagForm {
    const made = this.#forms.get(name) ?? makeTags(name, 0);
    this.#forms.set(name, made);
    return made;
  }
}

const GREATER_THAN = 0x3e;
const QUOTATION_MARK = 0x22;
