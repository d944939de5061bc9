import type { Issue } from "@payment-routing/callback-contract";

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
