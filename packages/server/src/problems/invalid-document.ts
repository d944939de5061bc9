import type { Issue } from "@payment-routing/contract-runtime";
import type { Problem } from "./problem.ts";

// Codes of documents that could not be parsed to their end.
const UNREADABLE: ReadonlySet<Issue["code"]> = new Set([
  "malformed-xml",
  "malformed-json",
  "unsupported-doctype",
  "unsupported-encoding",
  "limit-size",
  "limit-depth",
  "limit-attributes",
]);

/** Whether a document could not be parsed to its end. */
export function isUnreadable(issues: readonly Issue[]): boolean {
  return issues.some((issue) => UNREADABLE.has(issue.code));
}

/** The problem of a document with issues. */
export function describeIssues(issues: readonly Issue[], eventId?: number): Problem {
  const code = isUnreadable(issues) ? "unreadable-document" : "invalid-document";
  const detail =
    issues.length === 1 ? "The document has one issue." : `The document has ${issues.length} issues.`;
  return { code, detail, issues, eventId };
}
