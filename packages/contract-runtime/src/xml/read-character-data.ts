import { quoteText } from "../quote-text.ts";
import { CARRIAGE_RETURN, isSpace, isXmlCharacter, stopsText, utf8Length } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { ReadError, unfinished } from "./read-error.ts";
import { readName } from "./read-name.ts";
import { checkCharacters, skipComment, skipProcessingInstruction } from "./skip-markup.ts";

/** Character data between two tags. */
export interface CharacterData {
  readonly text: string;
  /** The offset of the first character other than white space; if there is none, the offset where reading began. */
  readonly offset: number;
  /** True if there is only white space. */
  readonly blank: boolean;
}

/**
 * Reads up to the next tag or the end of the document: resolves references and CDATA sections, skips comments and
 * processing instructions, and normalises line ends (XML 1.0, section 2.11).
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
      // The only non-ASCII characters that XML forbids are U+FFFE and U+FFFF; both begin with 0xEF.
      if (byte === 0xef) checkCharacters(cursor, pos, pos + 1);
      pos += utf8Length(byte) - 1;
    } else if (byte !== 0x5d) {
      cursor.pos = pos;
      throw new ReadError("malformed-xml", pos, "a character of XML", cursor.showNext());
    } else if (bytes[pos + 1] === 0x5d && bytes[pos + 2] === 0x3e) {
      throw new ReadError("malformed-xml", pos, "no ]]> in text", '"]]>"');
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

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["apos", "'"],
  ["quot", '"'],
]);

/** Reads a character or entity reference (XML 1.0, section 4.1) from its `&`, and returns its text. */
export function readReference(cursor: Cursor): string {
  const start = cursor.pos;
  cursor.pos = start + 1;
  const numeric = cursor.bytes[cursor.pos] === 0x23;
  const body = numeric ? readCharacterNumber(cursor, start) : readName(cursor, "a reference or &amp;");
  if (cursor.bytes[cursor.pos] !== 0x3b) {
    throw new ReadError("malformed-xml", start, "a reference that ends with ;", quoteText(`&${body}`));
  }
  cursor.pos++;
  const character = numeric
    ? characterOf(body)
    : (PREDEFINED.get(body) ?? cursor.declared?.expand(body, start));
  if (character !== undefined) return character;
  const expected = numeric
    ? "a reference to a character of XML"
    : "one of the entities amp, lt, gt, apos and quot";
  throw new ReadError("malformed-xml", start, expected, quoteText(`&${body};`));
}

/** Reads `#` and the number of a character reference, with any number of leading zeros. */
function readCharacterNumber(cursor: Cursor, start: number): string {
  NUMBER.lastIndex = cursor.pos;
  const [number] = NUMBER.exec(cursor.latin1) ?? [];
  if (number === undefined) throw new ReadError("malformed-xml", start, "a character reference", '"&#"');
  cursor.pos += number.length;
  return number;
}

const NUMBER = /#(?:x[0-9a-fA-F]+|[0-9]+)/y;

function characterOf(number: string): string | undefined {
  // Number reads hexadecimal digits after 0x, and accepts any number of digits.
  const codePoint = Number(number.startsWith("#x") ? `0${number.slice(1)}` : number.slice(1));
  return isXmlCharacter(codePoint) ? String.fromCodePoint(codePoint) : undefined;
}
