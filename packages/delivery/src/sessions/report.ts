import type {
  SessionReport,
  SessionStatusReport,
  TransactionStatusReport,
} from "@payment-routing/processor-contract";

/** What a processor reports of a session. Its kind shows in its members: see `isSessionReport` and its like. */
export type Report = SessionReport | SessionStatusReport | TransactionStatusReport;

/** Who reports. */
export interface ReportSource {
  /** The only merchant whose sessions may be reported with the key; undefined: of every merchant. */
  readonly clientId?: number;
  /** The key that was used, by a name that may be logged. */
  readonly keyId: string;
}

/** What has to hold for a report to be applied. */
export interface ReportConditions {
  /** The version that the session must have (If-Match); `any`: it must exist; `none`: one that no session has. */
  readonly expectedVersion?: number | "any" | "none";
}

/** A report and what comes with it. */
export interface Submission {
  readonly report: Report;
  readonly source: ReportSource;
  readonly conditions: ReportConditions;
  /** What it is one of, when its sender does not wait for each report to be stored before the next is sent. */
  readonly series?: ReportSeries;
}

export function isSessionReport(report: Report): report is SessionReport {
  return "transactions" in report;
}

export function isTransactionStatusReport(report: Report): report is TransactionStatusReport {
  return "transaction_id" in report;
}

/**
 * Reports that one sender makes one after the other, in as many calls as it takes. Once one of a session could not be
 * stored, those behind it are not either: they would make it outdated by the time that it is sent again, and its status
 * would be told to nobody.
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
