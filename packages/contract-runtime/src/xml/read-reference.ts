import { cutOff } from "../quote-text.ts";
import { isXmlCharacter } from "./characters.ts";
import type { Cursor } from "./cursor.ts";
import { Fault } from "./fault.ts";
import { readName } from "./read-name.ts";

const PREDEFINED: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["apos", "'"],
  ["quot", '"'],
]);

/** Reads a character or entity reference (XML 1.0, section 4.1) and gives its text, the cursor standing on its `&`. */
export function readReference(cursor: Cursor): string {
  const start = cursor.pos;
  cursor.pos = start + 1;
  const numeric = cursor.bytes[cursor.pos] === 0x23;
  const body = numeric ? readCharacterNumber(cursor, start) : readName(cursor, "a reference or &amp;");
  if (cursor.bytes[cursor.pos] !== 0x3b) {
    throw new Fault("malformed-xml", start, "a reference that ends with ;", `"${cutOff(`&${body}`)}"`);
  }
  cursor.pos++;
  const character = numeric
    ? characterOf(body)
    : (PREDEFINED.get(body) ?? cursor.declared?.expand(body, start));
  if (character !== undefined) return character;
  const expected = numeric
    ? "a reference to a character of XML"
    : "one of the entities amp, lt, gt, apos and quot";
  throw new Fault("malformed-xml", start, expected, `"${cutOff(`&${body};`)}"`);
}

/** Reads `#` and the number of a character reference. Leading zeros are allowed without end. */
function readCharacterNumber(cursor: Cursor, start: number): string {
  NUMBER.lastIndex = cursor.pos;
  const [number] = NUMBER.exec(cursor.latin1) ?? [];
  if (number === undefined) throw new Fault("malformed-xml", start, "a character reference", '"&#"');
  cursor.pos += number.length;
  return number;
}

const NUMBER = /#(?:x[0-9a-fA-F]+|[0-9]+)/y;

function characterOf(number: string): string | undefined {
  // Number reads hexadecimal digits behind 0x, and takes any amount of digits.
  const codePoint = Number(number.startsWith("#x") ? `0${number.slice(1)}` : number.slice(1));
  return isXmlCharacter(codePoint) ? String.fromCodePoint(codePoint) : undefined;
}
