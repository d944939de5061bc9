/**
 * Every code an issue can carry. The list is closed: callers may switch over it.
 *
 * - documents: `malformed-xml` to `unexpected-nil`; JSON documents also `malformed-json` to `inexact-number`
 * - text of a document, and values: `invalid-lexical` to `assertion-failed`
 * - values only (validators, configuration, JSON documents): the rest
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

/** The code of an issue, for programs. */
export type IssueCode = (typeof ISSUE_CODES)[number];

/** A problem in a document or a value. */
export interface Issue {
  readonly code: IssueCode;
  /** `path: expected X, got Y` */
  readonly message: string;
  /**
   * The location. In a document, the names from the root on, with a position from 1 where an element may repeat
   * (`/payment_methods/payment_method[2]/id`, `/order/@id`); in a JSON document and in a value, a JSON Pointer (RFC
   * 6901).
   */
  readonly path: string;
  /** From 1; a line ends with LF, CR LF or CR. Undefined when a value, not a document, was checked. */
  readonly line: number | undefined;
  /** From 1, in Unicode characters. Undefined when a value, not a document, was checked. */
  readonly column: number | undefined;
  readonly expected: string;
  readonly received: string;
}

/** The result of decoding and validating. Bad input never throws. */
export type Result<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** The maximum number of issues in one result. More issues than this mean that the document is of another kind. */
export const MAX_ISSUES = 100;

/** The message of an issue, composed of its other members. */
export function describeIssue(path: string, expected: string, received: string): string {
  return `${path === "" ? "/" : path}: expected ${expected}, got ${received}`;
}

/** The JSON Pointer (RFC 6901) of a path of member names and item positions. */
export function writePointer(steps: readonly (string | number)[]): string {
  return steps.map((step) => `/${String(step).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The steps of a JSON Pointer. */
export function splitPointer(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
}
