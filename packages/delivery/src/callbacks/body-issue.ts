import type { Issue, IssueCode } from "@payment-routing/callback-contract";

/** An issue of a rule beyond the schema, in the form of the validator's issues. */
export function issueOfBody(code: IssueCode, path: string, expected: string, received: string): Issue {
  const message = `${path === "" ? "/" : path}: expected ${expected}, got ${received}`;
  return { code, message, path, line: undefined, column: undefined, expected, received };
}
