import { encodeUtf8 } from "../xml/utf-8.ts";
import type { XmlWriter } from "./xml-writer.ts";

/** Markup that never changes, four bytes at a time: the first sixteen as members, which most tags do with. */
export interface MarkupBytes {
  readonly length: number;
  readonly ascii: boolean;
  readonly word0: number;
  readonly word1: number;
  readonly word2: number;
  readonly word3: number;
  readonly more: readonly number[];
}

export function writeMarkup(writer: XmlWriter, markup: MarkupBytes): void {
  const { length } = markup;
  // Sixteen bytes are written at least: what it has less, what follows writes over.
  writer.reserve(length + 16);
  const { view, pos } = writer;
  view.setInt32(pos, markup.word0, true);
  view.setInt32(pos + 4, markup.word1, true);
  view.setInt32(pos + 8, markup.word2, true);
  view.setInt32(pos + 12, markup.word3, true);
  if (length > 16) writeMore(view, pos + 16, markup.more);
  if (!markup.ascii) writer.ascii = false;
  writer.pos = pos + length;
}

function writeMore(view: DataView, start: number, words: readonly number[]): void {
  let pos = start;
  for (const word of words) {
    view.setInt32(pos, word, true);
    pos += 4;
  }
}

export function markupBytes(text: string): MarkupBytes {
  const bytes = encodeUtf8(text);
  const view = new DataView(new ArrayBuffer(Math.max(16, 4 * Math.ceil(bytes.length / 4))));
  bytes.forEach((byte, offset) => {
    view.setUint8(offset, byte);
  });
  const words = Array.from({ length: view.byteLength / 4 }, (_, word) => view.getInt32(4 * word, true));
  const [word0 = 0, word1 = 0, word2 = 0, word3 = 0, ...more] = words;
  return { length: bytes.length, ascii: bytes.length === text.length, word0, word1, word2, word3, more };
}
