// Generated from schemas/processor/operations.yaml. Do not edit: npm run generate.
import type { RequestFormat } from "@payment-routing/contract-runtime";
import { parseSessionReport, parseSessionStatusReport, parseTransactionStatusReport } from "./index.ts";
import {
  checkReadSessionHistoryParameters,
  checkReadSessionParameters,
  checkReportSessionParameters,
  checkReportTransactionStatusParameters,
} from "./operations.validator.ts";

/** What servers read the requests of operations by. */
export const REQUESTS = {
  readSession: {
    parameters: { session_id: { in: "path", type: "integer" } },
    check: checkReadSessionParameters,
  },
  reportSession: {
    parameters: { session_id: { in: "path", type: "integer" }, "If-Match": { in: "header", type: "string" } },
    check: checkReportSessionParameters,
    parse: parseSessionReport,
  },
  readSessionHistory: {
    parameters: {
      session_id: { in: "path", type: "integer" },
      limit: { in: "query", type: "integer" },
      after: { in: "query", type: "string" },
    },
    check: checkReadSessionHistoryParameters,
    defaults: { limit: 1000 },
  },
  reportSessionStatus: {
    parameters: { session_id: { in: "path", type: "integer" }, "If-Match": { in: "header", type: "string" } },
    check: checkReportSessionParameters,
    parse: parseSessionStatusReport,
  },
  reportTransactionStatus: {
    parameters: {
      session_id: { in: "path", type: "integer" },
      transaction_id: { in: "path", type: "integer" },
      "If-Match": { in: "header", type: "string" },
    },
    check: checkReportTransactionStatusParameters,
    parse: parseTransactionStatusReport,
  },
  sendReports: {},
} as const satisfies Readonly<Record<string, RequestFormat>>;
