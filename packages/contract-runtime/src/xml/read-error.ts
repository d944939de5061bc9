import type { IssueCode } from "../issue.ts";

/**
 * Thrown by a reader where it cannot continue; never leaves the package. It is not an `Error`: without a stack trace,
 * rejecting hostile input stays cheap.
 */
export class ReadError {
  readonly code: IssueCode;
  /** Byte offset. */
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
 * The error of a construct that the document ends within.
 *
 * @param offset the offset of the construct
 */
export function unfinished(offset: number, expected: string): ReadError {
  return new ReadError("malformed-xml", offset, expected, "the end of the document");
}
