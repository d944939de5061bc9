import { describeCaseIssue, lintConfiguration, runCases } from "@payment-routing/config-analysis";
import { boundText } from "@payment-routing/contract-runtime";
import type { LocatedIssue } from "../configuration/configuration-error.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";

/** Lists errors of the lint and of the test cases at the current time, which prevent an activation. */
export function listActivationIssues(loaded: LoadedConfiguration, name: string): readonly LocatedIssue[] {
  const errors = lintConfiguration(loaded.configuration).filter(({ severity }) => severity === "error");
  const outcomes = runCases(loaded.router, loaded.cases, Date.now());
  const locate = (pointer: string) =>
    loaded.locate(pointer) ?? { file: name, line: 1, column: 1, excerpt: undefined };
  return [
    ...errors.map(({ pointer, rule, message }) => ({
      ...locate(pointer),
      message: boundText(`${rule}: ${message}`),
      expected: "",
      received: "",
    })),
    ...outcomes.flatMap(({ name, position, issues }) =>
      issues.map((issue) => ({
        ...locate(`/cases/${position}${issue.pointer}`),
        message: boundText(`test case ${JSON.stringify(name)}: ${describeCaseIssue(issue)}`),
        expected: boundText(issue.expected),
        received: boundText(issue.received),
      })),
    ),
  ];
}
