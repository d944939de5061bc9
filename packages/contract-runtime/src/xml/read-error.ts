import type { IssueCode } from "../issue.ts";

/**
 * Thrown inside a reader at the first thing it cannot read past; never leaves the package.
 * Not an Error on purpose: no stack is captured, so that refusing hostile input stays cheap.
 */
export class ReadError {
  readonly code: IssueCode;
  /** Byte offset of what is wrong. */
  readonly offset: number;
  readonly expected: string;
  readonly received: string;

  constructor(code: IssueCode, offset: number, expected: string, received: string) {
    this.code = code;
    this.offset = offset;
    this.expected = expected;
    this.received = received;
  }
}

/** The fault of a construct that the document ends within; `offset` is where the construct begins. */
export function unfinished(offset: number, expected: string): ReadError {
  return new ReadError("malformed-xml", offset, expected, "the end of the document");
}
