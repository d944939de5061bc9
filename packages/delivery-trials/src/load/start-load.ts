import { setTimeout as delay } from "node:timers/promises";
import { type Ledger, OpenLedger } from "./ledger.ts";
import type { Reporter } from "./reporter.ts";
import { type ScriptedReport, scriptSession } from "./session-script.ts";

/** Payments that go on until the load is stopped. */
export interface Load {
  /** What has been reported so far. */
  readonly ledger: Ledger;
  /** Begins no session any more, and reports those that were begun to their end. */
  stop(): Promise<Ledger>;
  /** Goes on until there have been as many sessions as there may be. */
  finish(): Promise<Ledger>;
}

export interface LoadOptions {
  readonly reporter: Reporter;
  /** Whose payments they are, in turns. */
  readonly merchants: readonly { readonly name: string; readonly clientId: number }[];
  /** Session IDs begin here. */
  readonly firstSessionId: number;
  /** How many report at once, each one session after the other. */
  readonly singly: number;
  /** How many send many reports in one request, and of how many sessions. */
  readonly inBatches: number;
  readonly batchSize: number;
  /** How long each of them waits after a report. */
  readonly pauseMs: number;
  /** No more sessions than this; as many as there is time for by default. */
  readonly maxSessions?: number;
}

/** Starts to report payments, as fast as they are taken. */
export function startLoad(options: LoadOptions): Load {
  const { reporter, merchants, singly, inBatches, batchSize, pauseMs, maxSessions = Infinity } = options;
  const ledger = new OpenLedger();
  let isStopping = false;
  let begun = 0;

  function begin(): readonly ScriptedReport[] {
    const merchant = merchants[begun % merchants.length];
    if (merchant === undefined) throw new RangeError("there is no merchant");
    const sessionId = options.firstSessionId + begun++;
    ledger.begin(sessionId, merchant.name);
    return scriptSession(sessionId, merchant.clientId);
  }

  async function reportSessions(count: number): Promise<void> {
    while (!isStopping && begun < maxSessions) {
      const scripts = Array.from({ length: Math.min(count, maxSessions - begun) }, begin);
      for (const reports of transpose(scripts)) {
        const [only] = reports;
        const answers =
          reports.length > 1 || only === undefined
            ? await reporter.reportAll(reports)
            : [await reporter.report(only)];
        for (const [index, report] of reports.entries())
          ledger.enter(report, answers[index] ?? { verdict: "none" });
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
