import type { AttributeUse, FastWriter } from "../schema/components.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import type { Schema } from "../schema/schema.ts";
import type { DeclarePrefix, SimpleCodec } from "../schema/simple-codec.ts";
import type { NamedTypeTable } from "../schema/validation-table.ts";
import type { ElementName } from "../xml/element-name.ts";
import { XSI_NAMESPACE } from "../xml/namespace-scope.ts";
import { encodeUtf8 } from "../xml/utf-8.ts";
import { DocumentPrefixes } from "./document-prefixes.ts";
import { isLabelled } from "./labelled-value.ts";
import { isRecord, type ValueRecord } from "./member-of.ts";
import { writeMarkup } from "./write-markup.ts";
import { writeAttributeValue, writeText, writeWellFormed } from "./write-text.ts";
import { writeSmallInteger, writeTextElement } from "./write-text-element.ts";
import { writeValue } from "./write-value.ts";
import { type AttributeForm, type ElementTags, makeTags, type TagForm } from "./written-names.ts";
import { XmlWriter } from "./xml-writer.ts";

/** Generated writers throw this for a value that they do not expect. The tables then write it, or report why not. */
const NOT_PLAIN = Symbol("not plain");

/** Values choose prefixes, so the cache of their tags is bounded. */
const MAX_FORMS = 10_000;

const NOTHING: readonly never[] = [];

/**
 * Writes one document. Its methods are what generated writers are made of, and they throw {@link NOT_PLAIN} for what is no
 * value of its kind. Names have the prefixes of the schema, and those used are noted in a number. Where kept content
 * means something else by a prefix, the document is written again with prefixes that are looked up.
 */
export class DocumentWriter extends XmlWriter {
  readonly schema: Schema;
  readonly declarePrefix: DeclarePrefix;
  /** Prefixes are those of the schema, and generated writers are used. */
  plain = true;
  /** The place of the default namespace of a plain document; -1 where it has none. */
  #default = -1;
  #used = 0;
  #prefixes: DocumentPrefixes | undefined;
  /** The declarations of the last document that had none but those of the schema. */
  #declared = encodeUtf8("");
  #usedBefore = 0;
  #defaultBefore = -1;
  /** Tags of names that were looked up, in this document or before. */
  readonly #forms = new Map<string, TagForm>();

  constructor(schema: Schema) {
    super(4096);
    this.schema = schema;
    this.declarePrefix = (namespace) => this.prefixes.find(namespace);
  }

  /** Begins a document with the prefixes of the schema. */
  beginPlain(defaultNamespace: string | undefined): void {
    this.#begin(true);
    const { namespaces } = this.schema.names;
    this.#default = namespaces.findIndex(({ namespace }) => namespace === defaultNamespace);
  }

  /** Begins a document whose prefixes are looked up. */
  beginWith(prefixes: DocumentPrefixes): void {
    this.#begin(false);
    this.#prefixes = prefixes;
  }

  #begin(plain: boolean): void {
    this.pos = 0;
    this.ascii = true;
    this.plain = plain;
    this.#used = 0;
    this.#prefixes = undefined;
    this.#default = -1;
    if (this.#forms.size > MAX_FORMS) this.#forms.clear();
  }

  /** The namespaces of the document so far. */
  get prefixes(): DocumentPrefixes {
    this.#prefixes ??= new DocumentPrefixes(this.schema.names.prefixes, new Set());
    if (!this.plain) return this.#prefixes;
    const { namespaces } = this.schema.names;
    const { namespace } = namespaces[this.#default] ?? {};
    if (namespace !== undefined) this.#prefixes.declareDefault(namespace);
    for (const { bit, namespace, prefix } of namespaces)
      if ((this.#used & bit) !== 0) this.#prefixes.declareKnown(prefix, namespace);
    return this.#prefixes;
  }

  /** True when kept content means something else by a prefix of the root. */
  get clashes(): boolean {
    return this.#prefixes !== undefined && this.prefixes.findClashes().length > 0;
  }

  /** How many bytes the name of an element has. */
  nameLength(name: ElementName): number {
    return this.#formOf(name).open.length - 1;
  }

  /** Writes the start tag up to its attributes. */
  begin(name: ElementName): void {
    writeMarkup(this, this.#formOf(name).open);
  }

  /** Ends the start tag. Returns the offset of the content. */
  close(): number {
    this.reserve(1);
    this.bytes[this.pos++] = GREATER_THAN;
    return this.pos;
  }

  /** Writes a start tag without attributes. Returns the offset of the content. */
  start(name: ElementName): number {
    writeMarkup(this, this.#formOf(name).start);
    return this.pos;
  }

  /** Writes the end tag of an element whose content began at an offset, or makes it an empty one. */
  end(name: ElementName, content: number): void {
    if (this.pos > content) {
      writeMarkup(this, this.#formOf(name).end);
      return;
    }
    this.reserve(1);
    this.bytes[content - 1] = SLASH;
    this.bytes[this.pos++] = GREATER_THAN;
  }

  /** Writes an element that holds a string. */
  string(name: ElementName, value: unknown): void {
    if (typeof value !== "string") throw NOT_PLAIN;
    this.text(name, value);
  }

  /** Writes an element that holds text. */
  text(name: ElementName, text: string): void {
    const form = this.#formOf(name);
    if (text === "") writeMarkup(this, form.empty);
    else writeTextElement(this, form, text);
  }

  /** Writes an element that holds an integer which a double holds exactly. */
  integer(name: ElementName, value: unknown): void {
    const form = this.#formOf(name);
    if (typeof value === "number" && value >= 0 && value < 1e9 && value === (value | 0)) {
      writeSmallInteger(this, form, value);
    } else {
      if (!Number.isSafeInteger(value)) throw NOT_PLAIN;
      writeTextElement(this, form, String(value));
    }
  }

  /** Writes an element that holds a boolean. */
  boolean(name: ElementName, value: unknown): void {
    if (typeof value !== "boolean") throw NOT_PLAIN;
    this.text(name, value ? "true" : "false");
  }

  /** Writes an element of a simple type. */
  value(name: ElementName, codec: SimpleCodec, value: unknown): void {
    if (isLabelled(this.schema, value)) throw NOT_PLAIN;
    this.text(name, codec.encode(value, this.declarePrefix));
  }

  /** Writes text between tags. */
  content(codec: SimpleCodec, value: unknown): void {
    writeText(this, codec.encode(value, this.declarePrefix));
  }

  /** Writes an attribute. */
  attribute({ codec, form }: AttributeUse, value: unknown): void {
    this.#used |= form.bit;
    writeMarkup(this, form.start);
    writeAttributeValue(this, codec.encode(value, this.declarePrefix));
    this.attributeEnd();
  }

  /** Writes an element by the tables. */
  child(element: number, value: unknown): void {
    writeValue(this, this.schema.element(element), value);
  }

  /** The items of a member that may be left out. */
  array(value: unknown): readonly unknown[] {
    if (Array.isArray(value)) return value;
    if (value === undefined) return NOTHING;
    throw NOT_PLAIN;
  }

  /** The items of a value that is an array. */
  items(value: unknown): readonly unknown[] {
    if (Array.isArray(value)) return value;
    throw NOT_PLAIN;
  }

  record(value: unknown): ValueRecord {
    if (isRecord(value)) return value;
    throw NOT_PLAIN;
  }

  /** For the label of a value, which the tables follow where there is one. */
  unlabelled(label: unknown): void {
    if (label !== undefined) throw NOT_PLAIN;
  }

  /** Writes what is behind this as a row, which holds something. */
  endRow(start: number): void {
    if (this.pos === start) throw NOT_PLAIN;
  }

  /** The generated writer of an element, where one may write it. */
  fastWriterOf({ nillable, type }: ElementDeclaration): FastWriter | undefined {
    return this.plain && !nillable && type.kind === "complex" ? type.write : undefined;
  }

  /** Writes an attribute up to its value. */
  attributeStart({ bit, start }: AttributeForm, namespace: string, local: string): void {
    if (this.plain) {
      this.#used |= bit;
      writeMarkup(this, start);
    } else writeWellFormed(this, ` ${this.prefixes.qualifyAttribute(namespace, local)}="`);
  }

  attributeEnd(): void {
    this.reserve(1);
    this.bytes[this.pos++] = QUOTATION_MARK;
  }

  /** `xsi:nil="true"` as it stands in a start tag. */
  nil(): string {
    return ` ${this.prefixes.qualifyAttribute(XSI_NAMESPACE, "nil")}="true"`;
  }

  /** `xsi:type` as it stands in a start tag. */
  xsiType({ name, namespace }: NamedTypeTable): string {
    const prefix = this.declarePrefix(namespace);
    const attribute = this.prefixes.qualifyAttribute(XSI_NAMESPACE, "type");
    return ` ${attribute}="${prefix === "" ? name : `${prefix}:${name}`}"`;
  }

  /** Puts the declarations of the document's namespaces where the attributes of the root begin. */
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

  #formOf(name: ElementName): TagForm {
    if (!this.plain) return this.#makeForm(this.prefixes.qualifyElement(name.namespace, name.local));
    const tags = name.tags ?? this.#makeTags(name);
    const form = tags.place === this.#default ? tags.plain : tags.prefixed;
    this.#used |= form.bit;
    return form;
  }

  #makeTags(name: ElementName): ElementTags {
    const tags = this.schema.names.elementTags(name.namespace, name.local);
    name.tags = tags;
    return tags;
  }

  #makeForm(name: string): TagForm {
    const made = this.#forms.get(name) ?? makeTags(name, 0);
    this.#forms.set(name, made);
    return made;
  }
}

const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const QUOTATION_MARK = 0x22;
