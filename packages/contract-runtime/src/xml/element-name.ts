import { encodeUtf8 } from "./utf-8.ts";

/** The name of an element as a reader compares it with the bytes of a document: four at a time. */
export class ElementName {
  readonly local: string;
  /** Empty for none. */
  readonly namespace: string;
  readonly place: number;
  /** How many bytes the local name has. */
  readonly length: number;
  /** Its first four bytes, as a little-endian number; where it has fewer, `mask` leaves out what follows. */
  readonly word: number;
  readonly mask: number;
  /** The second four bytes, and the last four; 0 where the ones before say all. */
  readonly second: number;
  readonly last: number;
  /** What stands between the second and the last four bytes. */
  readonly more: readonly number[];

  /** @param place of its declaration among the elements of the schema */
  constructor(local: string, namespace = "", place = -1) {
    const bytes = encodeUtf8(local);
    const padded = new Uint8Array(bytes.length + 4);
    padded.set(bytes);
    const view = new DataView(padded.buffer);
    const { length } = bytes;
    this.local = local;
    this.namespace = namespace;
    this.place = place;
    this.length = length;
    this.word = view.getInt32(0, true);
    this.mask = length >= 4 ? -1 : (1 << (8 * length)) - 1;
    this.second = length > 8 ? view.getInt32(4, true) : 0;
    this.last = length > 4 ? view.getInt32(length - 4, true) : 0;
    const more: number[] = [];
    for (let offset = 8; offset + 4 < length; offset += 4) more.push(view.getInt32(offset, true));
    this.more = more;
  }

  /** True when the name stands at an offset, whose first four bytes are known to be its own. There must be room. */
  endsAt(view: DataView, offset: number): boolean {
    const { length } = this;
    if (length <= 4) return true;
    if (view.getInt32(offset + length - 4, true) !== this.last) return false;
    if (length <= 8) return true;
    if (view.getInt32(offset + 4, true) !== this.second) return false;
    if (length <= 12) return true;
    const { more } = this;
    for (let index = 0; index < more.length; index++)
      if (view.getInt32(offset + 8 + 4 * index, true) !== more[index]) return false;
    return true;
  }
}
