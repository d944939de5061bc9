import type { ConfigurationIssue } from "@payment-routing/operator-contract";
import { writeMembers } from "../../http/internal/write-members.ts";
import { type Problem, type ProblemCode, toSentence } from "../../problems/problem.ts";
import type { ChangeIssue, ChangeRejection, ChangeRejectionCode } from "./configuration-port.ts";

/** The problem of a change that was not made, or of a job without a result. */
export function describeChangeRejection({ code, message, issues, job }: ChangeRejection): Problem {
  return {
    code: PROBLEM_CODES[code],
    detail: toSentence(message),
    ...(issues !== undefined && { configurationIssues: issues.map(writeIssue) }),
    ...(job !== undefined && { job: writeMembers(job) }),
    ...(RETRIED.has(code) && { headers: { "retry-after": "5" } }),
  };
}

/** The problem of a digest that no stored version has. */
export function describeUnknownVersion(digest: string): Problem {
  return { code: "unknown-version", detail: `No stored version has the digest ${digest}.` };
}

/** Rejections of requests that may succeed later. */
const RETRIED: ReadonlySet<ChangeRejectionCode> = new Set([
  "job-under-way",
  "database-unavailable",
  "shutting-down",
]);

function writeIssue({ file, line, column, message, expected, received }: ChangeIssue): ConfigurationIssue {
  // An issue of the lint expects nothing in particular.
  return { file, line, column, message, ...(expected !== "" && { expected, received }) };
}

const PROBLEM_CODES: Readonly<Record<ChangeRejectionCode, ProblemCode>> = {
  "configuration-from-files": "configuration-from-files",
  "job-under-way": "job-under-way",
  "job-too-large": "job-too-large",
  "database-unavailable": "database-unavailable",
  "shutting-down": "shutting-down",
  "invalid-configuration": "invalid-configuration",
  "unknown-version": "unknown-version",
  "other-version-active": "other-version-active",
  "no-version-before": "no-version-before",
  "key-exists": "key-exists",
  "unknown-key": "unknown-key",
};
