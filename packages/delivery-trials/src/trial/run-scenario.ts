import { setTimeout as delay } from "node:timers/promises";
import type { Ledger } from "@payment-routing/test-support/load";
import { isAccepted } from "../receiver/receipt.ts";
import type { SessionCheckOptions } from "../result/check-session.ts";
import { checkTrial, type TrialResult } from "../result/check-trial.ts";
import type { RunOptions } from "../scenarios/scenario.ts";
import { openTrial, type Trial, type TrialOptions } from "./open-trial.ts";
import { waitUntilRedelivered } from "./open-trial-delivery.ts";
import { waitUntilDelivered } from "./wait-until.ts";

/** Setup, load and fault of a trial. */
export interface ScenarioPlan extends TrialOptions {
  /** Names of the merchants with payments throughout the trial. */
  readonly load: readonly string[];
  /** Runs while the payments of the ledger continue. Returns the issues it finds itself. */
  readonly injectFault: (trial: Trial, ledger: Ledger) => Promise<readonly string[]>;
}

/** Injects a fault while payments continue, waits for all deliveries, and checks the result. */
export async function runScenario(plan: ScenarioPlan): Promise<TrialResult> {
  await using trial = await openTrial(plan);
  const load = trial.load(plan.load);
  const issues = await plan.injectFault(trial, load.ledger);
  const ledger = await load.stop();
  return await concludeTrial(trial, [ledger], { issues });
}

/** Waits for the deliveries of the ledgers, and checks the trial. */
export async function concludeTrial(
  trial: Trial,
  ledgers: readonly Ledger[],
  { issues = [], rules, timeoutMs }: ConcludeOptions = {},
): Promise<TrialResult> {
  const isDelivered = await waitUntilDelivered(trial, ledgers, timeoutMs);
  const isRedelivered = await waitUntilRedelivered(trial);
  const result = await checkTrial(trial, ledgers, rules);
  const timeouts = [
    ...(isDelivered ? [] : ["callbacks were not delivered in time"]),
    ...(isRedelivered ? [] : ["redeliveries did not finish in time"]),
  ];
  return { ...result, issues: [...issues, ...timeouts, ...result.issues] };
}

export interface ConcludeOptions {
  /** Issues found earlier. */
  readonly issues?: readonly string[];
  readonly rules?: SessionCheckOptions | undefined;
  /** Limit for the deliveries. */
  readonly timeoutMs?: number;
}

/** A plan whose fault is repeated. */
interface RepeatedFault extends Omit<ScenarioPlan, "seed" | "injectFault"> {
  /** The pause before the fault. */
  pauseMs(trial: Trial): number;
  act(trial: Trial, ledger: Ledger): Promise<unknown>;
}

/**
 * Runs a scenario that repeats its fault for a while, at least once, and until callbacks of new sessions are delivered
 * despite it. There is an issue when that takes too long.
 */
export function repeatFault(
  { seed, durationMs }: Pick<RunOptions, "seed" | "durationMs">,
  { pauseMs, act, ...plan }: RepeatedFault,
): Promise<TrialResult> {
  const injectFault = async (trial: Trial, ledger: Ledger) => {
    const { hasProgressed } = watchProgress(trial, ledger);
    const startedAtMs = performance.now();
    for (;;) {
      await delay(pauseMs(trial));
      await act(trial, ledger);
      const elapsedMs = performance.now() - startedAtMs;
      if (elapsedMs < durationMs) continue;
      if (await hasProgressed()) return [];
      if (elapsedMs > durationMs + PROGRESS_TIMEOUT_MS)
        return ["the fault delayed the callbacks of new sessions"];
    }
  };
  return runScenario({ seed, ...plan, injectFault });
}

const PROGRESS_TIMEOUT_MS = 30_000;

/** Delivery of the sessions that started after a fault began. */
interface Progress {
  /** True once several new sessions of each merchant are reported and delivered completely. */
  hasProgressed(): Promise<boolean>;
}

/** Ignores the sessions already in the ledger. Reads the receipts only, because the database may be unavailable. */
export function watchProgress({ collectReceipts }: Pick<Trial, "collectReceipts">, ledger: Ledger): Progress {
  const before = new Set(ledger.sessions.keys());
  return {
    async hasProgressed() {
      const accepted = (await collectReceipts()).filter(
        (receipt) => isAccepted(receipt) && !before.has(receipt.sessionId),
      );
      const received = Map.groupBy(accepted, ({ sessionId }) => sessionId);
      const complete = [...ledger.sessions.values()].filter(
        ({ sessionId, callbacks }) =>
          callbacks.length === CALLBACKS &&
          new Set(received.get(sessionId)?.map(({ sequence }) => sequence)).size === CALLBACKS,
      );
      const merchants = new Set(Array.from(ledger.sessions.values(), ({ merchant }) => merchant));
      const counts = Map.groupBy(complete, ({ merchant }) => merchant);
      return [...merchants].every((merchant) => (counts.get(merchant)?.length ?? 0) >= MIN_SESSIONS);
    },
  };
}

/** Number of callbacks of a complete session. */
const CALLBACKS = 4;
/** More than one, because a session may complete between two faults. */
const MIN_SESSIONS = 3;
