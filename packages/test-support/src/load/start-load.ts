import { setTimeout as delay } from "node:timers/promises";
import type { Reporter } from "./reporter.ts";
import { type ScriptedReport, scriptSession } from "./session-script.ts";

/** Payments that are being reported. */
export interface Load {
  readonly ledger: Ledger;
  /** Starts no more sessions, and completes those in progress. */
  stop(): Promise<Ledger>;
  /** Resolves when `maxSessions` are complete. */
  finish(): Promise<Ledger>;
}

export interface LoadOptions {
  readonly reporter: Reporter;
  /** The merchants of the sessions, in turn. */
  readonly merchants: readonly { readonly name: string; readonly clientId: number }[];
  readonly firstSessionId: number;
  /** Number of parallel senders of single reports. */
  readonly singly: number;
  /** Number of parallel senders of batches. */
  readonly inBatches: number;
  readonly batchSize: number;
  /** Pause of a sender after each request. */
  readonly pauseMs: number;
  /** Default: unlimited. */
  readonly maxSessions?: number;
  /** Number of reports of each session. Default: all. */
  readonly reportsPerSession?: number;
  /** Receives the answers. Default: one that accepts no other numbers of callbacks than 1, 2, 3, ... */
  readonly ledger?: OpenLedger;
}

/** Starts to report payments. */
export function startLoad(options: LoadOptions): Load {
  const { reporter, merchants, singly, inBatches, batchSize, pauseMs, maxSessions = Infinity } = options;
  const { ledger = new OpenLedger() } = options;
  let isStopping = false;
  let started = 0;

  function begin(): readonly ScriptedReport[] {
    const merchant = merchants[started % merchants.length];
    if (merchant === undefined) throw new RangeError("there is no merchant");
    const sessionId = options.firstSessionId + started++;
    ledger.begin(sessionId, merchant.name);
    return scriptSession(sessionId, merchant.clientId).slice(0, options.reportsPerSession);
  }

  async function reportSessions(count: number): Promise<void> {
    while (!isStopping && started < maxSessions) {
      const scripts = Array.from({ length: Math.min(count, maxSessions - started) }, begin);
      for (const reports of transpose(scripts)) {
        const [only] = reports;
        const answers =
          reports.length > 1 || only === undefined
            ? await reporter.reportAll(reports)
            : [await reporter.report(only)];
        for (const [index, report] of reports.entries())
          ledger.enter(report, answers[index] ?? { outcome: "none" });
        if (pauseMs > 0) await delay(pauseMs);
      }
    }
  }

  const sources = [...Array<number>(singly).fill(1), ...Array<number>(inBatches).fill(batchSize)];
  const running = sources.map((count) =>
    reportSessions(count).catch((error: unknown) => ledger.fail(String(error))),
  );
  async function finish(): Promise<Ledger> {
    await Promise.all(running);
    return ledger;
  }

  return {
    ledger,
    stop() {
      isStopping = true;
      return finish();
    },
    finish,
  };
}

/** The first report of each session, then the second of each, and so on. */
function transpose(scripts: readonly (readonly ScriptedReport[])[]): readonly (readonly ScriptedReport[])[] {
  const [first = []] = scripts;
  return first.map((_, step) => scripts.flatMap((script) => script[step] ?? []));
}

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
