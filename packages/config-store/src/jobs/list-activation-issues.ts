import { describeCaseIssue, findActivationIssues } from "@payment-routing/config-analysis";
import type { LocatedIssue } from "../configuration/configuration-error.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";

/** Lists errors of the lint and failed test cases, which prevent an activation. */
export function listActivationIssues(loaded: LoadedConfiguration, name: string): readonly LocatedIssue[] {
  const { lintErrors, failedCases } = findActivationIssues(loaded);
  const locate = (pointer: string) =>
    loaded.locate(pointer) ?? { file: name, line: 1, column: 1, excerpt: undefined };
  return [
    ...lintErrors.map(({ pointer, rule, message }) => ({
      ...locate(pointer),
      message: `${rule}: ${message}`,
      expected: "",
      received: "",
    })),
    ...failedCases.flatMap(({ name, position, issues }) =>
      issues.map((issue) => ({
        ...locate(`/cases/${position}${issue.pointer}`),
        message: `test case ${JSON.stringify(name)}: ${describeCaseIssue(issue)}`,
        expected: issue.expected,
        received: issue.received,
      })),
    ),
  ];
}
