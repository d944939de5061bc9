import type { Issue, IssueCode } from "@payment-routing/callback-contract";

/** Creates an issue of a check beyond the schema, in the form of the validator's issues. */
export function createBodyIssue(code: IssueCode, path: string, expected: string, received: string): Issue {
  const message = `${path === "" ? "/" : path}: expected ${expected}, got ${received}`;
  return { code, message, path, line: undefined, column: undefined, expected, received };
}
