import type { Issue } from "@payment-routing/contract-runtime";
import type { BodyBounds, BodyFailure } from "../http/read-body.ts";
import type { Exchange } from "../metrics/request-tracker.ts";
import type { Problem } from "./problem.ts";

/** The server is shutting down. */
export const SHUTTING_DOWN: Problem = {
  code: "shutting-down",
  detail: "Try again: another instance may answer.",
  headers: { "retry-after": "5" },
};

/** The client or the connection has the maximum of unanswered requests. The body is dropped. */
export const TOO_MANY_UNANSWERED: Problem = {
  code: "client-limit-exceeded",
  detail: "Too many requests wait for their answers. Try again in 1 s.",
  headers: { "retry-after": "1" },
};

/** No route has the path. */
export const NO_RESOURCE: Problem = {
  code: "not-found",
  detail: "The service has no resource with this path.",
};

/** The path cannot be decoded, or a variable part is longer than 100 characters. */
export const INVALID_PATH: Problem = {
  code: "malformed-request",
  detail: "The path is not a valid URI path.",
};

/** The log message of an unexpected error. */
export const UNEXPECTED = "unexpected error";

/** The problem of a request that failed with an unexpected error. */
export function describeUnexpected({ eventId }: Exchange): Problem {
  return { code: "internal-error", detail: "The log has details for this request ID.", eventId };
}

/** The problem of a body that was not read. Undefined when the connection is closed. */
export function describeBodyFailure(reason: BodyFailure, bounds: BodyBounds): Problem | undefined {
  return reason === "aborted" ? undefined : FAILURES[reason](bounds);
}

const FAILURES = {
  "too-large": ({ maxBytes }) => ({
    code: "body-too-large",
    detail: `The body may have at most ${maxBytes} bytes.`,
  }),
  // The rest of the body could be mistaken for the next request, so the connection closes.
  timeout: ({ timeoutMs }) => ({
    code: "request-timeout",
    detail: `The body was not complete ${timeoutMs} ms after the request header.`,
    headers: { connection: "close" },
  }),
} satisfies Record<Exclude<BodyFailure, "aborted">, (bounds: BodyBounds) => Problem>;

/** The problem of a caller that exceeds a limit. */
export function limitProblem(
  code: "too-many-failed-authentications" | "client-limit-exceeded",
  waitSeconds: number,
): Problem {
  const seconds = Math.ceil(waitSeconds);
  return { code, detail: `Try again in ${seconds} s.`, headers: { "retry-after": String(seconds) } };
}

// Codes of documents that could not be parsed to their end.
const UNREADABLE: ReadonlySet<Issue["code"]> = new Set([
  "malformed-xml",
  "malformed-json",
  "unsupported-doctype",
  "unsupported-encoding",
  "limit-size",
  "limit-depth",
  "limit-attributes",
]);

/** Whether a document could not be parsed to its end. */
export function isUnreadable(issues: readonly Issue[]): boolean {
  return issues.some((issue) => UNREADABLE.has(issue.code));
}

/** The problem of a document with issues. */
export function describeIssues(issues: readonly Issue[], eventId?: number): Problem {
  const code = isUnreadable(issues) ? "unreadable-document" : "invalid-document";
  const detail =
    issues.length === 1 ? "The document has one issue." : `The document has ${issues.length} issues.`;
  return { code, detail, issues, eventId };
}
