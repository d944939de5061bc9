import { describeIssue } from "@payment-routing/contract-runtime";
import type { Problem } from "../../problems/problem.ts";
import { describeIssues } from "../../problems/request-problems.ts";

/** The problem of a document that its schema accepts. */
export function describeMember(path: string, expected: string, received: string): Problem {
  const message = describeIssue(path, expected, received);
  const nowhere = { line: undefined, column: undefined };
  return describeIssues([{ path, expected, received, code: "invalid-value", message, ...nowhere }]);
}
