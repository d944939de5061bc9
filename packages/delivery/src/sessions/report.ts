import type { Issue } from "@payment-routing/callback-contract";
import type {
  SessionReport,
  SessionStatusReport,
  TransactionStatusReport,
} from "@payment-routing/processor-contract";
import type { Span, StoredSpan } from "../tracer.ts";

/** A report of a processor. `isSessionReport` and `isTransactionStatusReport` distinguish the kinds by their members. */
export type Report = SessionReport | SessionStatusReport | TransactionStatusReport;

/** The sender of a report. */
export interface ReportSource {
  /** The only client that the key may report for. Undefined: any client. */
  readonly clientId?: number;
  /** ID of the key, for logs. */
  readonly keyId: string;
}

/** Conditions for applying a report. */
export interface ReportConditions {
  /** The required version of the session (If-Match). `any`: the session must exist. `none`: matches no session. */
  readonly expectedVersion?: number | "any" | "none";
}

/** The spans of reports that are traced. */
export type ReportSpans = ReadonlyMap<Report, Pick<Span, "stored">>;

/** A report with its source and conditions. */
export interface Submission {
  readonly report: Report;
  readonly source: ReportSource;
  readonly conditions: ReportConditions;
  /** Set if the sender does not wait for the answer to each report. */
  readonly series?: ReportSeries;
  /** Undefined: the report is not traced. */
  readonly span?: StoredSpan | undefined;
}

export function isSessionReport(report: Report): report is SessionReport {
  return "transactions" in report;
}

export function isTransactionStatusReport(report: Report): report is TransactionStatusReport {
  return "transaction_id" in report;
}

/**
 * Reports of one sender in order, over several calls. After a report could not be stored, later reports of its session fail
 * too: otherwise it would be outdated when it is repeated, and its status would create no callback.
 */
export class ReportSeries {
  readonly #heldUp = new Set<number>();

  holdUp(sessionId: number): void {
    this.#heldUp.add(sessionId);
  }

  isHeldUp(sessionId: number): boolean {
    return this.#heldUp.has(sessionId);
  }
}

/** The result of a report. */
export type ReportOutcome = AcceptedReport | RejectedReport;

/** The result of a report that is recorded. */
export interface AcceptedReport {
  /**
   * - `applied`: the session changed and has a new version
   * - `unchanged`: the session had the reported content already
   * - `outdated`: recorded but not applied, because a newer report of the source was applied before
   */
  readonly outcome: "applied" | "unchanged" | "outdated";
  /** Version of the session after the report. */
  readonly version: number;
  /** Sequence number of the callback that the report created. */
  readonly callbackSequence: number | undefined;
  /** Whether the report was accepted before. The result is then the earlier one. */
  readonly repeated: boolean;
}

/** The result of a report that is not recorded. */
export interface RejectedReport {
  readonly outcome: RejectionReason;
  /** The reason, in a sentence. */
  readonly message: string;
  /** With `repeated-transaction`: each transaction with the ID of an earlier one. With `unknown-account`: the account ID. */
  readonly issues?: readonly Issue[];
  /** With `conflict`: the version of the session, or 0 if there is none. */
  readonly version?: number;
}

/** A report of a batch that could not be stored. A DeliveryError in `error` tells whether to repeat it. */
export interface FailedReport {
  readonly outcome: "failed";
  readonly error: unknown;
}

/** The list is closed: callers may switch over it. */
export const REJECTION_REASONS = [
  // The client is unknown, or not configured for callbacks.
  "unknown-client",
  // The key may not report sessions of this merchant.
  "foreign-client",
  // The session is new, and the client does not have the account.
  "unknown-account",
  // The session belongs to another merchant or account.
  "foreign-session",
  // A status report for a session or transaction that was never reported in full.
  "unknown-session",
  "unknown-transaction",
  // Two transactions of one report have the same ID.
  "repeated-transaction",
  // The session does not have the expected version.
  "conflict",
  // A report of the session with the same ID had another source sequence or other content.
  "reused-report-id",
] as const;

/** Why a report is rejected. */
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export function isAccepted(outcome: ReportOutcome): outcome is AcceptedReport {
  return "repeated" in outcome;
}
