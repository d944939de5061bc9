import { CARRIAGE_RETURN, codePointAt, isXmlCharacter, LINE_FEED, TAB, utf8Length } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { Fault, unfinished } from "./fault.ts";
import { readReference } from "./read-reference.ts";

/** Reads a quoted attribute value (XML 1.0, section 3.3.3): white space becomes spaces, references are resolved. */
export function readAttributeValue(cursor: Cursor): string {
  const { bytes } = cursor;
  const opening = cursor.pos;
  const quote = bytes[opening];
  if (quote !== 0x22 && quote !== 0x27) {
    throw new Fault("malformed-xml", opening, "a quoted attribute value", cursor.showNext());
  }
  cursor.pos++;
  let value = "";
  for (;;) {
    const runStart = cursor.pos;
    skipPlain(cursor, quote);
    value += cursor.decode(runStart, cursor.pos);
    const byte = bytes[cursor.pos];
    if (byte === undefined) throw unfinished(opening, "an attribute value that ends with its quote");
    if (byte === quote) break;
    if (byte === 0x3c) throw new Fault("malformed-xml", cursor.pos, "no < in an attribute value", '"<"');
    if (byte === 0x26) {
      value += readReference(cursor);
    } else {
      cursor.pos += byte === CARRIAGE_RETURN && bytes[cursor.pos + 1] === LINE_FEED ? 2 : 1;
      value += " ";
    }
  }
  cursor.pos++;
  return value;
}

/** Moves to what must not be taken as it stands: the quote, markup, or white space other than a space. */
function skipPlain(cursor: Cursor, quote: number): void {
  const { bytes } = cursor;
  for (;;) {
    const byte = bytes[cursor.pos];
    if (byte === undefined || byte === quote || byte === 0x3c || byte === 0x26) return;
    if (byte === TAB || byte === LINE_FEED || byte === CARRIAGE_RETURN) return;
    if ((byte < 0x20 || byte === 0xef) && !isXmlCharacter(codePointAt(bytes, cursor.pos))) {
      throw new Fault("malformed-xml", cursor.pos, "a character of XML", cursor.showNext());
    }
    cursor.pos += utf8Length(byte);
  }
}
