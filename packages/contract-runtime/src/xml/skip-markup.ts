import { quoteText } from "../quote-text.ts";
import { codePointAt, isSpace, isXmlCharacter, utf8Length } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { ReadError, unfinished } from "./read-error.ts";
import { readName } from "./read-name.ts";

/** Moves past white space. Returns true if there was any. */
export function skipSpace(cursor: Cursor): boolean {
  const start = cursor.pos;
  while (isSpace(cursor.bytes[cursor.pos])) cursor.pos++;
  return cursor.pos > start;
}

/** Moves past a comment or a processing instruction. Returns false if neither comes next. */
export function skipMisc(cursor: Cursor): boolean {
  if (cursor.lookingAt("<!--")) skipComment(cursor);
  else if (cursor.lookingAt("<?")) skipProcessingInstruction(cursor);
  else return false;
  return true;
}

/** Moves past white space, comments and processing instructions. */
export function skipMiscellaneous(cursor: Cursor): void {
  do skipSpace(cursor);
  while (skipMisc(cursor));
}

/** Moves past a comment (XML 1.0, section 2.5). The cursor is at its `<!--`. */
export function skipComment(cursor: Cursor): void {
  const start = cursor.pos;
  const dashes = cursor.indexOf("--", start + 4);
  if (dashes === -1 || dashes + 2 === cursor.bytes.length) {
    throw unfinished(start, "a comment that ends with -->");
  }
  if (cursor.bytes[dashes + 2] !== 0x3e) {
    throw new ReadError("malformed-xml", dashes, "no -- inside a comment", '"--"');
  }
  checkCharacters(cursor, start + 4, dashes);
  cursor.pos = dashes + 3;
}

/** Moves past a processing instruction (XML 1.0, section 2.6). The cursor is at its `<?`. */
export function skipProcessingInstruction(cursor: Cursor): void {
  const start = cursor.pos;
  cursor.pos += 2;
  const target = readName(cursor, "the target of a processing instruction");
  if (target.toLowerCase() === "xml") {
    throw new ReadError("malformed-xml", start, "an XML declaration at the very start only", `"<?${target}"`);
  }
  if (target.includes(":")) {
    throw new ReadError("malformed-xml", start + 2, "a target without a colon", quoteText(target));
  }
  const end = cursor.indexOf("?>", cursor.pos);
  if (end === -1) throw unfinished(start, "a processing instruction that ends with ?>");
  if (end !== cursor.pos && !isSpace(cursor.bytes[cursor.pos])) {
    throw new ReadError("malformed-xml", cursor.pos, "white space after the target", cursor.showNext());
  }
  checkCharacters(cursor, cursor.pos, end);
  cursor.pos = end + 2;
}

/** Rejects characters that XML does not allow (XML 1.0, production [2]). */
export function checkCharacters(cursor: Cursor, start: number, end: number): void {
  const { bytes } = cursor;
  for (let pos = start; pos < end; pos += utf8Length(bytes[pos] as number)) {
    const byte = bytes[pos] as number;
    // The only non-ASCII characters that XML forbids are U+FFFE and U+FFFF; both begin with 0xEF.
    if ((byte < 0x20 || byte === 0xef) && !isXmlCharacter(codePointAt(bytes, pos))) {
      cursor.pos = pos;
      throw new ReadError("malformed-xml", pos, "a character of XML", cursor.showNext());
    }
  }
}
