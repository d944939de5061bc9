import { escapeAttribute, escapeText } from "../xml/write.ts";
import type { XmlWriter } from "./xml-writer.ts";
import { type MarkupBytes, markupBytes, writeMarkup } from "./xml-writer.ts";

/** The ASCII characters that text must not contain unescaped: markup, CR, and invalid characters. */
const SPECIAL_IN_TEXT = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code < 0x20 ? code !== 0x09 && code !== 0x0a : "&<>".includes(String.fromCharCode(code))),
);
/** The same for attribute values, plus quotation marks and white space, which would be normalised. */
const SPECIAL_IN_ATTRIBUTE = Uint8Array.from({ length: 128 }, (_, code) =>
  Number(code < 0x20 || '&<>"'.includes(String.fromCharCode(code))),
);
const NOTHING_SPECIAL = new Uint8Array(128);

/** The escapes of the special characters. */
const ESCAPES: ReadonlyMap<number, MarkupBytes> = new Map(
  Array.from("&<>\r", (character) => [character.charCodeAt(0), markupBytes(escapeText(character))]),
);

/**
 * Writes text between tags.
 *
 * @throws RangeError for a character that XML does not allow
 */
export function writeText(writer: XmlWriter, text: string): void {
  let index = writeUnits(writer, text, 0, SPECIAL_IN_TEXT);
  while (index < text.length) {
    const escaped = ESCAPES.get(text.charCodeAt(index));
    // Throws an error that names the character.
    if (escaped === undefined) escapeText(text);
    else writeMarkup(writer, escaped);
    index = writeUnits(writer, text, index + 1, SPECIAL_IN_TEXT);
  }
}

/**
 * Copies text between tags to an offset, two characters at a time. Returns false if it has characters that are escaped,
 * invalid or not in ASCII: what was copied is then worthless.
 */
export function copyPlainText(view: DataView, offset: number, text: string): boolean {
  const { length } = text;
  let special = 0;
  let index = 0;
  for (; index + 1 < length; index += 2) {
    const first = text.charCodeAt(index);
    const second = text.charCodeAt(index + 1);
    special |= (first | second) >> 7;
    special |= (SPECIAL_IN_TEXT[first & 0x7f] as number) | (SPECIAL_IN_TEXT[second & 0x7f] as number);
    view.setUint16(offset + index, first | (second << 8), true);
  }
  if (index < length) {
    const unit = text.charCodeAt(index);
    special |= (unit >> 7) | (SPECIAL_IN_TEXT[unit & 0x7f] as number);
    view.setUint8(offset + index, unit);
  }
  return special === 0;
}

/**
 * Writes text in a double-quoted attribute value.
 *
 * @throws RangeError for a character that XML does not allow
 */
export function writeAttributeValue(writer: XmlWriter, text: string): void {
  const index = writeUnits(writer, text, 0, SPECIAL_IN_ATTRIBUTE);
  if (index < text.length) writeWellFormed(writer, escapeAttribute(text.slice(index)));
}

/** Writes markup that is well-formed already. */
export function writeWellFormed(writer: XmlWriter, markup: string): void {
  writeUnits(writer, markup, 0, NOTHING_SPECIAL);
}

/** Writes a string as UTF-8 from `start` to the first special or invalid character. Returns its index. */
function writeUnits(writer: XmlWriter, text: string, start: number, special: Uint8Array): number {
  const { length } = text;
  // A UTF-16 unit needs at most three bytes; a surrogate pair needs four.
  writer.reserve(3 * (length - start));
  const { bytes } = writer;
  let { pos } = writer;
  for (let index = start; index < length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80 && special[unit] === 0) {
      bytes[pos++] = unit;
      continue;
    }
    writer.pos = pos;
    return unit < 0x80 ? index : writeWideUnits(writer, text, index, special);
  }
  writer.pos = pos;
  return length;
}

/** Continues from the first non-ASCII character. The buffer has enough capacity. */
function writeWideUnits(writer: XmlWriter, text: string, start: number, special: Uint8Array): number {
  const { bytes } = writer;
  let { pos } = writer;
  let index = start;
  for (; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit < 0x80) {
      if (special[unit] !== 0) break;
      bytes[pos++] = unit;
    } else if (unit < 0x800) {
      bytes[pos++] = 0xc0 | (unit >> 6);
      bytes[pos++] = 0x80 | (unit & 0x3f);
    } else if (unit < 0xd800 || (unit > 0xdfff && unit < 0xfffe)) {
      bytes[pos++] = 0xe0 | (unit >> 12);
      bytes[pos++] = 0x80 | ((unit >> 6) & 0x3f);
      bytes[pos++] = 0x80 | (unit & 0x3f);
    } else {
      const codePoint = text.codePointAt(index) as number;
      if (codePoint < 0x10000) break;
      bytes[pos++] = 0xf0 | (codePoint >> 18);
      bytes[pos++] = 0x80 | ((codePoint >> 12) & 0x3f);
      bytes[pos++] = 0x80 | ((codePoint >> 6) & 0x3f);
      bytes[pos++] = 0x80 | (codePoint & 0x3f);
      index++;
    }
  }
  writer.pos = pos;
  writer.ascii = false;
  return index;
}
