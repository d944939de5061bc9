// How generated decoders find their way. They read, validate and type in one pass and give up at the first thing
// that is not as expected; the thorough decoder then says what and where. So nothing here explains anything.

import { isSpace } from "../xml/characters.ts";
import { Cursor } from "../xml/cursor.ts";
import { readCharacterData } from "../xml/read-character-data.ts";
import { readStartTag, type StartTag } from "../xml/read-tag.ts";
import type { DecodeOptions } from "./decode-options.ts";
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

/** Makes the name of an element for the quick decoder; `open` where its type takes any content. */
export function elementName(text: string, open = false): ElementName {
  return { text, bytes: new TextEncoder().encode(text), open };
}

/** A cursor with what the quick decoder remembers of the start tag it read last. */
export class QuickCursor extends Cursor {
  /** The last start tag was written `<name/>`. */
  empty = false;
  /** The last start tag when it was more than a bare name. */
  tag: StartTag | undefined = undefined;
  /** The bytes, for looking at four at a time. */
  readonly view: DataView;
  /** How many bytes the document has. */
  readonly end: number;

  constructor(bytes: Uint8Array, options: DecodeOptions | undefined) {
    super(bytes, options);
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.end = bytes.length;
  }
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
