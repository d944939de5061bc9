import type { Issue } from "@payment-routing/callback-contract";

/** What became of a report: it was taken, or nothing of it is kept. */
export type ReportVerdict = AcceptedReport | RejectedReport;

/** A report that is kept. */
export interface AcceptedReport {
  /**
   * - `applied`: the session is now as reported, and its version is new
   * - `unchanged`: the session was as reported already
   * - `outdated`: the source had said something newer before; recorded and not applied
   */
  readonly verdict: "applied" | "unchanged" | "outdated";
  /** Of the session, after the report. */
  readonly version: number;
  /** The callback that the report gave, by its number in the session. */
  readonly callbackSequence: number | undefined;
  /** The report was taken before; this is what was answered then. */
  readonly repeated: boolean;
}

/** A report of which nothing is kept. */
export interface RejectedReport {
  readonly verdict: RejectionReason;
  /** What is wrong, in a sentence. */
  readonly message: string;
  /** With `repeated-transaction`: each transaction that has the ID of one before it; with `unknown-account`: its ID. */
  readonly issues?: readonly Issue[];
  /** With `conflict`: the version that the session has; 0 when there is none. */
  readonly version?: number;
}

/** One report of many that could not be judged, for reasons that are not in it: a DeliveryError says whether to repeat it. */
export interface FailedReport {
  readonly verdict: "failed";
  readonly error: unknown;
}

/** The list is closed: callers may switch over it. */
export const REJECTION_REASONS = [
  // The merchant is not known, or not configured for callbacks.
  "unknown-client",
  // The key may not report sessions of this merchant.
  "foreign-client",
  // The session is not known, and the client does not have the account.
  "unknown-account",
  // The session is another merchant's, or another account's.
  "foreign-session",
  // A change of status of a session, or a transaction, that was never reported as a whole.
  "unknown-session",
  "unknown-transaction",
  // Two transactions of one report have the same ID.
  "repeated-transaction",
  // The session is not of the version that was expected.
  "conflict",
  // Another report of the same session had the same ID, by its source sequence or by what it makes of the session.
  "reused-report-id",
] as const;

/** Why a report is refused. */
export type RejectionReason = (typeof REJECTION_REASONS)[number];

/** Whether a report is kept. */
export function isAccepted(verdict: ReportVerdict): verdict is AcceptedReport {
  return "repeated" in verdict;
}
