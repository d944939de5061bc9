import type { ScriptedReport } from "./session-script.ts";

/** What was reported and answered: what merchants have to be told, whatever happens. */
export interface Ledger {
  readonly sessions: ReadonlyMap<number, LedgerSession>;
  /** Answers that were not as they have to be. */
  readonly faults: readonly string[];
  readonly reports: number;
}

export interface LedgerSession {
  readonly sessionId: number;
  readonly merchant: string;
  /** Codes of each callback that the service says it made, in order. */
  readonly callbacks: readonly (readonly number[])[];
}

/** A ledger that is being written. */
export class OpenLedger implements Ledger {
  readonly sessions = new Map<number, LedgerSession & { readonly callbacks: (readonly number[])[] }>();
  readonly faults: string[] = [];
  reports = 0;

  begin(sessionId: number, merchant: string): void {
    this.sessions.set(sessionId, { sessionId, merchant, callbacks: [] });
  }

  /** Enters what was answered to a report. */
  enter(
    { report, sequence, codes }: ScriptedReport,
    answer: { readonly verdict: string; readonly callback_sequence?: number },
  ): void {
    this.reports++;
    if (answer.verdict === "applied" && answer.callback_sequence === sequence) {
      this.sessions.get(report.session_id)?.callbacks.push(codes);
    } else {
      const expected = `applied, with callback ${sequence}`;
      this.fail(
        `report ${report.report_id}: expected ${expected}, got ${answer.verdict} ${answer.callback_sequence}`,
      );
    }
  }

  fail(message: string): void {
    this.faults.push(message);
  }
}
