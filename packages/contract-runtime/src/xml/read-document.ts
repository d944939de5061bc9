import { quoteText } from "../quote-text.ts";
import { wrongByte } from "./admit-document.ts";
import type { Cursor } from "./cursor.ts";
import { ReadError, unfinished } from "./read-error.ts";
import { skipMiscellaneous } from "./skip-markup.ts";
import { DECLARES_ASCII } from "./utf-8.ts";
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
