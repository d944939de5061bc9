import type { ReportedIssue } from "./problem.ts";

/** More than these would hide the rest of a log line; all of them are in the error's `issues`. */
const MOST_IN_A_MESSAGE = 5;

/** Names what was expected and where, and leaves out what was received: that may be a customer's data. */
export function summariseIssues(issues: readonly ReportedIssue[]): string {
  const shown = issues
    .slice(0, MOST_IN_A_MESSAGE)
    .map(({ path, expected }) => `${path || "/"}: expected ${expected}`);
  const hidden = issues.length - shown.length;
  return hidden > 0 ? `${shown.join("; ")}; and ${hidden} more` : shown.join("; ");
}
