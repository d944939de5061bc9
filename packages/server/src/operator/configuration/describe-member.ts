import { createIssue } from "@payment-routing/contract-runtime";
import type { Problem } from "../../problems/problem.ts";
import { describeIssues } from "../../problems/request-problems.ts";

/** The problem of a document that its schema accepts. */
export function describeMember(path: string, expected: string, received: string): Problem {
  return describeIssues([createIssue("invalid-value", path, expected, received)]);
}
