import { type MarkupBytes, writeMarkup, writeMore } from "./write-markup.ts";
import { SPECIAL_IN_TEXT, writeText } from "./write-text.ts";
import type { TagForm } from "./written-names.ts";
import type { XmlWriter } from "./xml-writer.ts";

/**
 * Writes an element that holds text. Most elements do, so this grows the buffer once and reads each character once.
 */
export function writeTextElement(writer: XmlWriter, { end, start }: TagForm, text: string): void {
  const { length } = text;
  // Markup is written by the eight bytes, and sixteen at least.
  writer.reserve(start.length + length + end.length + 48);
  const { bytes, view } = writer;
  let pos = putMarkup(view, writer.pos, start);
  for (let index = 0; index < length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0x80 || SPECIAL_IN_TEXT[unit] !== 0) {
      writer.pos = pos;
      writeText(writer, text, index);
      writeMarkup(writer, end);
      if (!start.ascii) writer.ascii = false;
      return;
    }
    bytes[pos++] = unit;
  }
  writer.pos = putMarkup(view, pos, end);
  if (!start.ascii) writer.ascii = false;
}

/** Writes an element that holds an integer from 0 to 999,999,999. */
export function writeSmallInteger(writer: XmlWriter, { end, start }: TagForm, value: number): void {
  writer.reserve(start.length + end.length + 64);
  const { bytes, view } = writer;
  let pos = putMarkup(view, writer.pos, start);
  let digits = 1;
  for (let power = 10; value >= power; power *= 10) digits++;
  pos += digits;
  let rest = value;
  for (let at = pos - 1; rest > 9; at--) {
    const tens = (rest / 10) | 0;
    bytes[at] = 0x30 + rest - 10 * tens;
    rest = tens;
  }
  bytes[pos - digits] = 0x30 + rest;
  writer.pos = putMarkup(view, pos, end);
  if (!start.ascii) writer.ascii = false;
}

/** Copies markup to an offset and returns the offset after it. The buffer must have capacity. */
function putMarkup(view: DataView, pos: number, { first, length, more, second }: MarkupBytes): number {
  view.setFloat64(pos, first, true);
  view.setFloat64(pos + 8, second, true);
  if (length > 16) writeMore(view, pos + 16, more);
  return pos + length;
}
