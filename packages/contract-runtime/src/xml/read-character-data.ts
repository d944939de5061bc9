import { CARRIAGE_RETURN, isSpace, stopsText, utf8Length } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { Fault, unfinished } from "./fault.ts";
import { readReference } from "./read-reference.ts";
import { checkCharacters, skipComment, skipProcessingInstruction } from "./skip-markup.ts";

/** Character data between two tags. */
export interface CharacterData {
  readonly text: string;
  /** Offset of the first character that is not white space; where reading began when there is none. */
  readonly offset: number;
  /** Nothing but white space. */
  readonly blank: boolean;
}

/**
 * Reads up to the next tag (or the end): references and CDATA sections resolved, comments and processing
 * instructions left out, line ends normalised (XML 1.0, section 2.11).
 */
export function readCharacterData(cursor: Cursor): CharacterData {
  const { bytes } = cursor;
  const start = cursor.pos;
  let offset = -1;
  let text = "";
  for (;;) {
    const runStart = cursor.pos;
    const run = readPlainRun(cursor);
    if (run !== "") {
      text += run;
      if (offset === -1) offset = findNonSpace(bytes, runStart, cursor.pos);
    }
    const markupStart = cursor.pos;
    if (markupStart >= bytes.length) break;
    if (bytes[markupStart] === 0x26) {
      const character = readReference(cursor);
      text += character;
      if (offset === -1 && !isSpace(character.charCodeAt(0))) offset = markupStart;
    } else if (bytes[markupStart + 1] !== 0x21 && bytes[markupStart + 1] !== 0x3f) {
      break;
    } else if (cursor.lookingAt("<![CDATA[")) {
      const section = readCdata(cursor);
      text += section;
      if (offset === -1 && /[^\t\n\r ]/.test(section)) offset = markupStart;
    } else if (cursor.lookingAt("<!--")) {
      skipComment(cursor);
    } else if (cursor.lookingAt("<?")) {
      skipProcessingInstruction(cursor);
    } else {
      break;
    }
  }
  return { text, offset: offset === -1 ? start : offset, blank: offset === -1 };
}

/** Reads text up to the next `<` or `&`. */
function readPlainRun(cursor: Cursor): string {
  const { bytes } = cursor;
  const start = cursor.pos;
  let pos = start;
  let normalise = false;
  for (; pos < bytes.length; pos++) {
    const byte = bytes[pos] as number;
    if (!stopsText(byte)) continue;
    if (byte === 0x3c || byte === 0x26) break;
    if (byte === CARRIAGE_RETURN) {
      normalise = true;
    } else if (byte >= 0x80) {
      // Past ASCII only U+FFFE and U+FFFF are no characters of XML, and both begin with 0xEF.
      if (byte === 0xef) checkCharacters(cursor, pos, pos + 1);
      pos += utf8Length(byte) - 1;
    } else if (byte !== 0x5d) {
      cursor.pos = pos;
      throw new Fault("malformed-xml", pos, "a character of XML", cursor.showNext());
    } else if (bytes[pos + 1] === 0x5d && bytes[pos + 2] === 0x3e) {
      throw new Fault("malformed-xml", pos, "no ]]> in text", '"]]>"');
    }
  }
  cursor.pos = pos;
  const run = cursor.decode(start, pos);
  return normalise ? normaliseLineEnds(run) : run;
}

function readCdata(cursor: Cursor): string {
  const start = cursor.pos + "<![CDATA[".length;
  const end = cursor.indexOf("]]>", start);
  if (end === -1) throw unfinished(cursor.pos, "a CDATA section that ends with ]]>");
  checkCharacters(cursor, start, end);
  cursor.pos = end + 3;
  return normaliseLineEnds(cursor.decode(start, end));
}

function findNonSpace(bytes: Uint8Array, start: number, end: number): number {
  for (let pos = start; pos < end; pos++) if (!isSpace(bytes[pos])) return pos;
  return -1;
}

function normaliseLineEnds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}
