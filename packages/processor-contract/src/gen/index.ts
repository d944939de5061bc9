// Generated from schemas/processor. Do not edit: npm run generate.
import type { ParseOptions, Result, StandardSchema } from "@payment-routing/contract-runtime";
import {
  documentSchema,
  parseJson,
  runValidator,
  valueSchema,
} from "@payment-routing/contract-runtime/codegen";
import type { SessionReport } from "./session-report.ts";
import { checkSessionReport } from "./session-report.validator.ts";
import type { SessionStatusReport } from "./session-status-report.ts";
import { checkSessionStatusReport } from "./session-status-report.validator.ts";
import type { TransactionStatusReport } from "./transaction-status-report.ts";
import { checkTransactionStatusReport } from "./transaction-status-report.validator.ts";

export type {
  AcceptedLine,
  FailedLine,
  HistoryCallback,
  HistoryItem,
  InvalidLine,
  LineOutcome,
  Operations,
  ProblemIssue,
  ReadSessionHistoryParameters,
  ReadSessionParameters,
  RejectedLine,
  ReportOutcome,
  ReportSessionParameters,
  ReportTransactionStatusParameters,
  Session,
  SessionHistory,
  SessionReport,
  SessionState,
  SessionStatusReport,
  StatusChange,
  StatusCodes,
  TransactionStatusReport,
} from "./operations.ts";
export type { ReportedTransaction } from "./session-report.ts";
export type {
  NameText,
  PendingAmount,
  SaleAmount,
  SessionStatus,
  Transaction,
  TransactionStatus,
} from "@payment-routing/callback-contract";

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateSessionReport(value: unknown): Result<SessionReport> {
  return runValidator(checkSessionReport, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateSessionStatusReport(value: unknown): Result<SessionStatusReport> {
  return runValidator(checkSessionStatusReport, value);
}

/** Validates a value. Returns the value itself, typed, or its issues, at most 100. */
export function validateTransactionStatusReport(value: unknown): Result<TransactionStatusReport> {
  return runValidator(checkTransactionStatusReport, value);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseSessionReport(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<SessionReport> {
  return parseJson(input, options, checkSessionReport);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseSessionStatusReport(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<SessionStatusReport> {
  return parseJson(input, options, checkSessionStatusReport);
}

/**
 * Parses and validates a JSON document in UTF-8. Returns its value, typed, or its issues, at most 100, with line and
 * column. Rejects duplicate names in an object, and numbers that JavaScript reads as another integer.
 */
export function parseTransactionStatusReport(
  input: Uint8Array | string,
  options?: ParseOptions,
): Result<TransactionStatusReport> {
  return parseJson(input, options, checkTransactionStatusReport);
}

/** The Standard Schema of values: issues have path segments. */
export const sessionReportValueSchema: StandardSchema<SessionReport> =
  /* @__PURE__ */ valueSchema(validateSessionReport);

/** The Standard Schema of values: issues have path segments. */
export const sessionStatusReportValueSchema: StandardSchema<SessionStatusReport> =
  /* @__PURE__ */ valueSchema(validateSessionStatusReport);

/** The Standard Schema of values: issues have path segments. */
export const transactionStatusReportValueSchema: StandardSchema<TransactionStatusReport> =
  /* @__PURE__ */ valueSchema(validateTransactionStatusReport);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const sessionReportDocumentSchema: StandardSchema<string | Uint8Array, SessionReport> =
  /* @__PURE__ */ documentSchema(parseSessionReport);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const sessionStatusReportDocumentSchema: StandardSchema<string | Uint8Array, SessionStatusReport> =
  /* @__PURE__ */ documentSchema(parseSessionStatusReport);

/** The Standard Schema of JSON documents: the messages of issues have line and column. */
export const transactionStatusReportDocumentSchema: StandardSchema<
  string | Uint8Array,
  TransactionStatusReport
> = /* @__PURE__ */ documentSchema(parseTransactionStatusReport);
