import type { ScriptedReport } from "./session-script.ts";

/** The reports and their answers: the callbacks that merchants must receive. */
export interface Ledger {
  readonly sessions: ReadonlyMap<number, LedgerSession>;
  /** Unexpected answers. */
  readonly issues: readonly string[];
  readonly reports: number;
}

export interface LedgerSession {
  readonly sessionId: number;
  readonly merchant: string;
  /** Status codes of each callback that the service created, in order. */
  readonly callbacks: readonly (readonly number[])[];
}

export class OpenLedger implements Ledger {
  readonly sessions = new Map<number, LedgerSession & { readonly callbacks: (readonly number[])[] }>();
  readonly issues: string[] = [];
  reports = 0;

  begin(sessionId: number, merchant: string): void {
    this.sessions.set(sessionId, { sessionId, merchant, callbacks: [] });
  }

  enter(
    { report, sequence, codes }: ScriptedReport,
    answer: { readonly outcome: string; readonly callback_sequence?: number },
  ): void {
    this.reports++;
    if (answer.outcome === "applied" && answer.callback_sequence === sequence) {
      this.sessions.get(report.session_id)?.callbacks.push(codes);
    } else {
      const expected = `applied, with callback ${sequence}`;
      this.fail(
        `report ${report.report_id}: expected ${expected}, got ${answer.outcome} ${answer.callback_sequence}`,
      );
    }
  }

  fail(message: string): void {
    this.issues.push(message);
  }
}
