import { type CaseIssue, describeCaseIssue, runCases } from "@payment-routing/config-analysis";
import type { LoadedConfiguration, LocatedIssue, Place } from "@payment-routing/config-store";

/**
 * Runs the test cases of a configuration at the current time and returns their issues. `path` is the file of an issue
 * that has no position.
 */
export function findCaseIssues(path: string, loaded: LoadedConfiguration): readonly LocatedIssue[] {
  const nowhere: Place = { file: path, line: 1, column: 1, excerpt: undefined };
  return runCases(loaded.router, loaded.cases, Date.now()).flatMap(({ name, position, issues }) =>
    issues.map((issue) => {
      const place = loaded.locate(`/cases/${position}${issue.pointer}`) ?? nowhere;
      const { expected, received } = issue;
      return { ...place, message: describe(name, issue), expected, received };
    }),
  );
}

function describe(name: string, issue: CaseIssue): string {
  const why = issue.reasons.length === 0 ? "" : ` (${issue.reasons.join("; ")})`;
  return `test case ${JSON.stringify(name)}: ${describeCaseIssue(issue)}${why}`;
}
