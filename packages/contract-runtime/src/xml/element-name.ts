import type { ElementTags } from "../encoding/written-names.ts";
import { encodeUtf8 } from "./utf-8.ts";

/**
 * The name of an element. Readers compare it with the bytes of a document, four at a time; writers store the element's
 * tags in it.
 */
export class ElementName {
  readonly local: string;
  /** The empty string for no namespace. */
  readonly namespace: string;
  /** The number of the namespace: numbers compare faster than strings. */
  readonly namespaceId: number;
  /** The length of the local name in bytes. */
  readonly length: number;
  /** The first bytes of the local name, to distinguish names. */
  readonly word: number;
  readonly mask: number;
  /** The local name alone, and followed by `>` as in a bare start tag and an end tag. */
  readonly bare: Words;
  readonly closed: Words;
  /** The tags, cached on first use. */
  tags: ElementTags | undefined;

  constructor(local: string, namespace = "", namespaceId = 0) {
    this.local = local;
    this.namespace = namespace;
    this.namespaceId = namespaceId;
    this.bare = new Words(local);
    this.closed = new Words(`${local}>`);
    this.length = this.bare.length;
    this.word = this.bare.first;
    this.mask = this.bare.mask;
    this.tags = undefined;
  }
}

/** True for an element with a namespace and a local name. */
export function isNamed(
  element: { readonly name: Pick<ElementName, "local" | "namespace"> } | undefined,
  namespace: string,
  local: string,
): boolean {
  return element?.name.local === local && element.name.namespace === namespace;
}

const NON_ASCII = /[^\0-\x7f]/;
const NONE: readonly number[] = [];

/** Returns four bytes, a character each, as a number; 0 for those behind the end. */
function wordOf(bytes: string, offset: number): number {
  let word = 0;
  for (let index = 3; index >= 0; index--) word = (word << 8) | bytes.charCodeAt(offset + index);
  return word;
}

/** Bytes as 32-bit numbers: the first, the second and the last four bytes, which overlap in short texts. */
export class Words {
  readonly length: number;
  /** The number of bytes that are compared. */
  readonly reach: number;
  /** Masks out the bytes behind a text of fewer than four bytes. */
  readonly mask: number;
  readonly first: number;
  readonly second: number;
  readonly secondOffset: number;
  readonly last: number;
  readonly lastOffset: number;
  /** The words between the second and the last. */
  readonly more: readonly number[];

  constructor(text: string) {
    // A character for each byte. Without arrays: a large schema names thousands of elements when it is imported.
    const bytes = NON_ASCII.test(text) ? String.fromCharCode(...encodeUtf8(text)) : text;
    const { length } = bytes;
    const wordAt = (offset: number): number => wordOf(bytes, offset);
    this.length = length;
    this.reach = Math.max(length, 4);
    this.mask = length >= 4 ? -1 : (1 << (8 * length)) - 1;
    this.lastOffset = Math.max(length - 4, 0);
    this.secondOffset = Math.min(4, this.lastOffset);
    this.first = wordAt(0);
    this.second = wordAt(this.secondOffset);
    this.last = wordAt(this.lastOffset);
    this.more = NONE;
    if (this.lastOffset > 8)
      this.more = Array.from({ length: Math.ceil(this.lastOffset / 4) - 2 }, (_, index) =>
        wordAt(8 + 4 * index),
      );
  }

  /** True if the bytes, at least four, are at an offset. */
  standAt(view: DataView, offset: number): boolean {
    const differ =
      (view.getInt32(offset, true) ^ this.first) |
      (view.getInt32(offset + this.secondOffset, true) ^ this.second) |
      (view.getInt32(offset + this.lastOffset, true) ^ this.last);
    return (differ & this.mask) === 0 && (this.lastOffset <= 8 || this.#moreStandAt(view, offset));
  }

  #moreStandAt(view: DataView, offset: number): boolean {
    const { more } = this;
    for (let index = 0; index < more.length; index++)
      if (view.getInt32(offset + 8 + 4 * index, true) !== more[index]) return false;
    return true;
  }
}

/** A prefix that is declared at the reader's position, with its colon. */
export interface Prefix {
  /** The number of its namespace. */
  readonly namespaceId: number;
  readonly length: number;
  /** The first four bytes of prefix and colon, and a mask for fewer bytes. */
  readonly word: number;
  readonly mask: number;
  readonly bytes: Uint8Array;
}

/** Cache limit: most writers declare the same few prefixes in each document. */
const MAX_KNOWN = 64;
const known = new Map<string, Omit<Prefix, "namespaceId">>();

/** Prepares a prefix for comparison with the bytes of a document. */
export function findPrefix(prefix: string, namespaceId: number): Prefix {
  const found = known.get(prefix) ?? makePrefix(prefix);
  if (known.size < MAX_KNOWN) known.set(prefix, found);
  return { ...found, namespaceId };
}

function makePrefix(prefix: string): Omit<Prefix, "namespaceId"> {
  const bytes = encodeUtf8(`${prefix}:`);
  const { length } = bytes;
  const padded = new Uint8Array(length + 4);
  padded.set(bytes);
  const word = new DataView(padded.buffer).getInt32(0, true);
  const mask = length >= 4 ? -1 : (1 << (8 * length)) - 1;
  return { length, word: word & mask, mask, bytes };
}
