import { describeCaseIssue } from "../cases/describe-case-issue.ts";
import { type CaseIssue, runCases } from "../cases/run-cases.ts";
import { lintConfiguration } from "../lint/lint-configuration.ts";
import type { AnalysedConfiguration } from "./analysed-configuration.ts";

/** What prevents an activation. An error of the lint expects nothing in particular. */
interface ActivationIssue {
  readonly message: string;
  readonly expected: string;
  readonly received: string;
}

/** A configuration whose positions have the form of its caller. */
type Located<Position> = Omit<AnalysedConfiguration, "locate"> & {
  locate(pointer: string): Position | undefined;
};

/**
 * Lists the errors of the lint and the failing test cases at the current time, which prevent an activation.
 *
 * @param otherwise the position of issues without one
 */
export function listActivationIssues<Position>(
  loaded: Located<Position>,
  otherwise: Position,
): (Position & ActivationIssue)[] {
  const errors = lintConfiguration(loaded.configuration).filter(({ severity }) => severity === "error");
  return [
    ...errors.map(({ pointer, rule, message }) => ({
      ...(loaded.locate(pointer) ?? otherwise),
      message: `${rule}: ${message}`,
      expected: "",
      received: "",
    })),
    ...listCaseIssues(loaded, otherwise),
  ];
}

/** Lists the failing test cases at the current time. */
export function listCaseIssues<Position>(
  { router, cases, locate }: Located<Position>,
  otherwise: Position,
): (Position & ActivationIssue)[] {
  return runCases(router, cases, Date.now()).flatMap(({ name, position, issues }) =>
    issues.map((issue) => ({
      ...(locate(`/cases/${position}${issue.pointer}`) ?? otherwise),
      message: describeIssue(name, issue),
      expected: issue.expected,
      received: issue.received,
    })),
  );
}

function describeIssue(name: string, issue: CaseIssue): string {
  const why = issue.reasons.length === 0 ? "" : ` (${issue.reasons.join("; ")})`;
  return `test case ${JSON.stringify(name)}: ${describeCaseIssue(issue)}${why}`;
}
