// Generated from schemas/processor/operations.yaml. Do not edit: npm run generate.
import type { RequestFormat } from "@payment-routing/contract-runtime";
import { parseSessionReport, parseSessionStatusReport, parseTransactionStatusReport } from "./index.ts";
import type { Operations } from "./operations.ts";
import {
  checkReadSessionHistoryParameters,
  checkReadSessionParameters,
  checkReportSessionParameters,
  checkReportTransactionStatusParameters,
} from "./operations.validator.ts";

/** Problems that several operations have. */
const GATES = {
  read: [
    "shutting-down",
    "ambiguous-credentials",
    "untrusted-origin",
    "too-many-failed-authentications",
    "unauthenticated",
    "invalid-csrf-token",
    "scope-mismatch",
    "outside-client-limit",
    "database-unavailable",
    "key-limit-exceeded",
    "invalid-query",
  ],
  report: [
    "shutting-down",
    "body-too-large",
    "request-timeout",
    "unsupported-media-type",
    "ambiguous-credentials",
    "untrusted-origin",
    "too-many-failed-authentications",
    "unauthenticated",
    "invalid-csrf-token",
    "scope-mismatch",
    "database-unavailable",
    "invalid-query",
    "not-found",
    "unreadable-document",
    "invalid-document",
    "repeated-transaction",
    "unknown-client",
    "unknown-account",
    "foreign-session",
    "version-mismatch",
    "reused-report-id",
    "unstorable-document",
    "overloaded",
    "other-cell",
    "client-held",
  ],
} as const;

const readSessionHistoryParameters = {
  parameters: {
    session_id: { in: "path", type: "integer" },
    limit: { in: "query", type: "integer" },
    after: { in: "query", type: "string" },
  },
  check: checkReadSessionHistoryParameters,
  defaults: { limit: 1000 },
} as const satisfies Partial<RequestFormat>;
const readSessionParameters = {
  parameters: { session_id: { in: "path", type: "integer" } },
  check: checkReadSessionParameters,
} as const satisfies Partial<RequestFormat>;
const reportSessionParameters = {
  parameters: { session_id: { in: "path", type: "integer" }, "If-Match": { in: "header", type: "string" } },
  check: checkReportSessionParameters,
} as const satisfies Partial<RequestFormat>;
const reportTransactionStatusParameters = {
  parameters: {
    session_id: { in: "path", type: "integer" },
    transaction_id: { in: "path", type: "integer" },
    "If-Match": { in: "header", type: "string" },
  },
  check: checkReportTransactionStatusParameters,
} as const satisfies Partial<RequestFormat>;
/** Readers of the requests of operations, for servers. */
export const REQUESTS: Readonly<Record<keyof Operations, RequestFormat>> = {
  readSession: { ...readSessionParameters, problems: [...GATES.read, "not-found", "unknown-session"] },
  reportSession: { ...reportSessionParameters, parse: parseSessionReport, problems: [...GATES.report] },
  readSessionHistory: {
    ...readSessionHistoryParameters,
    problems: [...GATES.read, "not-found", "unknown-session"],
  },
  reportSessionStatus: {
    ...reportSessionParameters,
    parse: parseSessionStatusReport,
    problems: [...GATES.report, "unknown-session", "unknown-transaction"],
  },
  reportTransactionStatus: {
    ...reportTransactionStatusParameters,
    parse: parseTransactionStatusReport,
    problems: [...GATES.report, "unknown-session", "unknown-transaction"],
  },
  sendReports: {
    problems: [
      "shutting-down",
      "unsupported-media-type",
      "too-many-failed-authentications",
      "unauthenticated",
      "scope-mismatch",
      "database-unavailable",
      "key-limit-exceeded",
      "invalid-query",
      "request-timeout",
    ],
  },
};
