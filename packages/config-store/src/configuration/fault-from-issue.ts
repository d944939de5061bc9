import type { Issue, IssueCode } from "@payment-routing/contract-runtime";
import type { JudgedFault } from "./judged-fault.ts";

/** The fault that a validator reports. A name that is no plain word is not repeated, wherever it stands: it may be a secret. */
export function faultFromIssue({ code, path, expected, received }: Issue): JudgedFault {
  if (code !== "unexpected-member") return { path, at: "value", expected, received };
  const start = path.lastIndexOf("/") + 1;
  const shownPath = WORD.test(path.slice(start)) ? path : `${path.slice(0, start)}…`;
  return { path, shownPath, at: "name", expected, received };
}

/** The same where somebody may have put a secret by mistake: no value is repeated but a date where one belongs. */
export function faultFromSecretIssue(issue: Issue): JudgedFault {
  const found = faultFromIssue(issue);
  const isDate = /\/(?:expires|retired_at)$/.test(issue.path) && DATE.test(issue.received);
  const isRepeated = ECHOING_CODES.has(issue.code) && !isDate;
  return isRepeated ? { ...found, received: concealValue(issue.received) } : found;
}

/** A name shorter than any secret, or a position in a list. */
const WORD = /^(?:[A-Za-z][\w-]{0,22}|\d{1,6})$/;
/** A date, with a time and an offset or without, that need not exist. */
const DATE = /^"\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)?(?:Z|[+-]\d\d:?\d\d)?"$/;

/** The issues that say what was received in its own words; the others count it or name its kind. */
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
