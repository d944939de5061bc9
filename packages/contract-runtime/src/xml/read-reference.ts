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

/** Reads a character or entity reference (XML 1.0, section 4.1), the cursor standing on its `&`. */
export function readReference(cursor: Cursor): string {
  const start = cursor.pos;
  cursor.pos = start + 1;
  const character =
    cursor.latin1[cursor.pos] === "#" ? readCharacterReference(cursor, start) : readEntity(cursor, start);
  if (cursor.latin1[cursor.pos] !== ";") {
    const reference = cutOff(cursor.decode(start, cursor.pos));
    throw new Fault("malformed-xml", start, "a reference that ends with ;", `"${reference}"`);
  }
  cursor.pos++;
  return character;
}

function readCharacterReference(cursor: Cursor, start: number): string {
  // Seven digits hold every code point; leading zeros are allowed without end.
  const pattern = /#(?:x0*([0-9a-fA-F]{1,7})|0*([0-9]{1,7}))/y;
  pattern.lastIndex = cursor.pos;
  const match = pattern.exec(cursor.latin1);
  if (match === null) throw new Fault("malformed-xml", start, "a character reference", '"&#"');
  const codePoint =
    match[1] !== undefined ? Number.parseInt(match[1], 16) : Number.parseInt(match[2] as string, 10);
  cursor.pos += match[0].length;
  if (!isXmlCharacter(codePoint)) {
    throw new Fault("malformed-xml", start, "a reference to a character of XML", `"&${cutOff(match[0])};"`);
  }
  return String.fromCodePoint(codePoint);
}

function readEntity(cursor: Cursor, start: number): string {
  const name = readName(cursor, "a reference or &amp;");
  const character = PREDEFINED.get(name);
  if (character === undefined) {
    const expected = "one of the entities amp, lt, gt, apos and quot";
    throw new Fault("malformed-xml", start, expected, `"&${cutOff(name)};"`);
  }
  return character;
}
