import type { DocumentConstraints } from "../constraints/document-constraints.ts";
import { ValueIssue } from "../datatypes/simple-type.ts";
import { normaliseWhiteSpace } from "../lexical.ts";
import type { ComplexType, ElementDeclaration } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { IntegerBounds, SimpleCodec } from "../schema/simple-codec.ts";
import { isWordCharacter, stopsText, utf8Length } from "../xml/characters.ts";
import type { Bounds, DecodeOptions } from "../xml/cursor.ts";
import type { ElementName } from "../xml/element-name.ts";
import type { OpenContent } from "../xml/open-content.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readOpenContent } from "../xml/read-open-content.ts";
import { readStartTag } from "../xml/read-tag.ts";
import type { ContentRun } from "./content-run.ts";
import type { DocumentContext } from "./document-context.ts";
import type { ContentValue } from "./frame.ts";
import type { Identifiers } from "./identifiers.ts";
import type { IssueLog } from "./issue-log.ts";
import { TagReader } from "./tag-reader.ts";

const LESS_THAN = 0x3c;

/**
 * A generated reader of a type. It reads the children of an element that has been entered. At one that it does not support, it
 * returns what {@link DocumentReader.stop} returns.
 *
 * @param attributes the values of the attributes, until another element is read
 * @param text the value of the text of an element with simple content
 */
export type TypeReader = (reader: DocumentReader, attributes: readonly unknown[], text: unknown) => object;

/** Generated readers, by the indexes of their types. The tables read what they do not support. */
export type TypeReaders = readonly (TypeReader | undefined)[];

/** Reads with the tables of the schema. Each function reads a whole element. */
export interface TableReader {
  /** Reads the next element, which {@link at} has found, by its frame. */
  readonly readChild: (reader: DocumentReader, declaration: ElementDeclaration) => unknown;
  readonly continueElement: (reader: DocumentReader, record: OpenRecord) => unknown;
  readonly readText: (reader: DocumentReader, name: ElementName, start: number, read: string) => string;
}

/** An element that was read up to a child, or an end tag, that needs its frame. */
export interface OpenRecord {
  readonly name: ElementName;
  /** The offset of its content. */
  readonly start: number;
  readonly type: ComplexType;
  readonly run: ContentRun | undefined;
  readonly value: ContentValue;
}

/**
 * Reads one document. Generated readers ask for one element after another with {@link at}, and let `readDeclared` read it up to
 * the next tag.
 */
export class DocumentReader extends TagReader implements DocumentContext {
  readonly issues: IssueLog;
  private readonly readers: TypeReaders;
  private readonly tables: TableReader;
  readonly identityConstraints: DocumentConstraints | undefined;
  /** True after an element with identity constraints. */
  constrained = false;
  /** True after an element of a type that its value does not show. */
  hidesType = false;
  /** True if a generated reader has stopped before the end of its element. */
  stopped = false;
  #identifiers: Identifiers<number> | undefined;

  constructor(
    bytes: Uint8Array,
    options: DecodeOptions | undefined,
    defaults: Bounds,
    schema: Schema,
    issues: IssueLog,
    readers: TypeReaders,
    tables: TableReader,
  ) {
    super(bytes, options, defaults, schema);
    this.issues = issues;
    this.readers = readers;
    this.tables = tables;
    const checks = options?.identityConstraints === false ? undefined : schema.identityConstraints;
    this.identityConstraints = checks?.ofDocument(this);
  }

  resolvePrefix(prefix: string): string | undefined {
    return this.scope.resolve(prefix);
  }

  get identifiers(): Identifiers<number> | undefined {
    const { identifiers } = this.schema;
    if (identifiers !== undefined)
      this.#identifiers ??= new identifiers(this.declared?.unparsedEntities ?? new Set());
    return this.#identifiers;
  }

  /** Checks that each reference of the document has an element with that identifier. */
  finish(): void {
    this.#identifiers?.finish();
  }

  /** Returns the unchanged text of an opened element. */
  string(name: ElementName): string {
    const text = this.#text(name);
    this.next();
    return text;
  }

  /** Like `string`, but stops right behind the end tag: the following bytes may not be well-formed. */
  #text(name: ElementName): string {
    const { bytes, pos: start } = this;
    const end = this.bytes.length;
    let pos = start;
    while (pos < end && !stopsText(bytes[pos] as number)) pos++;
    if (pos < end && (bytes[pos] as number) >= 0x80) {
      pos = this.#passWide(pos);
      return pos !== -1 && this.closes(name, pos) ? this.decodeWide(start, pos) : this.#unusualText(name);
    }
    return this.closes(name, pos) ? this.ascii(start, pos) : this.#unusualText(name);
  }

  /** Returns the text of an opened element with its white space collapsed. */
  token(name: ElementName): string {
    const { bytes, pos: start } = this;
    const end = this.bytes.length;
    let pos = start;
    while (pos < end && isWordCharacter(bytes[pos] as number)) pos++;
    if (!this.closes(name, pos)) return normaliseWhiteSpace(this.string(name), "collapse");
    this.next();
    return this.ascii(start, pos);
  }

  /** Returns the integer in an opened element. The type reads other lexical forms and values out of bounds. */
  integer(name: ElementName, type: SimpleCodec): number {
    const { bytes, pos: start } = this;
    let pos = start;
    let value = 0;
    // Fifteen digits are always exact, and nearly all integers have this form.
    const limit = Math.min(pos + 15, bytes.length);
    while (pos < limit) {
      const digit = (bytes[pos] as number) - 0x30;
      if (digit < 0 || digit > 9) break;
      value = value * 10 + digit;
      pos++;
    }
    const { high, low } = type.bounds as IntegerBounds;
    if (pos === start || value < low || value > high || !this.closes(name, pos))
      return this.value(name, type) as number;
    this.next();
    return value;
  }

  /** Returns the value of an opened element of a simple type. Reports an invalid value and returns its text. */
  value(name: ElementName, type: SimpleCodec): unknown {
    const start = this.pos;
    const { count } = this.issues;
    const text = this.#text(name);
    let value = type.decode(text, this);
    if (value instanceof ValueIssue) {
      // Elements inside the text have been reported already.
      if (this.issues.count === count)
        this.issues.add(value.code, this.#textOffset(start), value.expected, value.received, start);
      value = text;
    }
    this.next();
    return value;
  }

  /** Returns the text of an opened element that contains comments, CDATA sections or references. */
  #unusualText(name: ElementName): string {
    const { pos: start } = this;
    const { text } = readCharacterData(this);
    if (this.closes(name, this.pos)) return text;
    this.depth++;
    return this.tables.readText(this, name, start, text);
  }

  /** Reads the content of the next element, which {@link at} has found, as open content. */
  open(): OpenContent {
    const content = readOpenContent(this, readStartTag(this));
    this.next();
    return content;
  }

  /** Reads the next element, which {@link at} has found, with its frame. */
  child(element: ElementDeclaration): unknown {
    const value = this.tables.readChild(this, element);
    this.next();
    return value;
  }

  /** Reads the rest of an element with its frame, and returns its value. */
  continue(record: OpenRecord): unknown {
    const value = this.tables.continueElement(this, record);
    this.next();
    return value;
  }

  /** Ends a generated reader at a child that it does not support. Returns the value so far. */
  stop<T>(value: T): T {
    this.stopped = true;
    return value;
  }

  /** Returns the generated reader of a type. */
  readerOf({ index }: ComplexType): TypeReader | undefined {
    return this.readers[index];
  }

  /** Returns the offset behind text with non-ASCII characters; -1 if the tables must read it. */
  #passWide(start: number): number {
    const { bytes } = this;
    let pos = start;
    while (pos < this.bytes.length) {
      const byte = bytes[pos] as number;
      if (byte < 0x80) {
        if (stopsText(byte)) break;
        pos++;
      } else {
        // The only non-ASCII characters that XML forbids are U+FFFE and U+FFFF.
        if (byte === 0xef && bytes[pos + 1] === 0xbf && (bytes[pos + 2] as number) >= 0xbe) return -1;
        pos += utf8Length(byte);
      }
    }
    return pos;
  }

  /** Returns the offset for an issue about a text: its first character other than white space, or its element. */
  #textOffset(start: number): number {
    const { pos } = this;
    this.pos = start;
    const data = readCharacterData(this);
    this.pos = pos;
    return data.text === "" ? this.bytes.lastIndexOf(LESS_THAN, start - 1) : data.offset;
  }
}
