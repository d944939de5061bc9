import type { Problem } from "@payment-routing/operator-contract";

/** A request that was rejected or failed. The message is the problem's `detail`. */
export class ProblemError extends Error {
  /**
   * The last part of the problem's type, such as `unknown-lane`; or `no-answer`: the service was not reached, or not in
   * time; `interrupted`: its answer broke off; `unreadable-answer`: the answer is not from the service.
   */
  readonly code: string;
  /** Its `status` is 0 without a complete answer. */
  readonly problem: Problem;

  constructor(problem: Problem, options?: ErrorOptions) {
    super(problem.detail, options);
    this.name = "ProblemError";
    this.code = problem.type.slice(problem.type.search(/[^/:]*$/));
    this.problem = problem;
  }
}

/** Reads a problem. A proxy may have answered something else. */
export function readProblem(status: number, body: string): ProblemError {
  try {
    const problem: Problem | null = JSON.parse(body);
    if (problem?.type && problem.detail) return new ProblemError({ ...problem, status });
  } catch {
    // Not JSON.
  }
  const detail = `Expected a document of the service, got ${body.slice(0, 200) || "an empty body"}`;
  return new ProblemError({ type: "unreadable-answer", title: UNREADABLE, status, detail });
}

const UNREADABLE = "The answer could not be read";

/** The error of a request without a complete answer. `url` is the address of the service. */
export function describeFailure(code: string, url: string, cause: unknown): ProblemError {
  const service = url === "" ? "The service" : new URL(url).origin;
  const what =
    code === "no-answer" ? "cannot be reached" : "closed the connection (completed steps are kept)";
  const detail = `${service} ${what}: ${findReason(cause as Error)}`;
  return new ProblemError({ type: code, title: UNREADABLE, status: 0, detail }, { cause });
}

/** Node has the reason of a failed request in its cause. */
function findReason({ message, cause: reason }: Error): string {
  if (!(reason instanceof Error)) return message;
  if ("code" in reason && reason.code === "ERR_SSL_WRONG_VERSION_NUMBER")
    return "the URL begins with https:, but its port answers without TLS; it may be a port for http:";
  // The error of several addresses has no message, only its parts have.
  const parts: readonly Error[] = reason instanceof AggregateError ? reason.errors : [reason];
  return parts.map((part) => part.message).join("; ") || message;
}
