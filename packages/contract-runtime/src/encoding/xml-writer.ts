import { encodeUtf8, sliceAscii, sliceUtf8 } from "../xml/utf-8.ts";

/**
 * The bytes of a document during encoding. A concatenated string is a tree in V8, and flattening it takes longer than all
 * other work.
 */
export class XmlWriter {
  bytes: Uint8Array;
  /** A view of the same memory, for writing several bytes at a time. */
  view: DataView;
  /** Offset of the next byte to write. */
  pos = 0;
  /** True if all bytes so far are ASCII. */
  ascii = true;

  constructor(capacity: number) {
    this.bytes = new Uint8Array(capacity);
    this.view = new DataView(this.bytes.buffer);
  }

  /** Ensures capacity for a number of further bytes. */
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

/**
 * Constant markup as doubles of eight bytes each. Copying changes only NaN values, and a NaN ends with 0x7F or 0xFF, which
 * markup does not contain. The first sixteen bytes are members, which suffices for most tags.
 */
export interface MarkupBytes {
  readonly length: number;
  readonly ascii: boolean;
  readonly first: number;
  readonly second: number;
  readonly more: readonly number[];
}

export function writeMarkup(writer: XmlWriter, markup: MarkupBytes): void {
  const { length } = markup;
  // At least sixteen bytes are written. Later output overwrites the excess.
  writer.reserve(length + 16);
  const { view, pos } = writer;
  view.setFloat64(pos, markup.first, true);
  view.setFloat64(pos + 8, markup.second, true);
  if (length > 16) writeMore(view, pos + 16, markup.more);
  if (!markup.ascii) writer.ascii = false;
  writer.pos = pos + length;
}

/** Copies markup eight bytes at a time. The buffer must have capacity. */
export function writeMore(view: DataView, start: number, doubles: readonly number[]): void {
  let pos = start;
  for (const double of doubles) {
    view.setFloat64(pos, double, true);
    pos += 8;
  }
}

export function markupBytes(text: string): MarkupBytes {
  const bytes = encodeUtf8(text);
  const view = new DataView(new ArrayBuffer(Math.max(16, 8 * Math.ceil(bytes.length / 8))));
  bytes.forEach((byte, offset) => {
    view.setUint8(offset, byte);
  });
  const doubles = Array.from({ length: view.byteLength / 8 }, (_, index) => view.getFloat64(8 * index, true));
  const [first = 0, second = 0, ...more] = doubles;
  return { length: bytes.length, ascii: bytes.length === text.length, first, second, more };
}
