import type { Issue, IssueCode } from "@payment-routing/callback-contract";

/** An issue that the contract's validator does not look for, in the form of those that it does. */
export function issueOfBody(code: IssueCode, path: string, expected: string, received: string): Issue {
  const message = `${path === "" ? "/" : path}: expected ${expected}, got ${received}`;
  return { code, message, path, line: undefined, column: undefined, expected, received };
}
