import type { ValueContext } from "../datatypes/datatype.ts";
import { ValueIssue } from "../datatypes/simple-type.ts";
import { normaliseWhiteSpace } from "../lexical/white-space.ts";
import type { AttributeUse, ComplexType, ElementDeclaration, FastReader } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import { isSpace, isWordCharacter, stopsText, utf8Length } from "../xml/characters.ts";
import { Cursor } from "../xml/cursor.ts";
import type { ElementName } from "../xml/element-name.ts";
import type { OpenContent } from "../xml/open-content.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readOpenContent } from "../xml/read-open-content.ts";
import { readStartTag, type StartTag } from "../xml/read-tag.ts";
import { skipMisc, skipMiscellaneous } from "../xml/skip-markup.ts";
import type { Bounds, DecodeOptions } from "./decode-options.ts";
import { findPrefix, type Prefix } from "./find-prefix.ts";
import { Identifiers } from "./identifiers.ts";
import type { IdentityConstraints } from "./identity-constraints.ts";
import { IssueLog } from "./issue-log.ts";
import { continueElement, readChild, readText } from "./read-element.ts";

const NO_PREFIXES: readonly Prefix[] = [];
const LESS_THAN = 0x3c;
const EXCLAMATION = 0x21;
const QUESTION = 0x3f;
const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const FOUR_SPACES = 0x20202020;
const TWO_SPACES = 0x2020;

/** Fast readers call each other: what is deeper is read by tables, which need no stack. */
const MAX_FAST_DEPTH = 256;

/**
 * Reads one document. Its methods are what generated readers are made of: a reader asks with {@link opens} for one
 * element after the other, reads it, and stands at the next tag. What is not as plain as it expects, it hands over to
 * {@link goOn}, which continues by the tables of the schema with what has been read.
 */
export class DocumentReader extends Cursor implements ValueContext {
  readonly schema: Schema;
  readonly issues = new IssueLog();
  readonly identityConstraints: IdentityConstraints | undefined;
  #identifiers: Identifiers | undefined;
  readonly #view: DataView;
  readonly #end: number;
  readonly #fastDepth: number;
  /** The first four bytes of the local name of the next start tag; 0 where something else stands next. */
  #word = 0;
  /** Where that local name begins, and the number of the namespace of its prefix. */
  #local = 0;
  #namespaceId = 0;
  #prefixes = NO_PREFIXES;
  #defaultNamespaceId = 0;
  /** The prefix of the name that was looked at last, and of the element that was opened last. */
  #prefix: Prefix | undefined;
  #openedPrefix: Prefix | undefined;
  /** Two prefixes stand for one namespace: then it is prefixes that tell whether tags match. */
  #ambiguous = false;

  constructor(bytes: Uint8Array, options: DecodeOptions | undefined, defaults: Bounds, schema: Schema) {
    super(bytes, options, defaults);
    this.schema = schema;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.#end = bytes.length;
    this.#fastDepth = Math.min(this.maxDepth, MAX_FAST_DEPTH);
    const checks = options?.identityConstraints === false ? undefined : schema.identityConstraints;
    this.identityConstraints = checks === undefined ? undefined : new checks(this);
  }

  resolvePrefix(prefix: string): string | undefined {
    return this.scope.resolve(prefix);
  }

  /** The identifiers of the document, and the references to them. */
  get identifiers(): Identifiers {
    this.#identifiers ??= new Identifiers();
    return this.#identifiers;
  }

  /** Checks what only the whole document tells: that references are answered. */
  finish(): void {
    this.#identifiers?.finish(this.issues);
  }

  /** Moves past white space, and finds out which element begins behind it. */
  next(): void {
    const { bytes } = this;
    const view = this.#view;
    let { pos } = this;
    if (bytes[pos] !== LESS_THAN) {
      // A line end and indentation are nearly all white space there is.
      if (bytes[pos] === 0x0a) pos++;
      const end = this.#end;
      while (pos + 4 <= end && view.getInt32(pos, true) === FOUR_SPACES) pos += 4;
      if (pos + 2 <= end && view.getInt16(pos, true) === TWO_SPACES) pos += 2;
      let byte = bytes[pos];
      while (byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09) byte = bytes[++pos];
      this.pos = pos;
    }
    if (bytes[pos] !== LESS_THAN) {
      this.#word = 0;
      return;
    }
    this.#local = this.#prefixes === NO_PREFIXES ? pos + 1 : this.#passPrefix(pos + 1);
    this.#word = this.#local + 4 <= this.#end ? view.getInt32(this.#local, true) : 0;
    const first = bytes[pos + 1];
    if ((first === EXCLAMATION || first === QUESTION) && skipMisc(this)) {
      skipMiscellaneous(this);
      this.next();
    }
  }

  /** True when the next element has the name and a start tag without attributes: then the reader is inside of it. */
  opens(name: ElementName): boolean {
    if (((this.#word ^ name.word) & name.mask) !== 0) return false;
    return this.#opensRest(name);
  }

  #opensRest({ closed, namespaceId }: ElementName): boolean {
    const after = this.#local + closed.length;
    if (after + 4 > this.#end || !closed.standAt(this.#view, this.#local)) return false;
    if (this.#namespaceId !== namespaceId) return false;
    this.#openedPrefix = this.#prefix;
    this.pos = after;
    return true;
  }

  /** Goes back in front of the element that was opened last. */
  reopen(name: ElementName): void {
    this.pos = this.startOf(name, this.pos);
    this.next();
  }

  /** Where the bare start tag begins that ends in front of an offset. */
  startOf(name: ElementName, after: number): number {
    return this.latin1.lastIndexOf("<", after - 1 - name.length);
  }

  /** True when the next element has the name, whatever its start tag has besides. The reader stays in front of it. */
  meets(name: ElementName): boolean {
    if (((this.#word ^ name.word) & name.mask) !== 0) return false;
    const after = this.#local + name.length;
    if (after + 4 > this.#end || !name.bare.standAt(this.#view, this.#local)) return false;
    if (this.#namespaceId !== name.namespaceId) return false;
    return this.bytes[after] === GREATER_THAN || this.#keepsNamespace(after);
  }

  /** True when a name ends at an offset, and its start tag does not declare another namespace for it. */
  #keepsNamespace(after: number): boolean {
    const { bytes } = this;
    if (bytes[after] !== SLASH && !isSpace(bytes[after])) return false;
    for (let pos = after; pos < this.#end && bytes[pos] !== GREATER_THAN; pos++)
      if (bytes[pos] === 0x78 && this.latin1.startsWith("xmlns", pos)) return false;
    return true;
  }

  /**
   * Opens the next element, which {@link meets} has found, and gives the values of its attributes in the order of its
   * type, undefined for one that is absent. Gives nothing, and stays in front of the element, where the start tag has
   * anything that needs a closer look.
   */
  attributes(name: ElementName, type: ComplexType): readonly unknown[] | undefined {
    const { absentAttributes, attributes, requiredAttributes } = type;
    const { bytes } = this;
    let pos = this.#local + name.length;
    let values = absentAttributes;
    let given = 0;
    let required = 0;
    while (bytes[pos] !== GREATER_THAN) {
      const spaceStart = pos;
      while (isSpace(bytes[pos])) pos++;
      if (bytes[pos] === GREATER_THAN) break;
      const index = pos === spaceStart ? -1 : this.#findAttribute(attributes, pos);
      const use = attributes[index];
      if (use === undefined || (given & (1 << index)) !== 0) return undefined;
      const start = pos + use.bytes.length + 1;
      const end = this.#valueEnd(start, bytes[start - 1]);
      if (end === -1) return undefined;
      const value = use.codec.decode(this.latin1.slice(start, end), this);
      if (value instanceof ValueIssue) return undefined;
      if (given === 0) values = absentAttributes.slice();
      (values as unknown[])[index] = value;
      given |= 1 << index;
      if (use.required) required++;
      pos = end + 1;
    }
    if (required < requiredAttributes) return undefined;
    this.#openedPrefix = this.#prefix;
    this.pos = pos + 1;
    return values;
  }

  /** The index of the attribute whose name stands at an offset; -1 for none, and for one that is more to check. */
  #findAttribute(attributes: readonly AttributeUse[], start: number): number {
    for (let index = 0; index < attributes.length; index++) {
      const { bytes, checked } = attributes[index] as AttributeUse;
      if (startsWith(this.bytes, start, bytes)) return checked ? -1 : index;
    }
    return -1;
  }

  /** Where an attribute value ends that is as it stands; -1 where it has a reference, or is not that simple. */
  #valueEnd(start: number, quote: number | undefined): number {
    if (quote !== 0x22 && quote !== 0x27) return -1;
    let pos = start;
    while (pos < this.#end && this.bytes[pos] !== quote && !stopsText(this.bytes[pos] as number)) pos++;
    return this.bytes[pos] === quote ? pos : -1;
  }

  /** Goes into an element that was opened and has children. Gives where its content begins, for {@link goOn}. */
  enter(): number {
    const { pos } = this;
    this.depth++;
    // What is deeper is for the tables.
    if (this.depth < this.#fastDepth) this.next();
    else this.#word = 0;
    return pos;
  }

  /**
   * True when the element ends here: then the reader stands behind its end tag, at the next tag.
   *
   * @param start what {@link enter} gave
   */
  leaves(name: ElementName, start: number): boolean {
    if (this.#ambiguous) this.#findOpened(start);
    if (!this.#closes(name, this.pos)) return false;
    this.depth--;
    this.next();
    return true;
  }

  /** The text of an element that was opened, as it stands there. */
  string(name: ElementName): string {
    const { bytes, pos: start } = this;
    const end = this.#end;
    let pos = start;
    while (pos < end && !stopsText(bytes[pos] as number)) pos++;
    if ((bytes[pos] as number) >= 0x80) {
      pos = this.#passWide(pos);
      if (pos === -1 || !this.#closes(name, pos)) return this.text(name);
      this.next();
      return this.decode(start, pos);
    }
    if (!this.#closes(name, pos)) return this.text(name);
    this.next();
    return this.latin1.slice(start, pos);
  }

  /** The text of an element that was opened, its white space collapsed. */
  token(name: ElementName): string {
    const { bytes, pos: start } = this;
    const end = this.#end;
    let pos = start;
    while (pos < end && isWordCharacter(bytes[pos] as number)) pos++;
    if (!this.#closes(name, pos)) return normaliseWhiteSpace(this.string(name), "collapse");
    this.next();
    return this.latin1.slice(start, pos);
  }

  /** The integer that an element holds that was opened. Of another form, or out of bounds, it is for its type to read. */
  integer(name: ElementName, min: number, max: number, type: SimpleCodec): number {
    const { bytes, pos: start } = this;
    let pos = start;
    let value = 0;
    // Fifteen digits are always exact, and this is how integers are nearly always written.
    const limit = pos + 15;
    let digit = (bytes[pos] as number) - 0x30;
    while (digit >= 0 && digit <= 9 && pos < limit) {
      value = value * 10 + digit;
      digit = (bytes[++pos] as number) - 0x30;
    }
    if (pos === start || value < min || value > max || !this.#closes(name, pos))
      return this.value(name, type) as number;
    this.next();
    return value;
  }

  /** The value of an element of a simple type that was opened. One that is not valid is an issue, and its text stands for it. */
  value(name: ElementName, type: SimpleCodec): unknown {
    const start = this.pos;
    const { count } = this.issues;
    const text = this.string(name);
    const value = type.decode(text, this);
    // What is wrong with a text is an echo where elements stand in it.
    if (!(value instanceof ValueIssue) || this.issues.count > count) return value;
    this.issues.add(value.code, this.#textOffset(start), value.expected, value.received, start);
    return text;
  }

  /** The text of an element that was opened, whatever stands in it. */
  text(name: ElementName): string {
    const { pos: start } = this;
    let { text } = readCharacterData(this);
    if (!this.#closes(name, this.pos)) {
      this.depth++;
      text = readText(this, name, start, text);
    }
    this.next();
    return text;
  }

  /** The content of the next element, which {@link meets} has found and which may hold anything. */
  open(): OpenContent {
    const content = readOpenContent(this, readStartTag(this));
    this.next();
    return content;
  }

  /** The value of the next element, which {@link meets} has found, read by the reader of its type where its tag is bare. */
  record(name: ElementName, reader: FastReader, element: number): unknown {
    const after = this.#local + name.length;
    if (this.bytes[after] !== GREATER_THAN) return this.child(element);
    this.#openedPrefix = this.#prefix;
    this.pos = after + 1;
    return reader(this, name);
  }

  /** The value of the next element, which {@link meets} has found, read by the tables. */
  child(element: number): unknown {
    const value = readChild(this, this.schema.element(element));
    this.next();
    return value;
  }

  /**
   * The value of the element that the reader is in, read by the tables from here on.
   *
   * @param start what {@link enter} gave
   * @param type the place of its type
   * @param read the members that were read so far; undefined stands for those that were not
   */
  goOn(name: ElementName, start: number, type: number, read: object): unknown {
    const value = continueElement(this, name, this.schema.complexType(type), start, read);
    this.next();
    return value;
  }

  /** To be called when an element was left. */
  scopeChangedBy({ declarations }: StartTag): void {
    if (declarations.length > 0) this.scopeChanged();
  }

  /** The generated reader of an element's type, where it may read the element. */
  fastReaderOf({ abstract, constraints, type, value }: ElementDeclaration): FastReader | undefined {
    const isPlain = !abstract && value === undefined && constraints.length === 0;
    if (!isPlain || type.kind === "simple" || type.abstract || this.identityConstraints?.active)
      return undefined;
    return type.fast;
  }

  /** To be called when declarations of namespaces came into force or were left. */
  scopeChanged(): void {
    const prefixed = this.scope.inForce().filter(([prefix]) => prefix !== "");
    const byDefault = this.scope.resolve("") ?? "";
    const namespaces = [byDefault, ...prefixed.map(([, namespace]) => namespace)];
    this.#defaultNamespaceId = this.schema.namespaceId(byDefault);
    this.#prefixes =
      prefixed.length === 0
        ? NO_PREFIXES
        : prefixed.map(([prefix, namespace]) => findPrefix(prefix, this.schema.namespaceId(namespace)));
    this.#ambiguous = new Set(namespaces).size < namespaces.length;
    this.#namespaceId = this.#defaultNamespaceId;
  }

  /** The offset behind the prefix of a name, whose namespace is noted. */
  #passPrefix(start: number): number {
    if (start + 4 <= this.#end) {
      const word = this.#view.getInt32(start, true);
      for (const prefix of this.#prefixes) {
        if (((word ^ prefix.word) & prefix.mask) !== 0 || !this.#hasPrefix(prefix, start)) continue;
        this.#namespaceId = prefix.namespaceId;
        this.#prefix = prefix;
        return start + prefix.length;
      }
    }
    this.#namespaceId = this.#defaultNamespaceId;
    this.#prefix = undefined;
    return start;
  }

  #hasPrefix({ bytes, length }: Prefix, start: number): boolean {
    for (let index = 4; index < length; index++) if (this.bytes[start + index] !== bytes[index]) return false;
    return true;
  }

  /** True when the end tag of the name stands at an offset: then the reader stands behind it. */
  #closes({ closed, namespaceId }: ElementName, pos: number): boolean {
    const { bytes } = this;
    if (bytes[pos] !== LESS_THAN || bytes[pos + 1] !== SLASH) return false;
    const local = this.#prefixes === NO_PREFIXES ? pos + 2 : this.#passPrefix(pos + 2);
    const after = local + closed.length;
    if (after > this.#end || local + 4 > this.#end || !closed.standAt(this.#view, local)) return false;
    if (this.#namespaceId !== namespaceId || (this.#ambiguous && this.#prefix !== this.#openedPrefix))
      return false;
    this.pos = after;
    return true;
  }

  /** Notes the prefix of the element whose content begins at an offset. */
  #findOpened(start: number): void {
    const name = this.latin1.lastIndexOf("<", start - 1) + 1;
    this.#openedPrefix = this.#prefixes.find(({ bytes }) => startsWith(this.bytes, name, bytes));
  }

  /** The offset behind text that has characters past ASCII; -1 where it needs a closer look. */
  #passWide(start: number): number {
    const { bytes } = this;
    let pos = start;
    while (pos < this.#end) {
      const byte = bytes[pos] as number;
      if (byte < 0x80) {
        if (stopsText(byte)) break;
        pos++;
      } else {
        // Only U+FFFE and U+FFFF are no characters of XML.
        if (byte === 0xef && bytes[pos + 1] === 0xbf && (bytes[pos + 2] as number) >= 0xbe) return -1;
        pos += utf8Length(byte);
      }
    }
    return pos;
  }

  /** Where an issue about a text points at: its first character that is no white space, or its element. */
  #textOffset(start: number): number {
    const { pos } = this;
    this.pos = start;
    const data = readCharacterData(this);
    this.pos = pos;
    return data.text === "" ? this.latin1.lastIndexOf("<", start - 1) : data.offset;
  }
}

function startsWith(bytes: Uint8Array, start: number, expected: Uint8Array): boolean {
  for (let index = 0; index < expected.length; index++)
    if (bytes[start + index] !== expected[index]) return false;
  return true;
}
