import type { Result } from "../issue.ts";
import type { SchemaTable } from "../schema-table.ts";
import { admitDocument } from "../xml/admit-document.ts";
import { Fault } from "../xml/fault.ts";
import { readEpilog, readProlog } from "../xml/read-document.ts";
import { XML_DECLARATION } from "../xml/write.ts";
import type { DecodeOptions } from "./decode-options.ts";
import { decodeThoroughly } from "./decode-thoroughly.ts";
import { type ElementName, gaveUp, giveUp, leave, nextChild, QuickCursor } from "./quick-children.ts";

/** A document type as the generated code states it. */
export interface DocumentDecoder<T> {
  readonly root: ElementName;
  /** Reads the content of the root; the whole element when its type takes any content. */
  readonly read: (cursor: QuickCursor, root: ElementName) => T;
  readonly table: SchemaTable;
}

/**
 * Decodes a document: quickly when it is valid, which it nearly always is, and thoroughly when it is not,
 * so that the usual case does not pay for the explanations of the other.
 */
export function decodeDocument<T>(
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  decoder: DocumentDecoder<T>,
): Result<T> {
  const value = decodeQuickly(input, options, decoder);
  if (value !== undefined) return { ok: true, value };
  return decodeThoroughly(input, options, decoder.table, decoder.root.text) as Result<T>;
}

/** The value of a valid document; undefined for any other. */
export function decodeQuickly<T>(
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  { root, read }: DocumentDecoder<T>,
): T | undefined {
  try {
    const cursor = new QuickCursor(admitDocument(input, options), options);
    skipProlog(cursor);
    if (nextChild(cursor, [root], 0) !== 0) giveUp();
    const value = read(cursor, root);
    if (!root.open) leave(cursor, root);
    if (cursor.pos < cursor.end) readEpilog(cursor);
    return value;
  } catch (thrown) {
    if (gaveUp(thrown) || thrown instanceof Fault) return undefined;
    throw thrown;
  }
}

/** Moves to the root element, in a way that is short for what stands before nearly all of them. */
function skipProlog(cursor: QuickCursor): void {
  if (cursor.latin1.startsWith(XML_DECLARATION)) cursor.pos = XML_DECLARATION.length;
  if (isElementNext(cursor)) return;
  cursor.pos = 0;
  readProlog(cursor);
  // Inside of an element a CDATA section may come here.
  if (!isElementNext(cursor)) giveUp();
}

function isElementNext({ bytes, pos }: QuickCursor): boolean {
  return bytes[pos] === 0x3c && bytes[pos + 1] !== 0x21 && bytes[pos + 1] !== 0x3f;
}
