import { setTimeout as delay } from "node:timers/promises";
import type { Ledger } from "../load/ledger.ts";
import { judge, type Verdict } from "../verdict/judge.ts";
import type { SessionRules } from "../verdict/judge-session.ts";
import type { Movement } from "./movement.ts";
import { openTrial, type Trial, type TrialOptions } from "./open-trial.ts";
import { waitUntilRedelivered } from "./redeliveries.ts";
import { waitUntilDelivered } from "./settle.ts";

/** What happens in a trial: to whom payments are made, and what is done to the service meanwhile. */
export interface Ordeal extends TrialOptions {
  /** Merchants whose payments go on from the beginning to the end. */
  readonly load: readonly string[];
  /**
   * What is done while the payments of a ledger go on. Returns what was not as it has to be meanwhile, beside what all
   * trials are judged by.
   */
  readonly inflict: (trial: Trial, ledger: Ledger) => Promise<readonly string[]>;
}

/** Lets payments go on while something happens to the service, waits until all of it is delivered, and judges. */
export async function undergo(ordeal: Ordeal): Promise<Verdict> {
  await using trial = await openTrial(ordeal);
  const load = trial.load(ordeal.load);
  const faults = await ordeal.inflict(trial, load.ledger);
  const ledger = await load.stop();
  return await concludeTrial(trial, [ledger], { faults });
}

/** Waits until what was reported is delivered, and judges. */
export async function concludeTrial(
  trial: Trial,
  ledgers: readonly Ledger[],
  { faults = [], rules, timeoutMs }: Conclusion = {},
): Promise<Verdict> {
  const isDelivered = await waitUntilDelivered(trial, ledgers, timeoutMs);
  const isRedelivered = await waitUntilRedelivered(trial);
  const verdict = await judge(trial, ledgers, rules);
  const undone = [
    ...(isDelivered ? [] : ["not all of it was delivered in time"]),
    ...(isRedelivered ? [] : ["not all of it was sent again in time"]),
  ];
  return { ...verdict, faults: [...faults, ...undone, ...verdict.faults] };
}

export interface Conclusion {
  /** What was found wrong before. */
  readonly faults?: readonly string[];
  readonly rules?: SessionRules | undefined;
  /** How long may be waited. */
  readonly timeoutMs?: number;
}

/**
 * Does something wrong again and again for a while, at least once, and goes on until what was reported meanwhile has been
 * delivered in spite of it. Returns what is wrong when that does not come to be.
 */
export async function keepDoing(
  { hasMoved }: Movement,
  durationMs: number,
  pauseMs: () => number,
  act: () => Promise<unknown>,
): Promise<readonly string[]> {
  const startedAtMs = performance.now();
  for (;;) {
    await delay(pauseMs());
    await act();
    const elapsedMs = performance.now() - startedAtMs;
    if (elapsedMs < durationMs) continue;
    if (await hasMoved()) return [];
    if (elapsedMs > durationMs + PATIENCE_MS) return ["what was reported meanwhile was held up"];
  }
}

const PATIENCE_MS = 30_000;
