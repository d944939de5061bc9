import { quoteText } from "../quote-text.ts";
import {
  codePointAt,
  isAsciiNameCharacter,
  isAsciiNameStart,
  isNameCharacter,
  isNameStart,
  utf8Length,
} from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { ReadError } from "./read-error.ts";

/** A name as written, with its position. `prefix` is empty if there is none. */
export interface QualifiedName {
  readonly name: string;
  readonly prefix: string;
  readonly local: string;
  readonly offset: number;
}

/** Reads a Name (XML 1.0, production [5]). */
export function readName(cursor: Cursor, expected: string): string {
  const start = cursor.pos;
  skipName(cursor, expected);
  return cursor.decode(start, cursor.pos);
}

/** Reads a QName (Namespaces in XML 1.0, production [7]): at most one colon, with a name on both sides. */
export function readQualifiedName(cursor: Cursor, expected: string): QualifiedName {
  const offset = cursor.pos;
  const name = readName(cursor, expected);
  const colon = name.indexOf(":");
  if (colon === -1) return { name, prefix: "", local: name, offset };
  const prefix = name.slice(0, colon);
  const local = name.slice(colon + 1);
  if (prefix === "" || local === "" || local.includes(":") || !isNameStart(local.codePointAt(0) as number)) {
    const qualified = "at most one colon in a name, with a name on both sides of it";
    throw new ReadError("malformed-xml", offset, qualified, quoteText(name));
  }
  return { name, prefix, local, offset };
}

function skipName(cursor: Cursor, expected: string): void {
  const { bytes } = cursor;
  const first = bytes[cursor.pos];
  if (first === undefined || !(isAsciiNameStart(first) || isNameStart(codePointAt(bytes, cursor.pos)))) {
    throw new ReadError("malformed-xml", cursor.pos, expected, cursor.showNext());
  }
  let pos = cursor.pos + utf8Length(first);
  while (pos < bytes.length) {
    const byte = bytes[pos] as number;
    if (byte < 0x80 ? !isAsciiNameCharacter(byte) : !isNameCharacter(codePointAt(bytes, pos))) break;
    pos += utf8Length(byte);
  }
  cursor.pos = pos;
}
