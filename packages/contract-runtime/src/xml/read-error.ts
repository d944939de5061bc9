import type { IssueCode } from "../issue.ts";

/**
 * Thrown by a reader that cannot continue; never leaves the package. It is not an `Error`: without a stack trace,
 * rejecting hostile input stays cheap.
 */
export class ReadError {
  readonly code: IssueCode;
  /** The byte offset of the error. */
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

/**
 * Creates the error of a construct that is not closed at the end of the document.
 *
 * @param offset the offset of the construct
 */
export function unfinished(offset: number, expected: string): ReadError {
  return new ReadError("malformed-xml", offset, expected, "the end of the document");
}
