import type { Cursor } from "./cursor.ts";
import { type CharacterData, readCharacterData } from "./read-character-data.ts";
import { readEndTag, readStartTag, type StartTag } from "./read-tag.ts";

/** Called for the content of an element, in document order. */
export interface ContentVisitor {
  /** Called for each non-empty text up to the next tag. */
  text(data: CharacterData): void;
  /** Called for a start tag. Returns true if the visitor has read the element, including its end tag. */
  open(tag: StartTag): boolean;
  /** Called when the last opened element has ended right before `end`. The last call is for the outer element. */
  close(tag: StartTag, end: number): void;
}

/**
 * Reads the content of an element after its start tag, including its end tag. Not recursive: a deep document must not
 * overflow the stack.
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

/** Moves behind the end tag of the element whose start tag was read last. */
export function skipContent(cursor: Cursor, tag: StartTag): void {
  walkContent(cursor, tag, NOTHING);
}

const NOTHING: ContentVisitor = { text() {}, open: () => false, close() {} };
