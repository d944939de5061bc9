// What generated decoders need on the plain path: bare tags, in the order of the schema, with white space between.
// Generated code compares the bytes of a tag itself; here is what it does besides.

import { type ElementName, leave, type QuickCursor } from "./quick-children.ts";

/** True when the element that was opened last may have children: when the plain path is worth a look. */
export function mayBePlain(cursor: QuickCursor): boolean {
  return !cursor.empty && cursor.depth < cursor.maxDepth;
}

/** The offset of the first byte that is no white space. */
export function skipWhiteSpace(bytes: Uint8Array, start: number, end: number): number {
  let pos = start;
  // Compared one by one: nearly all of it is spaces, and a look into a table takes longer than a comparison.
  while (pos < end) {
    const byte = bytes[pos];
    if (byte !== 0x20 && byte !== 0x0a && byte !== 0x0d && byte !== 0x09) break;
    pos++;
  }
  return pos;
}

/** The four bytes at an offset, as the number that generated code has for those of a tag. */
export function wordAt(view: DataView, offset: number): number {
  return view.getInt32(offset, true);
}

/**
 * Moves past the end tag of an element of the plain path when that is not written as usual, with white space in it for
 * instance, and gives the new offset.
 */
export function leavePlain(cursor: QuickCursor, name: ElementName): number {
  // The plain path does not count the elements that it opens: it goes deeper only through a reader that does.
  cursor.depth++;
  leave(cursor, name);
  return cursor.pos;
}
