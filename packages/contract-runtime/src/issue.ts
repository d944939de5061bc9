import { boundPath, boundText } from "./quote-text.ts";

/**
 * All codes of issues. The list is closed, so callers may switch over it.
 *
 * - documents: `malformed-xml` to `unexpected-nil`; JSON documents also `malformed-json` to `inexact-number`
 * - texts in documents, and values: `invalid-lexical` to `assertion-failed`
 * - only values (validators, configuration, JSON documents): the rest
 */
export const ISSUE_CODES = [
  "malformed-xml",
  "unsupported-doctype",
  "unsupported-encoding",
  "limit-size",
  "limit-depth",
  "limit-attributes",
  "unexpected-root",
  "missing-element",
  "unexpected-element",
  "repeated-element",
  "missing-attribute",
  "unexpected-attribute",
  "unexpected-text",
  "unsupported-xsi-type",
  "invalid-xsi-type",
  "unexpected-nil",
  "malformed-json",
  "repeated-member",
  "inexact-number",
  "invalid-lexical",
  "out-of-range",
  "not-in-enumeration",
  "pattern-mismatch",
  "invalid-length",
  "unknown-reference",
  "invalid-key",
  "assertion-failed",
  "invalid-type",
  "missing-member",
  "unexpected-member",
  "too-few-items",
  "too-many-items",
  "invalid-format",
  "not-unique",
  "invalid-value",
] as const;

/** The code of an issue, for use by programs. */
export type IssueCode = (typeof ISSUE_CODES)[number];

/** A problem in a document or a value. */
export interface Issue {
  readonly code: IssueCode;
  /** `path: expected X, got Y` */
  readonly message: string;
  /**
   * The location. In a document, the names from the root, with a position from 1 if an element may repeat
   * (`/payment_methods/payment_method[2]/id`, `/order/@id`). In a JSON document and in a value, a JSON Pointer (RFC
   * 6901).
   */
  readonly path: string;
  /** Starts at 1; a line ends with LF, CR LF or CR. Undefined if a value, not a document, was checked. */
  readonly line: number | undefined;
  /** Starts at 1, in Unicode characters. Undefined if a value, not a document, was checked. */
  readonly column: number | undefined;
  readonly expected: string;
  readonly received: string;
}

/** Reports an issue at the position of a value. */
export type ReportIssue = (code: IssueCode, expected: string, received: string) => void;

/** The result of decoding and validating. Invalid input never throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** The maximum number of issues in one result. More issues indicate a different kind of document. */
export const MAX_ISSUES = 100;

/** Composes the message of an issue from its other members. What it quotes is truncated. */
export function describeIssue(path: string, expected: string, received: string): string {
  return `${boundPath(path) || "/"}: expected ${boundText(expected)}, got ${boundText(received)}`;
}

/** Creates an issue. What its texts quote is truncated, and so are the names in its path if it has a position. */
export function createIssue(
  code: IssueCode,
  path: string,
  expected: string,
  received: string,
  position?: Pick<Issue, "line" | "column">,
): Issue {
  return {
    code,
    message: describeIssue(path, expected, received),
    path: position === undefined ? path : boundPath(path),
    line: position?.line,
    column: position?.column,
    expected: boundText(expected),
    received: boundText(received),
  };
}

/** Writes member names and item positions as a JSON Pointer (RFC 6901). */
export function writePointer(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** Splits a JSON Pointer into its steps. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
