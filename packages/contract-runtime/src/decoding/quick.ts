// What generated decoders are made of. They read, validate and type in one pass and give up at the first thing
// that is not as expected; the thorough decoder then says what and where. So nothing here explains anything.

import { parseBoolean } from "../lexical/boolean.ts";
import { parseInteger } from "../lexical/integer.ts";
import { normaliseWhiteSpace } from "../lexical/white-space.ts";
import { isSpace, stopsText } from "../xml/characters.ts";
import { Cursor } from "../xml/cursor.ts";
import type { OpenContent } from "../xml/open-content.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readOpenContent } from "../xml/read-open-content.ts";
import { readStartTag, type StartTag } from "../xml/read-tag.ts";
import { judgeAttribute } from "./judge-attribute.ts";

/** The name of an element that a generated decoder looks for. */
export interface ElementName {
  readonly text: string;
  readonly bytes: Uint8Array;
  /** Its type takes any attributes and content. */
  readonly open: boolean;
}

const GIVE_UP = Symbol("the document is not valid, or not in a form the quick decoder knows");

/** Ends the quick decoding. */
export function giveUp(): never {
  throw GIVE_UP;
}

/** True for what {@link giveUp} throws. */
export function gaveUp(thrown: unknown): boolean {
  return thrown === GIVE_UP;
}

export function elementName(text: string, open = false): ElementName {
  return { text, bytes: new TextEncoder().encode(text), open };
}

/** A cursor with what the quick decoder remembers of the start tag it read last. */
export class QuickCursor extends Cursor {
  /** The last start tag was written `<name/>`. */
  empty = false;
  /** The last start tag when it was more than a bare name. */
  tag: StartTag | undefined = undefined;
}

/**
 * Moves past the next start tag.
 *
 * @param hint index of the name that is likely next
 * @returns the index of its name in `names`; -1 at the end tag, which is left for {@link leave}
 */
export function nextChild(cursor: QuickCursor, names: readonly ElementName[], hint: number): number {
  if (cursor.empty) return -1;
  const { bytes } = cursor;
  let pos = cursor.pos;
  for (;;) {
    while (isSpace(bytes[pos])) pos++;
    if (bytes[pos] === 0x3c) {
      const next = bytes[pos + 1];
      if (next === 0x2f) {
        cursor.pos = pos;
        return -1;
      }
      if (next !== 0x21 && next !== 0x3f) break;
    }
    // Comments, processing instructions, references and CDATA, or a fault.
    cursor.pos = pos;
    if (!readCharacterData(cursor).blank || cursor.pos === pos) giveUp();
    pos = cursor.pos;
  }
  const index = findName(bytes, pos + 1, names, hint);
  openTag(cursor, pos, names[index] as ElementName);
  return index;
}

/** Moves past the end tag of the element that was read last. */
export function leave(cursor: QuickCursor, name: ElementName): void {
  if (cursor.empty) {
    cursor.empty = false;
  } else {
    const { bytes } = cursor;
    let pos = cursor.pos;
    if (bytes[pos] !== 0x3c || bytes[pos + 1] !== 0x2f || !hasName(bytes, pos + 2, name.bytes)) giveUp();
    pos += 2 + name.bytes.length;
    while (isSpace(bytes[pos])) pos++;
    if (bytes[pos] !== 0x3e) giveUp();
    cursor.pos = pos + 1;
  }
  cursor.depth--;
  if (cursor.scope.depth > cursor.depth) cursor.scope.leave(cursor.depth);
}

/** Reads an element that may hold nothing, not even white space (XSD part 1, 3.4.4: a type of empty content). */
export function readNothing(cursor: QuickCursor, name: ElementName): void {
  if (!cursor.empty && readCharacterData(cursor).text !== "") giveUp();
  leave(cursor, name);
}

/** Reads an element of type `xs:string` to behind its end tag. */
export function readString(cursor: QuickCursor, name: ElementName): string {
  const text = readText(cursor);
  leave(cursor, name);
  return text;
}

/** Reads an element whose white space collapses (`xs:token` and what derives from it). */
export function readToken(cursor: QuickCursor, name: ElementName): string {
  return normaliseWhiteSpace(readString(cursor, name), "collapse");
}

/** Reads an element whose white space is replaced (`xs:normalizedString`). */
export function readNormalizedString(cursor: QuickCursor, name: ElementName): string {
  return normaliseWhiteSpace(readString(cursor, name), "replace");
}

/** Reads an element whose value is an integer that a double holds exactly. */
export function readInteger(cursor: QuickCursor, name: ElementName): number {
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
      leave(cursor, name);
      return value;
    }
  }
  const value = parseInteger(readToken(cursor, name));
  if (value === undefined || !Number.isFinite(value)) giveUp();
  return value;
}

export function readBoolean(cursor: QuickCursor, name: ElementName): boolean {
  return parseBoolean(readToken(cursor, name)) ?? giveUp();
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
function readText(cursor: QuickCursor): string {
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

function findName(bytes: Uint8Array, offset: number, names: readonly ElementName[], hint: number): number {
  const likely = names[hint];
  if (likely !== undefined && isWholeName(bytes, offset, likely.bytes)) return hint;
  for (let i = 0; i < names.length; i++) {
    if (isWholeName(bytes, offset, (names[i] as ElementName).bytes)) return i;
  }
  return giveUp();
}

function isWholeName(bytes: Uint8Array, offset: number, name: Uint8Array): boolean {
  if (!hasName(bytes, offset, name)) return false;
  const next = bytes[offset + name.length];
  return next === 0x3e || next === 0x2f || isSpace(next);
}

function hasName(bytes: Uint8Array, offset: number, name: Uint8Array): boolean {
  for (let i = 0; i < name.length; i++) if (bytes[offset + i] !== name[i]) return false;
  return true;
}

function openTag(cursor: QuickCursor, start: number, name: ElementName): void {
  const { bytes } = cursor;
  const end = start + 1 + name.bytes.length;
  cursor.tag = undefined;
  if (bytes[end] === 0x3e) {
    cursor.pos = end + 1;
  } else if (bytes[end] === 0x2f && bytes[end + 1] === 0x3e) {
    cursor.pos = end + 2;
    cursor.empty = true;
  } else {
    openTagWithAttributes(cursor, start, name);
    return;
  }
  if (!(++cursor.depth <= cursor.maxDepth)) giveUp();
}

function openTagWithAttributes(cursor: QuickCursor, start: number, name: ElementName): void {
  cursor.pos = start;
  const tag = readStartTag(cursor);
  if (tag.namespace !== "") giveUp();
  if (!name.open && tag.attributes.some((attribute) => judgeAttribute(attribute) !== undefined)) giveUp();
  cursor.tag = tag;
  cursor.empty = tag.empty;
}
