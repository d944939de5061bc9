import type { Cursor, DoctypeReader } from "./cursor.ts";
import { readInternalSubset } from "./read-doctype.ts";
import { ReadError, unfinished } from "./read-error.ts";
import { readName } from "./read-name.ts";
import { checkCharacters, skipSpace } from "./skip-markup.ts";

/**
 * Skips a DOCTYPE without an internal subset (XML 1.0, section 2.8). Its external files are not read, so the document has
 * only the five entities of XML. A DOCTYPE with an internal subset is an `unsupported-doctype` issue.
 */
export const skipDoctype: DoctypeReader = (cursor) => {
  readDeclaration(cursor, () => {
    throw new ReadError("unsupported-doctype", cursor.pos, "a DOCTYPE that declares nothing", "declarations");
  });
};

/**
 * Reads a DOCTYPE with its internal subset: expands text entities up to 64 KiB in total, and applies attribute defaults.
 * External identifiers are not fetched.
 */
export const readDoctype: DoctypeReader = (cursor) => {
  readDeclaration(cursor, () => {
    cursor.declared = readInternalSubset(cursor);
    skipSpace(cursor);
  });
};

function readDeclaration(cursor: Cursor, readSubset: () => void): void {
  const start = cursor.pos;
  cursor.pos += "<!DOCTYPE".length;
  requireSpace(cursor);
  readName(cursor, "the name of the root element");
  const spaced = skipSpace(cursor);
  if (spaced && cursor.lookingAt("SYSTEM")) {
    cursor.pos += "SYSTEM".length;
    readLiteral(cursor);
  } else if (spaced && cursor.lookingAt("PUBLIC")) {
    cursor.pos += "PUBLIC".length;
    requirePublicIdentifier(cursor, readLiteral(cursor));
    readLiteral(cursor);
  }
  skipSpace(cursor);
  if (cursor.lookingAt("[")) readSubset();
  if (cursor.pos >= cursor.bytes.length) throw unfinished(start, "a DOCTYPE that ends with >");
  if (!cursor.lookingAt(">")) throw new ReadError("malformed-xml", cursor.pos, ">", cursor.showNext());
  cursor.pos++;
}

/** Reads a quoted literal and returns the text between the quotes. */
function readLiteral(cursor: Cursor): string {
  requireSpace(cursor);
  const start = cursor.pos;
  const quote = cursor.latin1[start];
  if (quote !== '"' && quote !== "'")
    throw new ReadError("malformed-xml", start, "a literal", cursor.showNext());
  const end = cursor.latin1.indexOf(quote, start + 1);
  if (end === -1) throw unfinished(start, "a literal that ends");
  checkCharacters(cursor, start + 1, end);
  cursor.pos = end + 1;
  return cursor.decode(start + 1, end);
}

/** Production [13] PubidChar. */
function requirePublicIdentifier(cursor: Cursor, text: string): void {
  if (/^[ \r\na-zA-Z0-9\-'()+,./:=?;!*#@$_%]*$/.test(text)) return;
  throw new ReadError("malformed-xml", cursor.pos, "a public identifier", "other characters");
}

function requireSpace(cursor: Cursor): void {
  if (!skipSpace(cursor)) throw new ReadError("malformed-xml", cursor.pos, "white space", cursor.showNext());
}
