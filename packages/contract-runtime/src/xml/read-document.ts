import { quoteText, showCharacter } from "../quote-text.ts";
import type { Cursor } from "./cursor.ts";
import { DEFAULT_BOUNDS, type DecodeOptions } from "./cursor.ts";
import { ReadError, unfinished } from "./read-error.ts";
import { skipMiscellaneous } from "./skip-markup.ts";
import { DECLARES_ASCII, encodeUtf8, findInvalidUtf8, sliceAscii } from "./utf-8.ts";
import { XML_DECLARATION } from "./write.ts";

const DECLARATION =
  /<\?xml[\t\n\r ]+version[\t\n\r ]*=[\t\n\r ]*(?:"1\.[0-9]+"|'1\.[0-9]+')(?:[\t\n\r ]+encoding[\t\n\r ]*=[\t\n\r ]*(?:"([A-Za-z][A-Za-z0-9._-]*)"|'([A-Za-z][A-Za-z0-9._-]*)'))?(?:[\t\n\r ]+standalone[\t\n\r ]*=[\t\n\r ]*(?:"(?:yes|no)"|'(?:yes|no)'))?[\t\n\r ]*\?>/y;

/** Moves from the start of a document to the `<` of its root element (XML 1.0, section 2.8). */
export function readProlog(cursor: Cursor): void {
  // Fast path for the XML declaration that this project's encoders, and most others, write.
  if (cursor.lookingAt(XML_DECLARATION)) cursor.pos = XML_DECLARATION.length;
  if (isElementNext(cursor)) return;
  cursor.pos = 0;
  if (cursor.lookingAt("\u00ef\u00bb\u00bf")) cursor.pos = 3;
  readDeclaration(cursor);
  skipMiscellaneous(cursor);
  if (cursor.lookingAt("<!DOCTYPE")) {
    if (cursor.readDoctype === undefined)
      throw new ReadError("unsupported-doctype", cursor.pos, "a document without DOCTYPE", "a DOCTYPE");
    cursor.readDoctype(cursor);
    skipMiscellaneous(cursor);
  }
  if (!cursor.lookingAt("<")) throw unexpectedText(cursor, "a root element");
}

function isElementNext({ bytes, pos }: Cursor): boolean {
  return bytes[pos] === 0x3c && bytes[pos + 1] !== 0x21 && bytes[pos + 1] !== 0x3f;
}

/** Rejects everything except comments, processing instructions and white space behind the root element. */
export function readEpilog(cursor: Cursor): void {
  skipMiscellaneous(cursor);
  if (cursor.pos < cursor.bytes.length) throw unexpectedText(cursor, "nothing after the root element");
}

/** Moves past the XML declaration if there is one. `<?xml-stylesheet` is a processing instruction instead. */
function readDeclaration(cursor: Cursor): void {
  const { latin1, pos: start } = cursor;
  if (!/^<\?xml(?:[\t\n\r ?]|$)/.test(latin1.slice(start, start + 6))) return;
  DECLARATION.lastIndex = start;
  const match = DECLARATION.exec(latin1);
  if (match === null) {
    if (!latin1.includes("?>", start)) throw unfinished(start, "an XML declaration that ends with ?>");
    const expected = '<?xml version="1.0" encoding="UTF-8"?>';
    throw new ReadError("malformed-xml", start, expected, "another XML declaration");
  }
  const [declaration, doubleQuoted, encoding = doubleQuoted] = match;
  if (DECLARES_ASCII.test(declaration)) {
    const other = latin1.search(/[^\0-\x7f]/);
    if (other !== -1) throw wrongByte(cursor.bytes, other);
  } else if (encoding !== undefined && encoding.toLowerCase() !== "utf-8") {
    const offset = declaration.indexOf(encoding, declaration.indexOf("encoding") + "encoding".length);
    throw new ReadError("unsupported-encoding", start + offset, "UTF-8", quoteText(encoding));
  }
  cursor.pos += declaration.length;
}

function unexpectedText(cursor: Cursor, expected: string): ReadError {
  return new ReadError("malformed-xml", cursor.pos, expected, cursor.showNext());
}

/**
 * Returns the bytes of a document after checking its size and encoding.
 *
 * @throws ReadError with `limit-size`, `unsupported-encoding` or, for a string with a lone surrogate, `malformed-xml`
 */
export function admitDocument(
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  defaults = DEFAULT_BOUNDS,
): Uint8Array {
  const maxBytes = options?.maxBytes ?? defaults.maxBytes;
  // A UTF-16 unit needs at least one byte, so a string that is too long is rejected before it is encoded.
  // Written so that a bound of NaN rejects everything.
  if (!(input.length <= maxBytes)) throw tooLarge(maxBytes, input.length);
  if (typeof input === "string" && !input.isWellFormed()) throw loneSurrogate(input);
  const bytes = typeof input === "string" ? encodeUtf8(input) : input;
  if (!(bytes.length <= maxBytes)) throw tooLarge(maxBytes, bytes.length);
  if (typeof input !== "string" && (input[0] === 0 || input[1] === 0)) {
    throw new ReadError("unsupported-encoding", 0, "UTF-8", "UTF-16 or UTF-32");
  }
  const invalid = findInvalidUtf8(bytes);
  if (invalid >= 0) throw wrongByte(bytes, invalid);
  return bytes;
}

function tooLarge(maxBytes: number, length: number): ReadError {
  return new ReadError("limit-size", 0, `at most ${maxBytes} bytes`, `${length} or more`);
}

function loneSurrogate(text: string): ReadError {
  const index = text.search(/\p{Cs}/u);
  const offset = encodeUtf8(text.slice(0, index)).length;
  return new ReadError("malformed-xml", offset, "Unicode text", showCharacter(text.charCodeAt(index)));
}

/** Creates the error of a byte that does not occur in the encoding of a document. */
function wrongByte(bytes: Uint8Array, offset: number): ReadError {
  const expected = DECLARES_ASCII.test(sliceAscii(bytes, 0, Math.min(200, bytes.length)))
    ? "US-ASCII"
    : "UTF-8";
  const byte = (bytes[offset] as number).toString(16).toUpperCase().padStart(2, "0");
  const received = `the byte 0x${byte}, which is not ${expected} here`;
  return new ReadError("unsupported-encoding", offset, expected, received);
}
