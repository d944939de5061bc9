import type { IssueCode } from "../issue.ts";
import { MAX_ISSUES, writePointer } from "../issue.ts";
import { cutOff, showCharacter } from "../quote-text.ts";
import { codePointAt } from "../xml/characters.ts";
import { ReadError } from "../xml/read-error.ts";
import { sliceAscii, sliceUtf8 } from "../xml/utf-8.ts";
import { isReadExactly } from "./exact-numbers.ts";

/** The position of a value in a document, and the values inside it. */
export interface JsonNode {
  /** The byte offset of its first character. */
  readonly offset: number;
  /** The members of an object. Of duplicate names the last one counts, as in `JSON.parse`. */
  readonly members?: Map<string, JsonMember>;
  /** The items of an array. */
  readonly items?: JsonNode[];
}

export interface JsonMember {
  /** The byte offset of the quote before its name. */
  readonly nameOffset: number;
  readonly value: JsonNode;
}

/** An error and its path in the value. */
export interface LocatedError {
  /** A JSON Pointer. */
  readonly path: string;
  readonly error: ReadError;
}

/** An object or array whose end has not been read. */
export interface OpenNode {
  readonly node: JsonNode;
  /** The name or position of the current member or item. */
  step: string | number | undefined;
}

/** A position in a document during reading. The functions of this folder only move it forward. */
export class JsonCursor {
  readonly bytes: Uint8Array;
  /** The document with one character per byte, for slicing ASCII. */
  readonly latin1: string;
  readonly maxDepth: number;
  /** Open objects and arrays, the outermost first. */
  readonly open: OpenNode[] = [];
  /** Errors after which reading continued. */
  readonly errors: LocatedError[] = [];
  /** Offset of the next byte to read. */
  pos: number;

  /** @param bytes valid UTF-8; a leading byte order mark is skipped, as RFC 8259 allows */
  constructor(bytes: Uint8Array, maxDepth: number) {
    this.bytes = bytes;
    this.latin1 = sliceAscii(bytes, 0, bytes.length);
    this.maxDepth = maxDepth;
    this.pos = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  }

  /** Decodes a range of bytes. */
  decode(start: number, end: number): string {
    return sliceUtf8(this.bytes, start, end);
  }

  /** Returns the JSON Pointer of the cursor's position in the value. */
  path(): string {
    return writePointer(this.open.map(({ step }) => step).filter((step) => step !== undefined));
  }

  /** Records an error after which reading continues. */
  report(code: IssueCode, offset: number, expected: string, received: string): void {
    if (this.errors.length === MAX_ISSUES) return;
    this.errors.push({ path: this.path(), error: new ReadError(code, offset, expected, received) });
  }

  /** Returns the error of an unexpected character at the cursor. */
  malformed(expected: string): ReadError {
    const isEnd = this.pos >= this.bytes.length;
    const received = isEnd ? "the end of the document" : showCharacter(codePointAt(this.bytes, this.pos));
    return new ReadError("malformed-json", this.pos, expected, received);
  }
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const LETTER_U = 0x75;
/** `"`, `\`, `/`, `b`, `f`, `n`, `r`, `t` */
const ESCAPED = new Set([QUOTE, BACKSLASH, 0x2f, 0x62, 0x66, 0x6e, 0x72, 0x74]);
const FOUR_HEX_DIGITS = /[0-9A-Fa-f]{4}/y;
const NUMBER = /-?(?:0|[1-9][0-9]*)(?:\.[0-9]+)?(?:[eE][+-]?[0-9]+)?/y;
const WORDS = ["true", "false", "null"];

/** Reads a number, boolean or null. `expected` describes it in an error. */
export function skipScalar(cursor: JsonCursor, expected: string): void {
  const { latin1, pos } = cursor;
  const word = WORDS.find((candidate) => latin1.startsWith(candidate, pos));
  const literal = word ?? matchAt(NUMBER, latin1, pos);
  if (literal === undefined) throw cursor.malformed(expected);
  cursor.pos += literal.length;
  if (word === undefined && !isReadExactly(literal))
    cursor.report("inexact-number", pos, "a number that a double holds", cutOff(literal));
}

/** Reads the name of a member. `expected` describes it in an error. */
export function readName(cursor: JsonCursor, expected: string): string {
  const start = cursor.pos;
  if (cursor.bytes[start] !== QUOTE) throw cursor.malformed(expected);
  skipString(cursor);
  const text = cursor.decode(start, cursor.pos);
  return text.includes("\\") ? JSON.parse(text) : text.slice(1, -1);
}

/** Reads a string. The cursor is at its first quote. */
export function skipString(cursor: JsonCursor): void {
  const { bytes } = cursor;
  const start = cursor.pos++;
  for (;;) {
    const byte = bytes[cursor.pos];
    if (byte === undefined)
      throw new ReadError("malformed-json", start, "a string with an end", "the end of the document");
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
