import type { ElementTags } from "../encoding/written-names.ts";
import { encodeUtf8 } from "./utf-8.ts";

/**
 * The name of an element. Readers compare it with the bytes of a document, four at a time; writers cache its tags in
 * it.
 */
export class ElementName {
  readonly local: string;
  /** Empty for none. */
  readonly namespace: string;
  /** A number for the namespace: comparing numbers is faster. */
  readonly namespaceId: number;
  /** The place of its declaration among the elements of the schema. */
  readonly place: number;
  /** How many bytes the local name has. */
  readonly length: number;
  /** Its first bytes as they stand in a document, for telling names apart. */
  readonly word: number;
  readonly mask: number;
  /** The local name by itself, and with the `>` behind it that ends a bare start tag and an end tag. */
  readonly bare: Words;
  readonly closed: Words;
  /** The tags, cached when they are first written. */
  tags: ElementTags | undefined;

  constructor(local: string, namespace = "", namespaceId = 0, place = -1) {
    this.local = local;
    this.namespace = namespace;
    this.namespaceId = namespaceId;
    this.place = place;
    this.bare = new Words(local);
    this.closed = new Words(`${local}>`);
    this.length = this.bare.length;
    this.word = this.bare.first;
    this.mask = this.bare.mask;
    this.tags = undefined;
  }
}

/** Some bytes as numbers of four of them: the first, the second, the last; where they are few, these overlap. */
export class Words {
  readonly length: number;
  /** How many bytes are looked at. */
  readonly reach: number;
  /** Leaves out what follows fewer than four bytes. */
  readonly mask: number;
  readonly first: number;
  readonly second: number;
  readonly secondOffset: number;
  readonly last: number;
  readonly lastOffset: number;
  /** The words between the second and the last. */
  readonly more: readonly number[];

  constructor(text: string) {
    const bytes = encodeUtf8(text);
    const { length } = bytes;
    const padded = new Uint8Array(length + 4);
    padded.set(bytes);
    const view = new DataView(padded.buffer);
    const wordAt = (offset: number): number => view.getInt32(offset, true);
    this.length = length;
    this.reach = Math.max(length, 4);
    this.mask = length >= 4 ? -1 : (1 << (8 * length)) - 1;
    this.lastOffset = Math.max(length - 4, 0);
    this.secondOffset = Math.min(4, this.lastOffset);
    this.first = wordAt(0);
    this.second = wordAt(this.secondOffset);
    this.last = wordAt(this.lastOffset);
    const more: number[] = [];
    for (let offset = 8; offset < this.lastOffset; offset += 4) more.push(wordAt(offset));
    this.more = more;
  }

  /** True when the bytes stand at an offset, four of them or more. */
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
