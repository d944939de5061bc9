import type { LocatedIssue, Rejection } from "@payment-routing/config-store";
import { createIssue } from "@payment-routing/contract-runtime";
import type { ConfigurationIssue } from "@payment-routing/operator-contract";
import { writeMembers } from "../../http/internal/write-members.ts";
import { type Problem, toSentence } from "../../problems/problem.ts";
import { describeIssues } from "../../problems/request-problems.ts";

/** The problem of a change that was not made, or of a job without a result. */
export function describeChangeRejection({ code, message, issues, job }: Rejection): Problem {
  return {
    code,
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

/** The problem of a document that its schema accepts. */
export function describeMember(path: string, expected: string, received: string): Problem {
  return describeIssues([createIssue("invalid-value", path, expected, received)]);
}

/** Rejections of requests that may succeed later. */
const RETRIED: ReadonlySet<Rejection["code"]> = new Set([
  "job-under-way",
  "database-unavailable",
  "shutting-down",
]);

function writeIssue({ file, line, column, message, expected, received }: LocatedIssue): ConfigurationIssue {
  // An issue of the lint expects nothing in particular.
  return { file, line, column, message, ...(expected !== "" && { expected, received }) };
}
