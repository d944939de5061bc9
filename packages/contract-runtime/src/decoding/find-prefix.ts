import { encodeUtf8 } from "../xml/utf-8.ts";

/** A prefix that is declared at the reader's position, with its colon. */
export interface Prefix {
  /** The number of its namespace. */
  readonly namespaceId: number;
  readonly length: number;
  /** The first four bytes of prefix and colon, and a mask for fewer bytes. */
  readonly word: number;
  readonly mask: number;
  readonly bytes: Uint8Array;
}

/** Cache limit: most writers declare the same few prefixes in each document. */
const MAX_KNOWN = 64;
const known = new Map<string, Omit<Prefix, "namespaceId">>();

/** Prepares a prefix for comparison with the bytes of a document. */
export function findPrefix(prefix: string, namespaceId: number): Prefix {
  const found = known.get(prefix) ?? makePrefix(prefix);
  if (known.size < MAX_KNOWN) known.set(prefix, found);
  return { ...found, namespaceId };
}

function makePrefix(prefix: string): Omit<Prefix, "namespaceId"> {
  const bytes = encodeUtf8(`${prefix}:`);
  const { length } = bytes;
  const padded = new Uint8Array(length + 4);
  padded.set(bytes);
  const word = new DataView(padded.buffer).getInt32(0, true);
  const mask = length >= 4 ? -1 : (1 << (8 * length)) - 1;
  return { length, word: word & mask, mask, bytes };
}
