import { cutOff } from "../quote-text.ts";
import { Fault } from "../xml/fault.ts";
import type { JsonCursor } from "./json-cursor.ts";
import { isReadExactly } from "./read-exactly.ts";

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
/** `"`, `\`, `/`, `b`, `f`, `n`, `r`, `t` */
const ESCAPED = new Set([QUOTE, BACKSLASH, 0x2f, 0x62, 0x66, 0x6e, 0x72, 0x74]);
const FOUR_HEX_DIGITS = /[0-9A-Fa-f]{4}/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = ["true", "false", "null"];

/** Reads a number, boolean or null. `expected` is what a fault says should stand there. */
export function skipScalar(cursor: JsonCursor, expected: string): void {
  const { latin1, pos } = cursor;
  const word = WORDS.find((candidate) => latin1.startsWith(candidate, pos));
  const literal = word ?? matchAt(NUMBER, latin1, pos);
  if (literal === undefined) throw cursor.malformed(expected);
  cursor.pos += literal.length;
  if (word === undefined && !isReadExactly(literal))
    cursor.report("inexact-number", pos, "a number that a double holds", cutOff(literal));
}

/** Reads the name of a member. `expected` is what a fault says should stand there. */
export function readName(cursor: JsonCursor, expected: string): string {
  const start = cursor.pos;
  if (cursor.bytes[start] !== QUOTE) throw cursor.malformed(expected);
  skipString(cursor);
  const text = cursor.decode(start, cursor.pos);
  return text.includes("\\") ? JSON.parse(text) : text.slice(1, -1);
}

/** Reads a string, the cursor being at its first quote. */
export function skipString(cursor: JsonCursor): void {
  const { bytes } = cursor;
  const start = cursor.pos++;
  for (;;) {
    const byte = bytes[cursor.pos];
    if (byte === undefined)
      throw new Fault("malformed-json", start, "a string with an end", "the end of the document");
    if (byte < 0x20) throw cursor.malformed("an escape instead of a control character");
    cursor.pos++;
    if (byte === QUOTE) return;
    if (byte === BACKSLASH) skipEscape(cursor);
  }
}

function skipEscape(cursor: JsonCursor): void {
  const byte = cursor.bytes[cursor.pos] ?? 0;
  if (byte !== LETTER_U && !ESCAPED.has(byte)) throw cursor.malformed("an escape that JSON has");
  cursor.pos++;
  if (byte !== LETTER_U) return;
  if (matchAt(FOUR_HEX_DIGITS, cursor.latin1, cursor.pos) === undefined)
    throw cursor.malformed("four hexadecimal digits");
  cursor.pos += 4;
}

function matchAt(expression: RegExp, text: string, position: number): string | undefined {
  expression.lastIndex = position;
  return expression.exec(text)?.[0];
}
