// What generated decoders need on the plain path: bare tags, in the order of the schema, with white space between.
// Generated code compares the bytes of a tag itself; here is what it does besides.

import { type ElementName, leave, type QuickCursor } from "./quick-children.ts";

/** True when the element that was opened last may have children: when the plain path is worth a look. */
export function mayBePlain(cursor: QuickCursor): boolean {
  return !cursor.empty && cursor.depth < cursor.maxDepth;
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
