import { setTimeout as delay } from "node:timers/promises";
import type { TrialMerchant } from "@payment-routing/delivery-trials";
import {
  type LoadOptions,
  type Reporter,
  scriptSession,
  startLoad,
} from "@payment-routing/test-support/load";

/** A processor that reports payments of merchants in turn: four reports a session, each of which causes a callback. */
export interface SessionReporter {
  /** Reports this number of sessions as fast as the answers come. */
  report(sessions: number, senders: Senders): Promise<void>;
  /** Sends one report a request at a steady rate, without waiting for answers. Returns the number of reports. */
  reportSteadily(reportsPerSecond: number, durationMs: number): Promise<number>;
}

export type Senders = Pick<LoadOptions, "singly" | "inBatches" | "batchSize" | "reportsPerSession">;

export const REPORTS_PER_SESSION = 4;

export function createSessionReporter(
  reporter: Reporter,
  merchants: readonly TrialMerchant[],
  firstSessionId: number,
): SessionReporter {
  let nextSessionId = firstSessionId;
  return {
    async report(maxSessions, senders) {
      const own = { reporter, merchants, firstSessionId: nextSessionId, pauseMs: 0 };
      nextSessionId += maxSessions;
      const { issues } = await startLoad({ ...own, ...senders, maxSessions }).finish();
      if (issues.length > 0) throw new Error(issues[0]);
    },
    async reportSteadily(reportsPerSecond, durationMs) {
      const count = Math.floor((reportsPerSecond * durationMs) / 1000 / REPORTS_PER_SESSION);
      const startedAtMs = performance.now();
      await Promise.all(
        Array.from({ length: count }, async (_, index) => {
          const { clientId } = merchants[index % merchants.length] as TrialMerchant;
          for (const [step, report] of scriptSession(nextSessionId++, clientId).entries()) {
            // The reports of a session are spread over the whole time.
            const position = index / count / REPORTS_PER_SESSION + step / REPORTS_PER_SESSION;
            await delay(Math.max(0, startedAtMs + position * durationMs - performance.now()));
            await reporter.report(report);
          }
        }),
      );
      return count * REPORTS_PER_SESSION;
    },
  };
}
