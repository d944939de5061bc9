import { codePointAt, isSpace, isXmlCharacter, showCharacter, utf8Length } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { Fault } from "./fault.ts";
import { readName } from "./read-name.ts";

/** Moves past white space and says whether there was any. */
export function skipSpace(cursor: Cursor): boolean {
  const start = cursor.pos;
  while (isSpace(cursor.bytes[cursor.pos])) cursor.pos++;
  return cursor.pos > start;
}

/** Moves past a comment (XML 1.0, section 2.5), the cursor standing on its `<!--`. */
export function skipComment(cursor: Cursor): void {
  const start = cursor.pos;
  const dashes = cursor.latin1.indexOf("--", start + 4);
  if (dashes === -1) throw unfinished(cursor, start, "a comment that ends with -->");
  if (cursor.bytes[dashes + 2] !== 0x3e) {
    throw new Fault("malformed-xml", dashes, "no -- inside a comment", '"--"');
  }
  checkCharacters(cursor, start + 4, dashes);
  cursor.pos = dashes + 3;
}

/** Moves past a processing instruction (XML 1.0, section 2.6), the cursor standing on its `<?`. */
export function skipProcessingInstruction(cursor: Cursor): void {
  const start = cursor.pos;
  cursor.pos += 2;
  const target = readName(cursor, "the target of a processing instruction");
  if (target.toLowerCase() === "xml" || target.includes(":")) {
    const expected = target.includes(":")
      ? "a target without a colon"
      : "an XML declaration at the very start only";
    throw new Fault("malformed-xml", start, expected, `"<?${target}"`);
  }
  const end = cursor.latin1.indexOf("?>", cursor.pos);
  if (end === -1) throw unfinished(cursor, start, "a processing instruction that ends with ?>");
  if (end !== cursor.pos && !isSpace(cursor.bytes[cursor.pos])) {
    throw new Fault(
      "malformed-xml",
      cursor.pos,
      "white space after the target",
      showCharacter(codePointAt(cursor.bytes, cursor.pos)),
    );
  }
  checkCharacters(cursor, cursor.pos, end);
  cursor.pos = end + 2;
}

/** Refuses characters that no XML document may hold (XML 1.0, production [2]). */
export function checkCharacters(cursor: Cursor, start: number, end: number): void {
  const { bytes } = cursor;
  for (let pos = start; pos < end; pos += utf8Length(bytes[pos] as number)) {
    const byte = bytes[pos] as number;
    // Of the characters past ASCII only U+FFFE and U+FFFF are out, and both begin with 0xEF.
    if ((byte < 0x20 || byte === 0xef) && !isXmlCharacter(codePointAt(bytes, pos))) {
      throw new Fault("malformed-xml", pos, "a character of XML", showCharacter(codePointAt(bytes, pos)));
    }
  }
}

/** True when the document goes on with the given ASCII text. */
export function lookingAt(cursor: Cursor, ascii: string): boolean {
  return cursor.latin1.startsWith(ascii, cursor.pos);
}

/** The fault of a construct that the document ends within. */
export function unfinished(cursor: Cursor, offset: number, expected: string): Fault {
  cursor.pos = cursor.bytes.length;
  return new Fault("malformed-xml", offset, expected, "the end of the document");
}
