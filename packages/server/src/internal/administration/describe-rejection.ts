import type { ConfigurationIssue } from "@payment-routing/operator-contract";
import type { ChangeIssue, ChangeRejection, ChangeRejectionCode } from "../../configuration-port.ts";
import type { Problem, ProblemCode } from "../../problems/problem.ts";

/** The problem of a change that was not made. */
export function describeChangeRejection({ code, message, issues }: ChangeRejection): Problem {
  return {
    code: PROBLEM_CODES[code],
    detail: `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.`,
    ...(issues !== undefined && { configurationIssues: issues.map(writeIssue) }),
    ...(code === "check-under-way" && { headers: { "retry-after": "5" } }),
  };
}

function writeIssue({ file, line, column, message, expected, received }: ChangeIssue): ConfigurationIssue {
  // An issue of the lint expects nothing in particular.
  return { file, line, column, message, ...(expected !== "" && { expected, received }) };
}

const PROBLEM_CODES: Readonly<Record<ChangeRejectionCode, ProblemCode>> = {
  "configuration-from-files": "configuration-from-files",
  "check-under-way": "check-under-way",
  "invalid-configuration": "invalid-configuration",
  "unknown-version": "unknown-version",
  // Digests are whole, so several versions never match.
  "ambiguous-version": "unknown-version",
  overtaken: "other-version-active",
  "nothing-before": "no-version-before",
  "key-exists": "key-exists",
  "unknown-key": "unknown-key",
};
