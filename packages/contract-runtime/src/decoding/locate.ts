import { createIssue, type Issue, type IssueCode } from "../issue.ts";
import type { ReadError } from "../xml/read-error.ts";
import { encodeUtf8 } from "../xml/utf-8.ts";

/** A position in a document. */
export interface Position {
  /** Starts at 1. */
  readonly line: number;
  /** Starts at 1, in Unicode characters. */
  readonly column: number;
}

/** Converts byte offsets of a document to lines and columns. No line is passed twice, but that of an earlier offset. */
export class Locator {
  readonly #bytes: Uint8Array;
  #offset: number;
  /** Where the lines begin that have been passed. */
  readonly #lines: number[];
  #line = 1;
  #column = 1;

  constructor(input: Uint8Array | string) {
    this.#bytes = typeof input === "string" ? encodeUtf8(input) : input;
    const mark = this.#bytes[0] === 0xef && this.#bytes[1] === 0xbb && this.#bytes[2] === 0xbf;
    this.#offset = mark ? 3 : 0;
    this.#lines = [this.#offset];
  }

  locate(offset: number): Position {
    if (offset < this.#offset) this.#rewind(offset);
    const end = Math.min(offset, this.#bytes.length);
    while (this.#offset < end) this.#advance();
    return { line: this.#line, column: this.#column };
  }

  #advance(): void {
    const byte = this.#bytes[this.#offset++] as number;
    if (byte === 0x0a || (byte === 0x0d && this.#bytes[this.#offset] !== 0x0a)) {
      this.#lines[this.#line++] = this.#offset;
      this.#column = 1;
    } else if (byte !== 0x0d && (byte & 0xc0) !== 0x80) {
      // Only the first byte of a character counts; continuation bytes are 10xxxxxx.
      this.#column++;
    }
  }

  #rewind(offset: number): void {
    this.#line = this.#lines.findLastIndex((start) => start <= offset) + 1 || 1;
    this.#offset = this.#lines[this.#line - 1] as number;
    this.#column = 1;
  }
}

/** Creates an issue at a byte offset. */
export function locateIssue(
  locator: Locator,
  code: IssueCode,
  path: string,
  offset: number,
  expected: string,
  received: string,
): Issue {
  return createIssue(code, path, expected, received, locator.locate(offset));
}

/** Creates the issue of an error that ended the reading of a document. */
export function locateReadError(input: Uint8Array | string, error: ReadError, path: string): Issue {
  return locateIssue(new Locator(input), error.code, path, error.offset, error.expected, error.received);
}
