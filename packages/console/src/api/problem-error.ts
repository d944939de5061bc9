import type { ConfigurationIssue, Problem, ProblemIssue } from "@payment-routing/operator-contract";

/** A request that was answered with a problem, not answered, or answered with a body that could not be read. */
export class ProblemError extends Error {
  /** The last part of the type. `no-answer`: the service was not reached. `interrupted`: its response could not be read. */
  readonly code: string;
  /** 0 for a problem that the console found itself. */
  readonly status: number;
  readonly title: string;
  readonly issues: readonly ProblemIssue[];
  /** The issues of a configuration, with their positions. */
  readonly configurationIssues: readonly ConfigurationIssue[];
  /** The last part of `instance`. Finds the request in the logs. */
  readonly requestId: string | undefined;

  constructor(
    problem: Pick<Problem, "type" | "title" | "status" | "detail"> &
      Partial<Pick<Problem, "instance" | "issues" | "configuration_issues">>,
  ) {
    super(problem.detail);
    this.name = "ProblemError";
    this.code = lastPart(problem.type);
    this.status = problem.status;
    this.title = problem.title;
    this.issues = problem.issues ?? [];
    this.configurationIssues = problem.configuration_issues ?? [];
    this.requestId = problem.instance === undefined ? undefined : lastPart(problem.instance);
  }
}

function lastPart(uri: string): string {
  return uri.slice(Math.max(uri.lastIndexOf("/"), uri.lastIndexOf(":")) + 1);
}
