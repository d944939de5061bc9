import type {
  SessionReport,
  SessionStatusReport,
  TransactionStatusReport,
} from "@payment-routing/processor-contract";

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

/** A report with its source and conditions. */
export interface Submission {
  readonly report: Report;
  readonly source: ReportSource;
  readonly conditions: ReportConditions;
  /** Set if the sender does not wait for the answer to each report. */
  readonly series?: ReportSeries;
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
