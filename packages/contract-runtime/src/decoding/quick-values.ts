// How generated decoders read the elements of types that the schema does not define itself.

import { parseBoolean } from "../lexical/boolean.ts";
import { parseInteger } from "../lexical/integer.ts";
import { normaliseWhiteSpace } from "../lexical/white-space.ts";
import { isWordCharacter, stopsText } from "../xml/characters.ts";
import type { OpenContent } from "../xml/open-content.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readOpenContent } from "../xml/read-open-content.ts";
import { type ElementName, giveUp, type QuickCursor } from "./quick-children.ts";

/** Reads an element that may hold nothing, not even white space (XSD part 1, 3.4.4: a type of empty content). */
export function readNothing(cursor: QuickCursor): void {
  if (!cursor.empty && readCharacterData(cursor).text !== "") giveUp();
}

/** Reads an element whose white space collapses (`xs:token` and what derives from it). */
export function readToken(cursor: QuickCursor): string {
  const { bytes, pos: start } = cursor;
  if (!cursor.empty) {
    let pos = start;
    while (pos < bytes.length && isWordCharacter(bytes[pos] as number)) pos++;
    if (bytes[pos] === 0x3c && bytes[pos + 1] === 0x2f) {
      cursor.pos = pos;
      return cursor.latin1.slice(start, pos);
    }
  }
  return normaliseWhiteSpace(readString(cursor), "collapse");
}

/** Reads an element whose white space is replaced (`xs:normalizedString`). */
export function readNormalizedString(cursor: QuickCursor): string {
  return normaliseWhiteSpace(readString(cursor), "replace");
}

/** Reads an element whose value is an integer that a double holds exactly. */
export function readInteger(cursor: QuickCursor): number {
  const { bytes } = cursor;
  let pos = cursor.pos;
  if (!cursor.empty) {
    // Fifteen digits are always exact, and this is how integers are nearly always written.
    let value = 0;
    let digit = (bytes[pos] as number) - 0x30;
    const limit = pos + 15;
    while (digit >= 0 && digit <= 9 && pos < limit) {
      value = value * 10 + digit;
      digit = (bytes[++pos] as number) - 0x30;
    }
    if (pos > cursor.pos && bytes[pos] === 0x3c && bytes[pos + 1] === 0x2f) {
      cursor.pos = pos;
      return value;
    }
  }
  const value = parseInteger(readToken(cursor));
  if (value === undefined || !Number.isFinite(value)) giveUp();
  return value;
}

/** Reads a boolean. Gives up on what is none. */
export function readBoolean(cursor: QuickCursor): boolean {
  return parseBoolean(readToken(cursor)) ?? giveUp();
}

/** Reads an element of a type that takes any content. */
export function readOpen(cursor: QuickCursor, name: ElementName): OpenContent {
  const { tag, empty } = cursor;
  cursor.empty = false;
  cursor.tag = undefined;
  return readOpenContent(cursor, tag ?? { ...BARE_TAG, name: name.text, local: name.text, empty });
}

const BARE_TAG = { prefix: "", namespace: "", offset: 0, attributes: [], declarations: [] };

/** Reads text up to the end tag; an element inside is a fault that {@link leave} finds. */
export function readString(cursor: QuickCursor): string {
  if (cursor.empty) return "";
  const { bytes } = cursor;
  const start = cursor.pos;
  let pos = start;
  while (pos < bytes.length && !stopsText(bytes[pos] as number)) pos++;
  if (bytes[pos] === 0x3c && bytes[pos + 1] === 0x2f) {
    cursor.pos = pos;
    return cursor.latin1.slice(start, pos);
  }
  return readCharacterData(cursor).text;
}
