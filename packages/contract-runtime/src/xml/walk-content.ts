import type { Cursor } from "./cursor.ts";
import { type CharacterData, readCharacterData } from "./read-character-data.ts";
import { readEndTag, readStartTag, type StartTag } from "./read-tag.ts";

/** Called for the content of an element, in document order. */
export interface ContentVisitor {
  /** Text that is not empty, up to the next tag. */
  text(data: CharacterData): void;
  /** An element begins. True when the visitor has read it by itself, to behind its end tag. */
  open(tag: StartTag): boolean;
  /** The element opened last ended right before `end`. The last call is for the element itself. */
  close(tag: StartTag, end: number): void;
}

/**
 * Reads the content of an element after its start tag, its end tag included. Not recursive: the depth of a document
 * must not overflow the stack.
 */
export function walkContent(cursor: Cursor, tag: StartTag, visitor: ContentVisitor): void {
  const open = [tag];
  for (let current: StartTag | undefined = tag; current !== undefined; current = open.at(-1)) {
    if (!current.empty) {
      const data = readCharacterData(cursor);
      if (data.text !== "") visitor.text(data);
      if (cursor.lookingAt("<") && !cursor.lookingAt("</")) {
        const child = readStartTag(cursor);
        if (!visitor.open(child)) open.push(child);
        continue;
      }
    }
    readEndTag(cursor, current);
    open.pop();
    visitor.close(current, cursor.pos);
  }
}

/** Moves to behind the end tag of the element whose start tag was read last. */
export function skipContent(cursor: Cursor, tag: StartTag): void {
  walkContent(cursor, tag, NOTHING);
}

const NOTHING: ContentVisitor = { text() {}, open: () => false, close() {} };
