import type { ElementDeclaration } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import { isSpace } from "../xml/characters.ts";
import type { Bounds, DecodeOptions } from "../xml/cursor.ts";
import { Cursor } from "../xml/cursor.ts";
import type { ElementName, Words } from "../xml/element-name.ts";
import { findPrefix, type Prefix } from "../xml/element-name.ts";
import type { StartTag } from "../xml/read-tag.ts";
import { skipMisc, skipMiscellaneous } from "../xml/skip-markup.ts";

const NO_PREFIXES: readonly Prefix[] = [];
const LESS_THAN = 0x3c;
const EXCLAMATION = 0x21;
const QUESTION = 0x3f;
const GREATER_THAN = 0x3e;
const SLASH = 0x2f;
const DOUBLE_QUOTE = 0x22;
const SINGLE_QUOTE = 0x27;
/** `</` */
const END_TAG = 0x2f3c;
const FOUR_SPACES = 0x20202020;

/** Records are read by recursion. Frames read deeper elements without it. */
const MAX_RECURSION = 256;

/**
 * Finds the tags of a document by element name. It reads the first bytes of the next tag's name and compares them with
 * the requested names. Its fields are private only in the type: V8 initialises a `#field` to undefined first and checks
 * it at each use.
 */
export class TagReader extends Cursor {
  readonly schema: Schema;
  private readonly view: DataView;
  private readonly end: number;
  /** Before this offset, {@link at} finds elements. */
  private findable: number;
  private readonly maxRecursion: number;
  /** The first four bytes of the local name of the next start tag; 0 if something else comes next. */
  private word = 0;
  /** The offset of that local name, and the namespace number of its prefix. */
  private local = 0;
  private namespaceId = 0;
  private prefixes = NO_PREFIXES;
  private defaultNamespaceId = 0;
  /** The prefix of the last examined name, and of the last opened element. */
  private prefix: Prefix | undefined;
  private openedPrefix: Prefix | undefined;
  /** The offset of the next possible namespace declaration; the end of the document if there is none. */
  private declaration = 0;
  /** The offset behind the last empty element that was entered. */
  private emptyEnd = -1;
  /** True if two prefixes are declared for one namespace: tags are then matched by prefix. */
  private ambiguous = false;

  constructor(bytes: Uint8Array, options: DecodeOptions | undefined, defaults: Bounds, schema: Schema) {
    super(bytes, options, defaults);
    this.schema = schema;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = bytes.length;
    this.findable = bytes.length;
    this.maxRecursion = Math.min(this.maxDepth, MAX_RECURSION);
  }

  /** Moves past white space and determines the element that begins there. */
  next(): void {
    const { bytes } = this;
    const view = this.view;
    const end = this.end;
    // The shortest tag has four bytes. Reading past the end would return undefined, which deoptimises this code
    // permanently.
    const last = end - 4;
    let { pos } = this;
    if (pos < end && bytes[pos] !== LESS_THAN) {
      // Nearly all white space is a line end with indentation.
      if (bytes[pos] === 0x0a) pos++;
      while (pos <= last) {
        const difference = view.getInt32(pos, true) ^ FOUR_SPACES;
        // The lowest set bit is in the first byte that is not a space.
        pos += difference === 0 ? 4 : (31 - Math.clz32(difference & -difference)) >> 3;
        if (difference !== 0) break;
      }
      while (pos < end && isSpace(bytes[pos])) pos++;
      this.pos = pos;
    }
    if (pos > last || bytes[pos] !== LESS_THAN) {
      this.word = 0;
      return;
    }
    this.local = this.prefixes === NO_PREFIXES ? pos + 1 : this.#passPrefix(pos + 1);
    this.word = this.local <= last ? view.getInt32(this.local, true) : 0;
    const first = bytes[pos + 1];
    if ((first === EXCLAMATION || first === QUESTION) && skipMisc(this)) {
      skipMiscellaneous(this);
      this.next();
    }
  }

  /**
   * False if a start tag does not say all: the document has defaults for attributes, or the bound on attributes is lower
   * than the number that is read without counting.
   */
  saysAll(uncounted: number): boolean {
    return (this.declared?.defaults.size ?? 0) === 0 && this.maxAttributes >= uncounted;
  }

  /** Leaves all elements to frames. */
  limitToFrames(): void {
    this.findable = 0;
  }

  /**
   * True if the next element has the name of a declaration, with or without attributes. The reader stays before it. The
   * name of the method is short because generated code has it once for each element, and minifiers keep it.
   */
  at({ name }: ElementDeclaration): boolean {
    return ((this.word ^ name.word) & name.mask) === 0 && this.#atWhole(name);
  }

  #atWhole({ bare, length, namespaceId }: ElementName): boolean {
    const after = this.local + length;
    if (after + 4 > this.findable || !bare.standAt(this.view, this.local)) return false;
    if (this.namespaceId !== namespaceId) return false;
    return this.bytes[after] === GREATER_THAN || this.#isInNamespace(after);
  }

  /** True if a name ends at an offset and its start tag does not declare another namespace for it. */
  #isInNamespace(after: number): boolean {
    const { bytes, end } = this;
    if (bytes[after] !== SLASH && !isSpace(bytes[after])) return false;
    if (this.declaration < after) {
      const found = this.indexOf("xmlns", after);
      this.declaration = found === -1 ? end : found;
    }
    if (this.declaration === end) return true;
    let quote = 0;
    for (let pos = after; pos < end; pos++) {
      const byte = bytes[pos] as number;
      if (quote !== 0) {
        if (byte === quote) quote = 0;
      } else if (byte === DOUBLE_QUOTE || byte === SINGLE_QUOTE) quote = byte;
      else if (byte === GREATER_THAN) break;
      else if (byte === 0x78 && this.ascii(pos, pos + 5) === "xmlns") return false;
    }
    return true;
  }

  /** Enters the next element, which {@link at} has found, if its start tag is bare. */
  entersBare({ length }: ElementName): boolean {
    const after = this.local + length;
    if (this.bytes[after] !== GREATER_THAN) return false;
    this.enterAt(after + 1);
    return true;
  }

  /** Returns the offset behind the name of the next element, which {@link at} has found. */
  afterName({ length }: ElementName): number {
    return this.local + length;
  }

  /**
   * Enters the next element, which {@link at} has found, and whose start tag ends at an offset.
   *
   * @param isEmpty whether that tag is the whole element
   */
  enterAt(contentStart: number, isEmpty = false): void {
    this.openedPrefix = this.prefix;
    this.pos = contentStart;
    if (isEmpty) this.emptyEnd = contentStart;
  }

  /** False from the depth on at which frames read elements without recursion. */
  get mayRecurse(): boolean {
    return this.depth < this.maxRecursion;
  }

  /** Enters an opened element with children. Returns the offset of its content for {@link leaves}. */
  enter(): number {
    const { pos } = this;
    this.depth++;
    if (this.mayRecurse && pos !== this.emptyEnd) this.next();
    else this.word = 0;
    return pos;
  }

  /** Enters an opened element without children, in which even white space needs the tables. Returns as {@link enter}. */
  enterEmpty(): number {
    this.depth++;
    return this.pos;
  }

  /**
   * True if the element ends here. The reader is then behind its end tag, at the next tag.
   *
   * @param start the result of {@link enter}
   */
  leaves(name: ElementName, start: number): boolean {
    if (this.ambiguous) this.#findOpened(start);
    if (start !== this.emptyEnd && !this.closes(name, this.pos)) return false;
    this.depth--;
    this.next();
    return true;
  }

  /** Must be called after an element is left. */
  scopeChangedBy({ declarations }: StartTag): void {
    if (declarations.length > 0) this.scopeChanged();
  }

  /** Must be called when namespace declarations come into scope or go out of it. */
  scopeChanged(): void {
    const { schema, scope } = this;
    const byDefault = scope.resolve("") ?? "";
    const namespaces = [byDefault];
    const prefixes: Prefix[] = [];
    let ambiguous = false;
    scope.forEach((prefix, namespace) => {
      const id = schema.namespaceId(namespace);
      // Other namespaces contain no elements: `xsi`, for example, has only attributes.
      if (prefix === "" || id === -1) return;
      ambiguous ||= namespaces.includes(namespace);
      namespaces.push(namespace);
      prefixes.push(findPrefix(prefix, id));
    });
    this.ambiguous = ambiguous;
    this.prefixes = prefixes.length === 0 ? NO_PREFIXES : prefixes;
    this.defaultNamespaceId = schema.namespaceId(byDefault);
    this.namespaceId = this.defaultNamespaceId;
  }

  /** Returns the offset behind the prefix of a name, and records the namespace of the prefix. */
  #passPrefix(start: number): number {
    if (start + 4 <= this.end) {
      const word = this.view.getInt32(start, true);
      for (const prefix of this.prefixes) {
        if (((word ^ prefix.word) & prefix.mask) !== 0 || !this.#hasPrefix(prefix, start)) continue;
        this.namespaceId = prefix.namespaceId;
        this.prefix = prefix;
        return start + prefix.length;
      }
    }
    this.namespaceId = this.defaultNamespaceId;
    this.prefix = undefined;
    return start;
  }

  #hasPrefix({ bytes, length }: Prefix, start: number): boolean {
    for (let index = 4; index < length; index++) if (this.bytes[start + index] !== bytes[index]) return false;
    return true;
  }

  /** True if the end tag of the name is at an offset. The reader is then behind it. */
  protected closes(name: ElementName, pos: number): boolean {
    if (this.prefixes !== NO_PREFIXES) return this.#closesPrefixed(name, pos);
    const { closed } = name;
    const local = pos + 2;
    if (local + closed.reach > this.end || this.view.getInt16(pos, true) !== END_TAG) return false;
    if (!closed.standAt(this.view, local)) return false;
    this.pos = local + closed.length;
    return true;
  }

  #closesPrefixed({ closed, namespaceId }: ElementName, pos: number): boolean {
    if (pos + 4 > this.end || this.view.getInt16(pos, true) !== END_TAG) return false;
    const local = this.#passPrefix(pos + 2);
    if (local + closed.reach > this.end || !closed.standAt(this.view, local)) return false;
    if (this.namespaceId !== namespaceId || (this.ambiguous && this.prefix !== this.openedPrefix))
      return false;
    this.pos = local + closed.length;
    return true;
  }

  /** True if the bytes are at an offset, and more bytes follow. */
  stands(words: Words, pos: number): boolean {
    return pos + words.reach < this.end && words.standAt(this.view, pos);
  }

  /** Records the prefix of the element whose content begins at an offset. */
  #findOpened(start: number): void {
    const name = this.bytes.lastIndexOf(LESS_THAN, start - 1) + 1;
    this.openedPrefix = this.prefixes.find(({ bytes }) => startsWith(this.bytes, name, bytes));
  }
}

function startsWith(bytes: Uint8Array, start: number, expected: Uint8Array): boolean {
  for (let index = 0; index < expected.length; index++)
    if (bytes[start + index] !== expected[index]) return false;
  return true;
}
