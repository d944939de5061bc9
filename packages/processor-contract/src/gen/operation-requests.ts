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
    defaults: {},
    check: checkReadSessionParameters,
  },
  reportSession: {
    parameters: { session_id: { in: "path", type: "integer" }, "If-Match": { in: "header", type: "string" } },
    defaults: {},
    check: checkReportSessionParameters,
    parse: parseSessionReport,
  },
  readSessionHistory: {
    parameters: {
      session_id: { in: "path", type: "integer" },
      limit: { in: "query", type: "integer" },
      after: { in: "query", type: "string" },
    },
    defaults: { limit: 1000 },
    check: checkReadSessionHistoryParameters,
  },
  reportSessionStatus: {
    parameters: { session_id: { in: "path", type: "integer" }, "If-Match": { in: "header", type: "string" } },
    defaults: {},
    check: checkReportSessionParameters,
    parse: parseSessionStatusReport,
  },
  reportTransactionStatus: {
    parameters: {
      session_id: { in: "path", type: "integer" },
      transaction_id: { in: "path", type: "integer" },
      "If-Match": { in: "header", type: "string" },
    },
    defaults: {},
    check: checkReportTransactionStatusParameters,
    parse: parseTransactionStatusReport,
  },
  sendReports: { parameters: {}, defaults: {} },
} as const satisfies Readonly<Record<string, RequestFormat>>;
