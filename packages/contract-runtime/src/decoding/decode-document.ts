import type { Result } from "../issue.ts";
import type { SchemaTable } from "../schema-table.ts";
import { admitDocument } from "../xml/admit-document.ts";
import { Fault } from "../xml/fault.ts";
import { readEpilog, readProlog } from "../xml/read-document.ts";
import type { DecodeOptions } from "./decode-options.ts";
import { decodeThoroughly } from "./decode-thoroughly.ts";
import { type ElementName, gaveUp, giveUp, nextChild, QuickCursor } from "./quick-children.ts";

/** A document type as the generated code states it. */
export interface DocumentDecoder<T> {
  readonly root: ElementName;
  /** The generated decoder of the root's type. */
  readonly read: (cursor: QuickCursor, name: ElementName) => T;
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
    readProlog(cursor);
    if (nextChild(cursor, [root], 0) !== 0) giveUp();
    const value = read(cursor, root);
    readEpilog(cursor);
    return value;
  } catch (thrown) {
    if (gaveUp(thrown) || thrown instanceof Fault) return undefined;
    throw thrown;
  }
}
