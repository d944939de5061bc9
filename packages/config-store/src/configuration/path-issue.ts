import type { Issue, IssueCode } from "@payment-routing/contract-runtime";

/** An issue of a configuration, before its position in a file is known. */
export interface PathIssue {
  /** A JSON Pointer. */
  readonly path: string;
  /** The path to show, when a name in it may be a secret. Default: `path`. */
  readonly shownPath?: string;
  /** Whether the issue is about the name at the path or about its value. */
  readonly at: "name" | "value";
  readonly expected: string;
  readonly received: string;
  /** The JSON Pointer of the first occurrence, for a value that must be unique. */
  readonly earlier?: string;
}

/** Creates an issue about the value at a path. */
export function issueAt(path: string, expected: string, received: string | number): PathIssue {
  return { path, at: "value", expected, received: String(received) };
}

/** Creates an issue about a value that occurs a second time. */
export function duplicateAt(
  path: string,
  what: string,
  received: string | number,
  earlier: string,
): PathIssue {
  return { ...issueAt(path, `another ${what}, as this one is given before`, received), earlier };
}

/** Converts an issue of a validator. Replaces an unexpected name that is not a plain word: it may be a secret. */
export function toPathIssue({ code, path, expected, received }: Issue): PathIssue {
  if (code !== "unexpected-member") return { path, at: "value", expected, received };
  const start = path.lastIndexOf("/") + 1;
  const shownPath = WORD.test(path.slice(start)) ? path : `${path.slice(0, start)}…`;
  return { path, shownPath, at: "name", expected, received };
}

/** Converts an issue about a value that may be a secret. Hides the value, except a date where a date is expected. */
export function toConcealedIssue(issue: Issue): PathIssue {
  const converted = toPathIssue(issue);
  const isDate = /\/(?:expires|retired_at)$/.test(issue.path) && DATE.test(issue.received);
  const showsValue = ECHOING_CODES.has(issue.code) && !isDate;
  return showsValue ? { ...converted, received: concealValue(issue.received) } : converted;
}

/** A name that is shorter than any secret, or an index. */
const WORD = /^(?:[A-Za-z][\w-]{0,22}|\d{1,6})$/;
/** Any date, existing or not, with or without a time and an offset. */
const DATE = /^"\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)?(?:Z|[+-]\d\d:?\d\d)?"$/;

/** Codes of issues that quote the received value. The others count it or name its kind. */
const ECHOING_CODES: ReadonlySet<IssueCode> = new Set([
  "invalid-type",
  "not-in-enumeration",
  "pattern-mismatch",
  "invalid-format",
  "out-of-range",
  "not-unique",
]);

const KINDS: ReadonlySet<string> = new Set(["nothing", "null", "true", "false", "an array", "an object"]);

function concealValue(received: string): string {
  if (received.startsWith('"')) return "other text";
  return KINDS.has(received) ? received : "another value";
}
