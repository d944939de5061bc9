import type { Schema } from "../schema/schema.ts";
import { isSpace } from "../xml/characters.ts";
import type { Bounds, DecodeOptions } from "../xml/cursor.ts";
import { Cursor } from "../xml/cursor.ts";
import type { ElementName, Words } from "../xml/element-name.ts";
import type { StartTag } from "../xml/read-tag.ts";
import { skipMisc, skipMiscellaneous } from "../xml/skip-markup.ts";
import { findPrefix, type Prefix } from "./find-prefix.ts";

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

/** Generated readers recurse. The tables read deeper elements without recursion. */
const MAX_FAST_DEPTH = 256;

/**
 * Finds the tags of a document by the names of elements. It stands in front of a tag, reads the first bytes of the
 * tag's name, and compares them with the requested names. Its fields are private by type alone: V8 sets a `#field` to
 * undefined first, and then checks it at each use.
 */
export class TagReader extends Cursor {
  readonly schema: Schema;
  private readonly view: DataView;
  private readonly end: number;
  private readonly fastDepth: number;
  /** The first four bytes of the local name of the next start tag; 0 where something else stands next. */
  private word = 0;
  /** Where that local name begins, and the number of the namespace of its prefix. */
  private local = 0;
  private namespaceId = 0;
  private prefixes = NO_PREFIXES;
  private defaultNamespaceId = 0;
  /** The prefix of the name that was looked at last, and of the element that was opened last. */
  private prefix: Prefix | undefined;
  private openedPrefix: Prefix | undefined;
  /** The offset of the next possible namespace declaration; the end of the document where there are none. */
  private declaration = 0;
  /** Two prefixes stand for one namespace: then tags are matched by prefix. */
  private ambiguous = false;

  constructor(bytes: Uint8Array, options: DecodeOptions | undefined, defaults: Bounds, schema: Schema) {
    super(bytes, options, defaults);
    this.schema = schema;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = bytes.length;
    this.fastDepth = Math.min(this.maxDepth, MAX_FAST_DEPTH);
  }

  /** Moves past white space, and finds out which element begins behind it. */
  next(): void {
    const { bytes } = this;
    const view = this.view;
    const end = this.end;
    // The shortest tags have four bytes. Reading past the end would return undefined, which deoptimises this code for
    // good.
    const last = end - 4;
    let { pos } = this;
    if (pos < end && bytes[pos] !== LESS_THAN) {
      // A line end and indentation are nearly all white space there is.
      if (bytes[pos] === 0x0a) pos++;
      while (pos <= last) {
        const difference = view.getInt32(pos, true) ^ FOUR_SPACES;
        // The lowest bit that is set is in the first byte that is no space.
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

  /** True when the next element has the name and a start tag without attributes: then the reader is inside of it. */
  opens(name: ElementName): boolean {
    if (((this.word ^ name.word) & name.mask) !== 0) return false;
    return this.#opensRest(name);
  }

  #opensRest({ closed, namespaceId }: ElementName): boolean {
    const after = this.local + closed.length;
    if (after + 4 > this.end || !closed.standAt(this.view, this.local)) return false;
    if (this.namespaceId !== namespaceId) return false;
    this.openedPrefix = this.prefix;
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
    return this.bytes.lastIndexOf(LESS_THAN, after - 1 - name.length);
  }

  /** True when the next element has the name, whatever its attributes. The reader stays in front of it. */
  meets(name: ElementName): boolean {
    if (((this.word ^ name.word) & name.mask) !== 0) return false;
    const after = this.local + name.length;
    if (after + 4 > this.end || !name.bare.standAt(this.view, this.local)) return false;
    if (this.namespaceId !== name.namespaceId) return false;
    return this.bytes[after] === GREATER_THAN || this.#isInNamespace(after);
  }

  /** True when a name ends at an offset, and its start tag does not declare another namespace for it. */
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

  /** The offset behind the name of the next element, which {@link meets} has found. */
  afterName({ length }: ElementName): number {
    return this.local + length;
  }

  /** Goes into the next element, which {@link meets} has found and whose start tag ends at an offset. */
  enterAt(contentStart: number): void {
    this.openedPrefix = this.prefix;
    this.pos = contentStart;
  }

  /** Goes into an element that was opened and has children. Gives where its content begins, for {@link goOn}. */
  enter(): number {
    const { pos } = this;
    this.depth++;
    // The tables read deeper elements.
    if (this.depth < this.fastDepth) this.next();
    else this.word = 0;
    return pos;
  }

  /**
   * True when the element ends here: then the reader stands behind its end tag, at the next tag.
   *
   * @param start what {@link enter} gave
   */
  leaves(name: ElementName, start: number): boolean {
    if (this.ambiguous) this.#findOpened(start);
    if (!this.closes(name, this.pos)) return false;
    this.depth--;
    this.next();
    return true;
  }

  /** Must be called after an element is left. */
  scopeChangedBy({ declarations }: StartTag): void {
    if (declarations.length > 0) this.scopeChanged();
  }

  /** Must be called when namespace declarations come into force or are left. */
  scopeChanged(): void {
    const { schema, scope } = this;
    const byDefault = scope.resolve("") ?? "";
    const namespaces = [byDefault];
    const prefixes: Prefix[] = [];
    let ambiguous = false;
    scope.forEach((prefix, namespace) => {
      const id = schema.namespaceId(namespace);
      // No element is in other namespaces: `xsi`, for one, is for attributes.
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

  /** The offset behind the prefix of a name. Records the namespace of the prefix. */
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

  /** True when the end tag of the name stands at an offset: then the reader stands behind it. */
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

  /** True when the bytes stand at an offset, and more behind them. */
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
