import { detailProblem, PROBLEMS, type ProblemCode, writeProblemXml } from "../../problems/problem.ts";
import { isConsole, isInternal, type OperationText, type RouteHead } from "./routes.ts";
import { type JsonObject, refer } from "./schemas.ts";

/** Problems of every request, which responses list as `default`. */
export const GENERAL_PROBLEMS: readonly ProblemCode[] = [
  "malformed-request",
  "not-found",
  "method-not-allowed",
  "request-timeout",
  "header-too-large",
  "internal-error",
  "unsupported-transfer-coding",
];

const SEARCH_GATE = [
  "shutting-down",
  "client-limit-exceeded",
  "body-too-large",
  "request-timeout",
  "unsupported-media-type",
  "too-many-failed-authentications",
  "unauthenticated",
  "unreadable-document",
  "invalid-document",
] as const;

/** The problems of a route, in order of precedence. */
export function listProblems(route: RouteHead, { problems = [] }: OperationText): readonly ProblemCode[] {
  if (route.path.startsWith("/crs/")) return [...SEARCH_GATE, ...problems];
  if (!isInternal(route)) return ["malformed-request", ...problems];
  const isStream = route.path.endsWith("/reports");
  const hasBody = route.document !== undefined;
  if (isConsole(route)) return [...listConsoleProblems(route), ...problems];
  const takesCookie = route.scopes?.some((scope) => scope !== "processor") || hasBody;
  return [
    "shutting-down",
    ...(hasBody ? (["body-too-large", "request-timeout"] as const) : []),
    ...(hasBody || isStream ? (["unsupported-media-type"] as const) : []),
    ...(takesCookie ? (["ambiguous-credentials", "untrusted-origin"] as const) : []),
    "too-many-failed-authentications",
    "unauthenticated",
    ...(takesCookie ? (["invalid-csrf-token"] as const) : []),
    "scope-mismatch",
    "database-unavailable",
    ...(isStream || route.scopes?.some((scope) => scope !== "processor")
      ? (["key-limit-exceeded"] as const)
      : []),
    "invalid-query",
    ...(isStream ? (["request-timeout"] as const) : []),
    ...(/:(?!callback_id|digest)/.test(route.path) ? (["not-found"] as const) : []),
    ...(hasBody ? (["unreadable-document", "invalid-document"] as const) : []),
    ...problems,
  ];
}

function listConsoleProblems({ document, requiresSession, method }: RouteHead): readonly ProblemCode[] {
  const signIn: readonly ProblemCode[] = [
    "body-too-large",
    "request-timeout",
    "unsupported-media-type",
    "invalid-query",
    "untrusted-origin",
    "database-unavailable",
    "unreadable-document",
    "invalid-document",
    "too-many-failed-authentications",
    "unauthenticated",
    "scope-mismatch",
  ];
  const session: readonly ProblemCode[] = [
    "invalid-query",
    "ambiguous-credentials",
    "untrusted-origin",
    "database-unavailable",
    "unauthenticated",
  ];
  if (document !== undefined) return ["shutting-down", ...signIn];
  if (!requiresSession) return ["shutting-down", "invalid-query"];
  return ["shutting-down", ...session, ...(method === "GET" ? [] : (["invalid-csrf-token"] as const))];
}

/** The responses of problems, by status. */
export function describeProblems(route: RouteHead, problems: readonly ProblemCode[]): JsonObject {
  const statuses = [...new Set(problems.map((code) => PROBLEMS[code].status))].sort();
  const responses = statuses.map((status) => {
    const codes = problems.filter((code) => PROBLEMS[code].status === status);
    const description = codes.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join("\n\n");
    return [status, { description, ...describeHeaders(status), ...describeContent(route, codes[0]) }];
  });
  const others = { description: "Any other problem.", ...describeContent(route, undefined) };
  return { ...Object.fromEntries(responses), default: others };
}

function describeHeaders(status: number): JsonObject {
  const name = { 401: "WWW-Authenticate", 429: "Retry-After", 503: "Retry-After" }[status];
  if (name === undefined) return {};
  const description = name === "Retry-After" ? "When to try again, in seconds." : "The accepted schemes.";
  return { headers: { [name]: { description, schema: { type: "string" } } } };
}

function describeContent({ path, method }: RouteHead, code: ProblemCode | undefined): JsonObject {
  if (method === "HEAD") return {};
  const schema = refer("Problem");
  if (!path.startsWith("/crs/")) return { content: { "application/problem+json": { schema } } };
  const example = code && {
    example: writeProblemXml(detailProblem({ code, detail: `${PROBLEMS[code].title}.` }, "1f3a6c1e")),
  };
  const xml = { type: "string", contentMediaType: "application/xml", description: "RFC 9457, appendix B." };
  return { content: { "application/problem+xml": { schema: xml, ...example } } };
}
