// Generated from schemas/processor/operations.yaml. Do not edit: npm run generate.
import type { RequestFormat } from "@payment-routing/contract-runtime";
import { parseSessionReport, parseSessionStatusReport, parseTransactionStatusReport } from "./index.ts";
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
  ],
} as const;

/** What servers read the requests of operations by. */
export const REQUESTS = {
  readSession: {
    parameters: { session_id: { in: "path", type: "integer" } },
    check: checkReadSessionParameters,
    problems: [...GATES.read, "not-found", "unknown-session"],
  },
  reportSession: {
    parameters: { session_id: { in: "path", type: "integer" }, "If-Match": { in: "header", type: "string" } },
    check: checkReportSessionParameters,
    parse: parseSessionReport,
    problems: [...GATES.report],
  },
  readSessionHistory: {
    parameters: {
      session_id: { in: "path", type: "integer" },
      limit: { in: "query", type: "integer" },
      after: { in: "query", type: "string" },
    },
    check: checkReadSessionHistoryParameters,
    defaults: { limit: 1000 },
    problems: [...GATES.read, "not-found", "unknown-session"],
  },
  reportSessionStatus: {
    parameters: { session_id: { in: "path", type: "integer" }, "If-Match": { in: "header", type: "string" } },
    check: checkReportSessionParameters,
    parse: parseSessionStatusReport,
    problems: [...GATES.report, "unknown-session", "unknown-transaction"],
  },
  reportTransactionStatus: {
    parameters: {
      session_id: { in: "path", type: "integer" },
      transaction_id: { in: "path", type: "integer" },
      "If-Match": { in: "header", type: "string" },
    },
    check: checkReportTransactionStatusParameters,
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
} as const satisfies Readonly<Record<string, RequestFormat>>;
