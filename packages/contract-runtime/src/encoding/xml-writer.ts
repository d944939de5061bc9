import { sliceAscii, sliceUtf8 } from "../xml/utf-8.ts";

/**
 * A document while it is written, as bytes: a string that is put together of many parts is a tree of them in the
 * engine, and making it whole takes longer than all the rest.
 */
export class XmlWriter {
  bytes: Uint8Array;
  /** The same memory, for writing four bytes at a time. */
  view: DataView;
  /** Offset of the next byte to write. */
  pos = 0;
  /** Whether everything so far is ASCII. */
  ascii = true;

  constructor(capacity: number) {
    this.bytes = new Uint8Array(capacity);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Makes room for so many bytes. */
  reserve(count: number): void {
    if (this.pos + count > this.bytes.length) this.#grow(count);
  }

  toString(): string {
    return (this.ascii ? sliceAscii : sliceUtf8)(this.bytes, 0, this.pos);
  }

  #grow(count: number): void {
    const larger = new Uint8Array(Math.max(2 * this.bytes.length, this.pos + count));
    larger.set(this.bytes.subarray(0, this.pos));
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}
