import { decodeUtf8 } from "../xml/utf-8.ts";

/** What is kept of a writer's memory from one document to the next. */
const MOST_KEPT_BYTES = 65_536;

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
    return decodeUtf8(this.bytes, this.pos, this.ascii);
  }

  #grow(count: number): void {
    const larger = new Uint8Array(Math.max(2 * this.bytes.length, this.pos + count));
    larger.set(this.bytes.subarray(0, this.pos));
    this.bytes = larger;
    this.view = new DataView(larger.buffer);
  }
}

let spare: XmlWriter | undefined;

/** Takes the writer that the last document was written with, when there is one. */
export function takeWriter(): XmlWriter {
  // One that is never put back, because what it wrote threw, is only lost.
  const writer = spare ?? new XmlWriter(4096);
  spare = undefined;
  writer.pos = 0;
  writer.ascii = true;
  return writer;
}

/** Puts a writer back that is not used any more. */
export function returnWriter(writer: XmlWriter): void {
  if (writer.bytes.length <= MOST_KEPT_BYTES) spare = writer;
}
