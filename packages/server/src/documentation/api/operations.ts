import type { ProblemCode } from "../../problems/problem.ts";
import { PAGE } from "../parameter-texts.ts";
import { CONFIGURATION_OPERATIONS } from "./configuration-operations.ts";
import { OPERATOR_OPERATIONS } from "./operator-operations.ts";
import type { OperationText } from "./routes.ts";

const REPORT_PROBLEMS = [
  "repeated-transaction",
  "unknown-client",
  "unknown-account",
  "foreign-session",
  "version-mismatch",
  "reused-report-id",
  "unstorable-document",
  "overloaded",
] as const;

const STATUS_PROBLEMS = [...REPORT_PROBLEMS, "unknown-session", "unknown-transaction"] as const;

const REPORTING = {
  hasEntityTag: true,
  statuses: { 200: "The report is accepted.", 201: "The report is accepted and creates the session." },
} as const;

const REPORT_NOTE =
  "A report with the same `report_id` counts once. Reports of a session take effect in the order of `source_sequence`. `If-Match` takes the version that the session must have, or `*` for any.";

const SEARCH_PROBLEMS = ["account-mismatch", "no-eligible-method"] as const satisfies readonly ProblemCode[];

/** The texts of all routes, by method and path; for the internal interface, the path after `/internal/v1`. */
export const OPERATION_TEXTS: Readonly<Record<string, OperationText>> = {
  "GET /crs/routingservice/external/get-payment-methods": {
    id: "searchPaymentMethods",
    summary: "Search for payment methods (GET with a body)",
    description:
      "The request of the interface: a GET with the body that the POST on the same path describes. OpenAPI and many HTTP clients have no body for GET; the response is the same.",
    problems: SEARCH_PROBLEMS,
  },
  "POST /crs/routingservice/external/get-payment-methods": {
    id: "postPaymentMethodSearch",
    summary: "Search for payment methods",
    description:
      "Returns the payment methods that a merchant may offer for a prospective payment, in ascending order of preference. Documents are XML in UTF-8. The XSD is the contract: OpenAPI cannot express that `line_item` and `amount` alternate in `orders`.",
    problems: SEARCH_PROBLEMS,
  },
  "PUT /payment-sessions/{session_id}": {
    id: "reportSession",
    summary: "Report a payment session",
    description: `Reports a whole session. ${REPORT_NOTE}`,
    ...REPORTING,
    problems: REPORT_PROBLEMS,
  },
  "GET /payment-sessions/{session_id}": {
    id: "readSession",
    summary: "Read a payment session",
    hasEntityTag: true,
    problems: ["unknown-session"],
  },
  "GET /payment-sessions/{session_id}/history": {
    id: "readSessionHistory",
    summary: "List the reports of a payment session",
    description: "The newest reports, in the order in which they happened. `next` leads to earlier ones.",
    parameters: PAGE,
    problems: ["unknown-session"],
  },
  "POST /payment-sessions/{session_id}/status": {
    id: "reportSessionStatus",
    summary: "Report a status of a payment session",
    description: REPORT_NOTE,
    ...REPORTING,
    problems: STATUS_PROBLEMS,
  },
  "POST /payment-sessions/{session_id}/transactions/{transaction_id}/status": {
    id: "reportTransactionStatus",
    summary: "Report a status of a transaction",
    description: REPORT_NOTE,
    ...REPORTING,
    problems: STATUS_PROBLEMS,
  },
  "POST /reports": {
    id: "sendReports",
    summary: "Send many reports",
    description:
      "One report on each line. The response has one outcome for each line that is not blank, in order, each as soon as it is known; it starts before the request is complete. A rejected report is an outcome, not a problem.",
  },
  ...OPERATOR_OPERATIONS,
  ...CONFIGURATION_OPERATIONS,
  "GET /console/api/sign-in": {
    id: "readSignInOptions",
    summary: "Read how to sign in to the console",
  },
  "POST /console/api/session": {
    id: "signIn",
    summary: "Sign in to the console with a key",
    description:
      "Sets the cookie of the session: `HttpOnly; SameSite=Strict; Path=/`, and `Secure` over TLS. The connection is TLS through a trusted proxy, or from the machine of the service. `Origin` is the address of the console.",
  },
  "GET /console/api/session": { id: "readConsoleSession", summary: "Read the session of the console" },
  "DELETE /console/api/session": {
    id: "signOut",
    summary: "Sign out",
    statuses: { 204: "The session is deleted, and its cookie too." },
  },
  "DELETE /console/api/sessions": {
    id: "signOutEverywhere",
    summary: "Sign out everywhere",
    description: "Ends all sessions of the key.",
    statuses: { 204: "The sessions are deleted, and the cookie too." },
  },
  ...describeProbe("livez", "Check that the process is alive", []),
  ...describeProbe("readyz", "Check that the process is ready", [
    "shutting-down",
    "database-unavailable",
    "clock-differs",
  ]),
  ...describeProbe("metrics", "Read the metrics, for Prometheus", []),
};

function describeProbe(
  name: string,
  summary: string,
  problems: readonly ProblemCode[],
): Readonly<Record<string, OperationText>> {
  const id = `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;
  return {
    [`GET /${name}`]: { id: `get${id}`, summary, problems },
    [`HEAD /${name}`]: { id: `head${id}`, summary: `${summary}, without a body`, problems },
  };
}
