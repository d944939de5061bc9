import { escapeText, type Issue } from "@payment-routing/contract-runtime";
import type {
  ConfigurationIssue,
  ConfigurationJobState,
  ProblemCode,
} from "@payment-routing/operator-contract";
import { PROBLEMS } from "@payment-routing/operator-contract/problems";

export { PROBLEMS, type ProblemCode };

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
  /** The cell that owns the client. */
  readonly cell?: string;
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
  readonly cell?: string;
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
    ...(problem.cell !== undefined && { cell: problem.cell }),
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
