// Generated from schemas/processor/operations.yaml. Do not edit: npm run generate.

import type { Route } from "@payment-routing/contract-runtime";

import type {
  NameText,
  PendingAmount,
  SaleAmount,
  SessionStatus,
  TransactionStatus,
} from "@payment-routing/callback-contract";
import type { ReportedTransaction } from "./session-report.ts";

/**
 * Result of one line of `POST /reports`.
 *
 * From line-outcome.schema.json.
 */
export type LineOutcome = AcceptedLine | InvalidLine | RejectedLine | FailedLine;

/**
 * The operations, by their IDs: parameters and those of them with a default, body, response, and the codes
 * of problems of their own.
 *
 * From operations.yaml.
 */
export interface Operations {
  /**
   * Read a payment session.
   */
  readonly readSession: {
    readonly parameters: ReadSessionParameters;
    readonly response: Session;
    readonly problem: "not-found" | "unknown-session";
  };
  /**
   * Report a payment session.
   *
   * Reports a whole session. A report with the same `report_id` counts once. Reports of a session take effect
   * in the order of `source_sequence`.
   */
  readonly reportSession: {
    readonly parameters: ReportSessionParameters;
    readonly body: SessionReport;
    readonly response: ReportOutcome;
  };
  /**
   * List the reports of a payment session.
   *
   * The newest reports, in the order in which they happened. `next` leads to earlier ones.
   */
  readonly readSessionHistory: {
    readonly parameters: ReadSessionHistoryParameters;
    readonly preset: "limit";
    readonly response: SessionHistory;
    readonly problem: "not-found" | "unknown-session";
  };
  /**
   * Report a status of a payment session.
   *
   * A report with the same `report_id` counts once. Reports of a session take effect in the order of
   * `source_sequence`.
   */
  readonly reportSessionStatus: {
    readonly parameters: ReportSessionParameters;
    readonly body: SessionStatusReport;
    readonly response: ReportOutcome;
    readonly problem: "unknown-session" | "unknown-transaction";
  };
  /**
   * Report a status of a transaction.
   *
   * A report with the same `report_id` counts once. Reports of a session take effect in the order of
   * `source_sequence`.
   */
  readonly reportTransactionStatus: {
    readonly parameters: ReportTransactionStatusParameters;
    readonly body: TransactionStatusReport;
    readonly response: ReportOutcome;
    readonly problem: "unknown-session" | "unknown-transaction";
  };
  /**
   * Send many reports.
   *
   * One report on each line. The response has one outcome for each line that is not blank, in order, each as
   * soon as it is known; it starts before the request is complete. A rejected report is an outcome, not a
   * problem.
   */
  readonly sendReports: {
    readonly body: SessionReport | SessionStatusReport | TransactionStatusReport;
    readonly response: LineOutcome;
    readonly problem:
      | "shutting-down"
      | "unsupported-media-type"
      | "too-many-failed-authentications"
      | "unauthenticated"
      | "scope-mismatch"
      | "database-unavailable"
      | "key-limit-exceeded"
      | "invalid-query"
      | "request-timeout";
  };
}

/**
 * Parameters: read a payment session.
 *
 * From operations.yaml.
 */
export interface ReadSessionParameters {
  /**
   * Payment session, by its ID.
   */
  readonly session_id: number;
}

/**
 * Payment session. `session` contains personal data. It is absent for a key of scope `viewer`, and for a
 * request with `X-Background` by a key without an audit record of the last day.
 *
 * From session.schema.json.
 */
export interface Session {
  /**
   * Version of the session, also sent as `ETag`.
   */
  readonly version: number;
  /**
   * `source_sequence` of the newest applied report.
   */
  readonly source_sequence: number;
  /**
   * Sequence number of the newest callback. 0 if the session has none.
   */
  readonly callback_sequence: number;
  /**
   * Time the session was first reported.
   */
  readonly created_at: string;
  /**
   * Time of the last report that changed the session.
   */
  readonly updated_at: string;
  readonly session?: SessionState;
}

/**
 * Content of a payment session: the last session report, with the status changes reported since.
 *
 * From session-state.schema.json.
 */
export interface SessionState {
  /**
   * Client ID that the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * ID of the merchant's account that the payment belongs to.
   */
  readonly account_id: number;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Type of session. Open set of values.
   */
  readonly session_type?: string;
  /**
   * URL at which the session requests its callbacks.
   */
  readonly callback_url?: string;
  readonly sale_amount: SaleAmount;
  readonly pending_amount?: PendingAmount;
  readonly status: SessionStatus;
  /**
   * Additional name-value pairs of the session.
   */
  readonly additional_data?: readonly NameText[];
  /**
   * Transactions of the session. Empty until a payment is attempted.
   */
  readonly transactions: readonly ReportedTransaction[];
  /**
   * Internal code of the content type, passed to the merchant.
   */
  readonly content_type?: number;
  /**
   * Internal code of the event type, passed to the merchant.
   */
  readonly event_type?: string;
  /**
   * Internal code of the event subtype, passed to the merchant.
   */
  readonly event_subtype?: string;
}

/**
 * Parameters: report a payment session.
 *
 * From operations.yaml.
 */
export interface ReportSessionParameters {
  /**
   * Payment session, by its ID.
   */
  readonly session_id: number;
  /**
   * Version that the session must have, as one entity tag, or `*` for any.
   */
  readonly "If-Match"?: string;
}

/**
 * Complete content of a payment session. Replaces all content reported before. Has the members of a
 * callback except those that the service adds (signature, MACs, local times, delivery codes).
 *
 * From session-report.schema.json.
 */
export interface SessionReport {
  /**
   * ID of the report, chosen by the processor and unique in the session. A report that is sent again with the
   * same ID is applied once.
   */
  readonly report_id: string;
  /**
   * Position of the report among all reports of the processor on the session, of every kind. Later reports
   * have higher numbers; gaps are allowed.
   */
  readonly source_sequence: number;
  /**
   * Time of the event at the processor, in RFC 3339 format with capital `T` and `Z` and seconds up to 59:
   * `2026-06-30T18:02:00Z`.
   */
  readonly occurred_at: string;
  /**
   * Client ID that the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * ID of the merchant's account that the payment belongs to.
   */
  readonly account_id: number;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Type of session. Open set of values.
   */
  readonly session_type?: string;
  /**
   * URL at which the session requests its callbacks.
   */
  readonly callback_url?: string;
  readonly sale_amount: SaleAmount;
  readonly pending_amount?: PendingAmount;
  readonly status: SessionStatus;
  /**
   * Additional name-value pairs of the session.
   */
  readonly additional_data?: readonly NameText[];
  /**
   * Transactions of the session. Empty until a payment is attempted.
   */
  readonly transactions: readonly ReportedTransaction[];
  /**
   * Internal code of the content type, passed to the merchant. Default: from the client's configuration.
   */
  readonly content_type?: number;
  /**
   * Internal code of the event type, passed to the merchant. Default: from the client's configuration.
   */
  readonly event_type?: string;
  /**
   * Internal code of the event subtype, passed to the merchant. Default: from the client's configuration.
   */
  readonly event_subtype?: string;
}

/**
 * Result of an accepted report.
 *
 * From report-outcome.schema.json.
 */
export interface ReportOutcome {
  /**
   * Outcome of the report. `applied`: the session changed. `unchanged`: the session already had this content.
   * `outdated`: recorded in the history but not applied, because a report with the same or a higher
   * `source_sequence` came first.
   */
  readonly outcome: "applied" | "unchanged" | "outdated";
  /**
   * Version of the session after the report.
   */
  readonly version: number;
  /**
   * Sequence number of the callback that the report created. Absent if it created none.
   */
  readonly callback_sequence?: number;
  /**
   * Whether a report with this `report_id` was accepted before. If so, the result is the earlier one.
   */
  readonly repeated: boolean;
}

/**
 * Parameters: list the reports of a payment session.
 *
 * From operations.yaml.
 */
export interface ReadSessionHistoryParameters {
  /**
   * Payment session, by its ID.
   */
  readonly session_id: number;
  /**
   * Maximum number of items in the response.
   */
  readonly limit?: number;
  /**
   * `next` of the page before.
   */
  readonly after?: string;
}

/**
 * Page of the reports of a payment session within the retention, oldest first. The first page has the
 * newest reports.
 *
 * From session-history.schema.json.
 */
export interface SessionHistory {
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Reports.
   */
  readonly history: readonly HistoryItem[];
  /**
   * Cursor of the page with earlier reports: send it as `after`. Absent if there are none.
   */
  readonly next?: string;
}

/**
 * Report of a payment session, with its effects.
 *
 * From history-item.schema.json.
 */
export interface HistoryItem {
  /**
   * Time the report was accepted.
   */
  readonly at: string;
  /**
   * `report_id` of the report.
   */
  readonly report_id: string;
  /**
   * Position of the report among the processor's reports on the session.
   */
  readonly source_sequence: number;
  /**
   * Time of the event, as reported by the processor.
   */
  readonly occurred_at: string;
  /**
   * ID of the key that sent the report.
   */
  readonly reported_by: string;
  /**
   * Outcome of the report. `applied`: the session changed. `unchanged`: the session already had this content.
   * `outdated`: recorded in the history but not applied, because a report with the same or a higher
   * `source_sequence` came first.
   */
  readonly outcome: "applied" | "unchanged" | "outdated";
  /**
   * Version of the session after the report.
   */
  readonly version: number;
  /**
   * Status changes that the report caused.
   */
  readonly changes: readonly StatusChange[];
  /**
   * Reason the status changes created no callback. `no-transaction`: the session has no transactions.
   * `transaction-gone`: the only change is that transactions are no longer reported. `not-wanted`: `emit` in
   * the client's configuration excludes the status.
   */
  readonly suppressed?: "no-transaction" | "transaction-gone" | "not-wanted";
  readonly callback?: HistoryCallback;
}

/**
 * Status change of a session or of one of its transactions.
 *
 * From status-change.schema.json.
 */
export interface StatusChange {
  /**
   * Object whose status changed.
   */
  readonly subject: "session" | "transaction";
  /**
   * Transaction ID. Absent for a session.
   */
  readonly transaction_id?: number;
  readonly before?: StatusCodes;
  readonly after?: StatusCodes;
}

/**
 * Codes of a status. Absent as `before` if the session or transaction is new, and as `after` if the
 * transaction is no longer part of the session.
 *
 * From status-codes.schema.json.
 */
export interface StatusCodes {
  /**
   * Status code.
   */
  readonly code: number;
  /**
   * Sub-code.
   */
  readonly sub_code?: number;
}

/**
 * Callback that a report created.
 *
 * From history-callback.schema.json.
 */
export interface HistoryCallback {
  /**
   * Sequence number of the callback in its session.
   */
  readonly sequence: number;
  /**
   * Callback ID. Absent after the retention period.
   */
  readonly id?: string;
  /**
   * State of the callback, as in `Callback`. Absent after the retention period.
   */
  readonly state?: "waiting" | "delivered" | "skipped" | "superseded" | "rejected";
  /**
   * Time the callback was delivered, skipped or superseded.
   */
  readonly settled_at?: string;
}

/**
 * Status change of a payment session. All other content stays as reported before.
 *
 * From session-status-report.schema.json.
 */
export interface SessionStatusReport {
  /**
   * ID of the report, chosen by the processor and unique in the session. A report that is sent again with the
   * same ID is applied once.
   */
  readonly report_id: string;
  /**
   * Position of the report among all reports of the processor on the session, of every kind. Later reports
   * have higher numbers; gaps are allowed.
   */
  readonly source_sequence: number;
  /**
   * Time of the event at the processor, in RFC 3339 format with capital `T` and `Z` and seconds up to 59:
   * `2026-06-30T18:02:00Z`.
   */
  readonly occurred_at: string;
  /**
   * Client ID that the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * ID of the merchant's account that the payment belongs to.
   */
  readonly account_id: number;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  readonly status: SessionStatus;
  readonly pending_amount?: PendingAmount;
  /**
   * Internal code of the content type, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly content_type?: number;
  /**
   * Internal code of the event type, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly event_type?: string;
  /**
   * Internal code of the event subtype, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly event_subtype?: string;
}

/**
 * Parameters: report a status of a transaction.
 *
 * From operations.yaml.
 */
export interface ReportTransactionStatusParameters {
  /**
   * Payment session, by its ID.
   */
  readonly session_id: number;
  /**
   * Transaction, by its ID.
   */
  readonly transaction_id: number;
  /**
   * Version that the session must have, as one entity tag, or `*` for any.
   */
  readonly "If-Match"?: string;
}

/**
 * Status change of a transaction of a payment session. All other content stays as reported before; to
 * change more, send a session report.
 *
 * From transaction-status-report.schema.json.
 */
export interface TransactionStatusReport {
  /**
   * ID of the report, chosen by the processor and unique in the session. A report that is sent again with the
   * same ID is applied once.
   */
  readonly report_id: string;
  /**
   * Position of the report among all reports of the processor on the session, of every kind. Later reports
   * have higher numbers; gaps are allowed.
   */
  readonly source_sequence: number;
  /**
   * Time of the event at the processor, in RFC 3339 format with capital `T` and `Z` and seconds up to 59:
   * `2026-06-30T18:02:00Z`.
   */
  readonly occurred_at: string;
  /**
   * Client ID that the service assigned to the merchant.
   */
  readonly client_id: number;
  /**
   * ID of the merchant's account that the payment belongs to.
   */
  readonly account_id: number;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Transaction ID.
   */
  readonly transaction_id: number;
  readonly status: TransactionStatus;
  /**
   * Internal code of the content type, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly content_type?: number;
  /**
   * Internal code of the event type, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly event_type?: string;
  /**
   * Internal code of the event subtype, passed to the merchant. Default: from the client's configuration; not
   * inherited from earlier reports.
   */
  readonly event_subtype?: string;
}

/**
 * Result of an accepted report.
 */
export interface AcceptedLine {
  /**
   * Line number in the request, from 1.
   */
  readonly line: number;
  /**
   * `report_id` of the report.
   */
  readonly report_id: string;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Outcome of the report. `applied`: the session changed. `unchanged`: the session already had this content.
   * `outdated`: recorded in the history but not applied, because a report with the same or a higher
   * `source_sequence` came first.
   */
  readonly outcome: "applied" | "unchanged" | "outdated";
  /**
   * Version of the session after the report.
   */
  readonly version: number;
  /**
   * Sequence number of the callback that the report created. Absent if it created none.
   */
  readonly callback_sequence?: number;
  /**
   * Whether a report with this `report_id` was accepted before. If so, the result is the earlier one.
   */
  readonly repeated: boolean;
}

/**
 * Result of a line that is not a valid report.
 */
export interface InvalidLine {
  /**
   * Line number in the request, from 1.
   */
  readonly line: number;
  /**
   * Kind of result.
   */
  readonly outcome: "invalid";
  /**
   * Issues in the line, at most 100. Empty if the issues of the request exceed their size limit.
   */
  readonly issues: readonly ProblemIssue[];
}

/**
 * Issue in a document or a query.
 *
 * From ../operator/problem-issue.schema.json.
 */
export interface ProblemIssue {
  /**
   * Machine-readable kind of issue.
   */
  readonly code: string;
  /**
   * Description of the issue, in one line: path, expected and received value.
   */
  readonly message: string;
  /**
   * Path of the issue: a JSON Pointer in a JSON document, a path of element names in XML, or `/` and the name
   * of a query parameter. Empty for the document as a whole.
   */
  readonly path: string;
  /**
   * Line in the document, from 1. Absent for a query parameter and for a stored callback.
   */
  readonly line?: number;
  /**
   * Column, from 1.
   */
  readonly column?: number;
  /**
   * Expected value.
   */
  readonly expected: string;
  /**
   * Received value.
   */
  readonly received: string;
}

/**
 * Result of a report that conflicts with earlier reports or with the configuration. The report is not
 * stored.
 */
export interface RejectedLine {
  /**
   * Line number in the request, from 1.
   */
  readonly line: number;
  /**
   * `report_id` of the report.
   */
  readonly report_id: string;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Reason for the rejection. `unknown-client`: not configured for callbacks. `foreign-client`: the key is
   * for another client. `unknown-account`: not an account of the client. `foreign-session`: belongs to
   * another account, or is reserved for test events. `unknown-session`: never reported as a whole.
   * `unknown-transaction`: not in the session. `repeated-transaction`: two transactions have the same ID.
   * `conflict`: the session has another version than expected. `reused-report-id`: another report of the
   * session has this ID.
   */
  readonly outcome:
    | "unknown-client"
    | "foreign-client"
    | "unknown-account"
    | "foreign-session"
    | "unknown-session"
    | "unknown-transaction"
    | "repeated-transaction"
    | "conflict"
    | "reused-report-id";
  /**
   * Reason for the rejection, in one sentence.
   */
  readonly message: string;
  /**
   * Parts of the report that caused the rejection, if any.
   */
  readonly issues?: readonly ProblemIssue[];
}

/**
 * Result of a report that could not be processed. The report is not stored.
 */
export interface FailedLine {
  /**
   * Line number in the request, from 1.
   */
  readonly line: number;
  /**
   * `report_id` of the report.
   */
  readonly report_id: string;
  /**
   * ID of the payment session.
   */
  readonly session_id: number;
  /**
   * Kind of result.
   */
  readonly outcome: "failed";
  /**
   * Code of the problem: the last part of the `type` that the response to a single report would have.
   */
  readonly problem: string;
  /**
   * Advice on what to do, in one sentence.
   */
  readonly message?: string;
  /**
   * With `other-cell`: name of the cell that owns the client. Send the report there.
   */
  readonly cell?: string;
}

/** The routes of the operations, by their IDs. */

export const ROUTES = {
  readSession: {
    method: "GET",
    path: "/internal/v1/payment-sessions/{session_id}",
    tag: "Processors",
    security: { key: ["processor", "viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  reportSession: {
    method: "PUT",
    path: "/internal/v1/payment-sessions/{session_id}",
    tag: "Processors",
    security: { key: ["processor"] },
    request: "application/json",
    response: "application/json",
  },
  readSessionHistory: {
    method: "GET",
    path: "/internal/v1/payment-sessions/{session_id}/history",
    tag: "Processors",
    security: { key: ["processor", "viewer"], consoleSession: ["viewer"] },
    response: "application/json",
    clientLimit: "filter",
  },
  reportSessionStatus: {
    method: "POST",
    path: "/internal/v1/payment-sessions/{session_id}/status",
    tag: "Processors",
    security: { key: ["processor"] },
    request: "application/json",
    response: "application/json",
  },
  reportTransactionStatus: {
    method: "POST",
    path: "/internal/v1/payment-sessions/{session_id}/transactions/{transaction_id}/status",
    tag: "Processors",
    security: { key: ["processor"] },
    request: "application/json",
    response: "application/json",
  },
  sendReports: {
    method: "POST",
    path: "/internal/v1/reports",
    tag: "Processors",
    security: { key: ["processor"] },
    request: "application/x-ndjson",
    response: "application/x-ndjson",
  },
} as const satisfies Readonly<Record<string, Route>>;
