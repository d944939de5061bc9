import type { DecodeOptions } from "./cursor.ts";
import { Cursor } from "./cursor.ts";
import { readCharacterData } from "./read-character-data.ts";
import { admitDocument, readProlog } from "./read-document.ts";
import { ReadError } from "./read-error.ts";
import { readEndTag, readStartTag } from "./read-tag.ts";

/**
 * Finds the text of the first element at a path of names, in a document that need not be valid: an answer to a request
 * that could not be decoded still names the request. Names are compared as written, including the prefix.
 *
 * Returns undefined if the element is absent, has child elements, ends behind the first well-formedness error, or comes
 * after so many others that the search would take longer than decoding the document.
 */
export function findText(
  input: Uint8Array | string,
  path: readonly string[],
  options?: DecodeOptions,
): string | undefined {
  try {
    const cursor = new Cursor(admitDocument(input, options), options);
    readProlog(cursor);
    return search(cursor, path);
  } catch (error) {
    if (error instanceof ReadError) return undefined;
    throw error;
  }
}

const MAX_ELEMENTS = 4000;

function search(cursor: Cursor, path: readonly string[]): string | undefined {
  const open = [readStartTag(cursor)];
  /** The number of open elements, from the root, that are on the path. */
  let matched = 0;
  let elements = 1;
  for (let tag = open.at(-1); tag !== undefined; tag = open.at(-1)) {
    if (matched === open.length - 1 && tag.name === path[matched]) matched++;
    const text = tag.empty ? "" : readCharacterData(cursor).text;
    const ends = tag.empty || cursor.lookingAt("</");
    if (matched === path.length && open.length === path.length) return ends ? text : undefined;
    if (ends) {
      readEndTag(cursor, tag);
      open.pop();
      matched = Math.min(matched, open.length);
    } else {
      if (++elements > MAX_ELEMENTS) return undefined;
      open.push(readStartTag(cursor));
    }
  }
  return undefined;
}
