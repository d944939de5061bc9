import type { DecodeOptions } from "../decoding/decode-options.ts";
import { admitDocument, Cursor } from "./cursor.ts";
import { Fault } from "./fault.ts";
import { readCharacterData } from "./read-character-data.ts";
import { readProlog } from "./read-document.ts";
import { readEndTag, readStartTag, type StartTag } from "./read-tag.ts";
import { lookingAt } from "./skip-markup.ts";

/**
 * The text of the first element at a path of names (no namespaces), of a document that need not be valid:
 * an answer to a request that could not be read still names the request.
 *
 * Undefined when the element is absent, has elements inside, or stands behind the first thing that is not well-formed.
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
  } catch (fault) {
    if (fault instanceof Fault) return undefined;
    throw fault;
  }
}

function search(cursor: Cursor, path: readonly string[]): string | undefined {
  const open: StartTag[] = [];
  let matched = 0;
  do {
    if (lookingAt(cursor, "<") && !lookingAt(cursor, "</")) {
      const tag = readStartTag(cursor);
      open.push(tag);
      if (matched === open.length - 1 && tag.name === path[matched]) matched++;
      if (tag.empty) close(cursor);
    } else {
      close(cursor);
    }
    if (open.length === 0) return undefined;
    const { text } = readCharacterData(cursor);
    if (matched === path.length && open.length === path.length)
      return lookingAt(cursor, "</") ? text : undefined;
  } while (cursor.pos < cursor.bytes.length);
  return undefined;

  function close(at: Cursor): void {
    readEndTag(at, open.pop() as StartTag);
    if (matched > open.length) matched = open.length;
  }
}
