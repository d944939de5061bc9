import { escapeText, type Issue } from "@payment-routing/contract-runtime";
import type { ConfigurationIssue, ConfigurationJobState } from "@payment-routing/operator-contract";

/**
 * All problems of the service, by code. A closed list: the code is the last part of the problem's `type` and never changes
 * its meaning.
 */
export const PROBLEMS = {
  "malformed-request": { status: 400, title: "The request is not a valid HTTP request" },
  "unreadable-document": { status: 400, title: "The document cannot be read" },
  "invalid-document": { status: 400, title: "The document does not conform to the contract" },
  "invalid-query": { status: 400, title: "The query parameters are not valid" },
  "ambiguous-credentials": { status: 400, title: "The request has both a cookie and a key" },
  unauthenticated: { status: 401, title: "The caller is not authenticated" },
  "account-mismatch": { status: 403, title: "The key, client_id and account_id do not belong together" },
  "scope-mismatch": { status: 403, title: "The key does not allow this operation" },
  "untrusted-origin": { status: 403, title: "The request does not come from the page of the console" },
  "invalid-csrf-token": { status: 403, title: "The request lacks the CSRF token of its session" },
  "not-found": { status: 404, title: "The path does not exist" },
  "unknown-session": { status: 404, title: "The payment session is unknown" },
  "unknown-transaction": { status: 404, title: "The payment session has no such transaction" },
  "unknown-lane": { status: 404, title: "The payment session has no callbacks" },
  "unknown-callback": { status: 404, title: "The callback is unknown" },
  "unknown-version": { status: 404, title: "No stored version of the configuration has this digest" },
  "unknown-key": { status: 404, title: "The holder has no such live key" },
  "method-not-allowed": { status: 405, title: "The path does not support this method" },
  "request-timeout": { status: 408, title: "The request did not arrive in time" },
  "foreign-session": { status: 409, title: "The payment session belongs to another account" },
  "reused-report-id": { status: 409, title: "Another report of the payment session has this ID" },
  "other-state": { status: 409, title: "The action is not possible in the current state" },
  "not-next": { status: 409, title: "The callback is not the next one" },
  "callback-under-way": { status: 409, title: "The callback is being sent" },
  "undelivered-callbacks": { status: 409, title: "The payment session has undelivered callbacks" },
  "configuration-from-files": { status: 409, title: "The configuration comes from files" },
  "other-version-active": { status: 409, title: "Another version of the configuration is active" },
  "no-version-before": { status: 409, title: "No version of the configuration was active before" },
  "job-under-way": { status: 409, title: "The process runs another job of the configuration" },
  "key-exists": { status: 409, title: "The key exists" },
  "version-mismatch": { status: 412, title: "The payment session does not have the expected version" },
  "body-too-large": { status: 413, title: "The body is too large" },
  "unsupported-media-type": { status: 415, title: "The media type of the body is not supported" },
  "no-eligible-method": { status: 422, title: "No payment method is eligible" },
  "unknown-client": { status: 422, title: "The client receives no callbacks" },
  "unknown-account": { status: 422, title: "The client has no such account" },
  "not-an-origin": { status: 422, title: "The endpoint is not an origin" },
  "rejected-callback": { status: 422, title: "The callback does not conform to the contract" },
  "needs-time-range": { status: 422, title: "The filter needs a time range" },
  "repeated-transaction": { status: 422, title: "Two transactions have the same ID" },
  "invalid-configuration": { status: 422, title: "The configuration has issues" },
  "job-too-large": { status: 422, title: "The job needs more memory than it may use" },
  "unstorable-document": { status: 422, title: "The document contains a value that cannot be stored" },
  "client-limit-exceeded": { status: 429, title: "The client exceeds its request limit" },
  "key-limit-exceeded": { status: 429, title: "The key or person has its share of requests" },
  "too-many-failed-authentications": { status: 429, title: "Too many authentications failed" },
  "header-too-large": { status: 431, title: "The request header is too large" },
  "internal-error": { status: 500, title: "An internal error occurred" },
  "unsupported-transfer-coding": { status: 501, title: "The transfer coding of the body is not supported" },
  "shutting-down": { status: 503, title: "The service is shutting down" },
  "database-unavailable": { status: 503, title: "The database is not available" },
  "clock-differs": { status: 503, title: "The clock of the process differs from the other clocks" },
  "too-many-streams": { status: 503, title: "Too many streams of events are open" },
  overloaded: { status: 503, title: "Too many reports wait to be stored" },
} as const satisfies Record<string, { readonly status: number; readonly title: string }>;

/** The last part of a problem's `type`. */
export type ProblemCode = keyof typeof PROBLEMS;

/** An HTTP error response, before it is written as XML or JSON. */
export interface Problem {
  readonly code: ProblemCode;
  /** Explains this occurrence to people. Must not quote the document; only `issues` do. */
  readonly detail: string;
  readonly issues?: readonly Issue[];
  /** Issues of files that the document holds. */
  readonly configurationIssues?: readonly ConfigurationIssue[];
  /** The job that the process runs. */
  readonly job?: ConfigurationJobState;
  /** The event_id of the caller, if it could be read. */
  readonly eventId?: number | undefined;
  /** Header fields that the status requires: Allow, WWW-Authenticate, Retry-After. */
  readonly headers?: Readonly<Record<string, string | string[]>>;
}

/** The members of a problem details object (RFC 9457, section 3), with the extensions `event_id` and `issues`. */
interface ProblemDetails {
  readonly type: string;
  readonly title: string;
  readonly status: number;
  readonly detail: string;
  readonly instance?: string;
  readonly event_id?: number;
  readonly issues?: readonly Issue[];
  readonly configuration_issues?: readonly ConfigurationIssue[];
  readonly job?: ConfigurationJobState;
}

// Identifiers, not addresses: .example never resolves (RFC 2606).
const BASE_URI = "https://payment-routing.example";

/** @param requestId undefined when the request could not be parsed */
export function detailProblem(problem: Problem, requestId: string | undefined): ProblemDetails {
  const { status, title } = PROBLEMS[problem.code];
  return {
    type: `${BASE_URI}/problems/${problem.code}`,
    title,
    status,
    detail: problem.detail,
    ...(requestId !== undefined && { instance: `${BASE_URI}/requests/${requestId}` }),
    ...(problem.eventId !== undefined && { event_id: problem.eventId }),
    ...(problem.issues !== undefined && { issues: problem.issues }),
    ...(problem.configurationIssues !== undefined && { configuration_issues: problem.configurationIssues }),
    ...(problem.job !== undefined && { job: problem.job }),
  };
}

/** Writes the message of a rejection as the `detail` of a problem. */
export function toSentence(message: string): string {
  return `${message.slice(0, 1).toUpperCase()}${message.slice(1)}.`;
}

export const PROBLEM_XML = "application/problem+xml; charset=utf-8";
export const PROBLEM_JSON = "application/problem+json; charset=utf-8";

/** Writes a problem as XML (RFC 9457, appendix B). Extensions share the namespace; the items of an array are elements `i`. */
export function writeProblemXml(details: ProblemDetails): string {
  const { issues, ...members } = details;
  const list = issues === undefined ? "" : `  <issues>\n${issues.map(writeItem).join("")}  </issues>\n`;
  const body = `${writeMembers(members, "  ")}${list}`;
  return `<?xml version="1.0" encoding="UTF-8"?>\n<problem xmlns="urn:ietf:rfc:7807">\n${body}</problem>\n`;
}

/** Writes a problem as JSON (RFC 9457, section 3). */
export function writeProblemJson(details: ProblemDetails): string {
  return JSON.stringify(details);
}

function writeItem(issue: object): string {
  return `    <i>\n${writeMembers(issue, "      ")}    </i>\n`;
}

function writeMembers(members: object, indent: string): string {
  return Object.entries(members)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${indent}<${name}>${writeText(String(value))}</${name}>\n`)
    .join("");
}

// An issue may quote characters that XML does not allow.
const NOT_IN_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

function writeText(text: string): string {
  return escapeText(text.replace(NOT_IN_XML, "\uFFFD"));
}
