import type { ReportedIssue } from "./problem.ts";

/** Limits the length of a message. All issues are in `issues` of the error. */
const MAX_IN_MESSAGE = 5;

/** Summarises issues without the received values, which may be personal data. */
export function summariseIssues(issues: readonly ReportedIssue[]): string {
  const shown = issues
    .slice(0, MAX_IN_MESSAGE)
    .map(({ path, expected, received }) => `${path || "/"}: expected ${expected}${gotNothing(received)}`);
  const hidden = issues.length - shown.length;
  return hidden > 0 ? `${shown.join("; ")}; and ${hidden} more` : shown.join("; ");
}

function gotNothing(received: string): string {
  return received === "nothing" ? ", got nothing" : "";
}
