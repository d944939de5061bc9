import { setTimeout as delay } from "node:timers/promises";
import type { Ledger } from "../load/ledger.ts";
import { judge, type Verdict } from "../verdict/judge.ts";
import type { SessionRules } from "../verdict/judge-session.ts";
import { openTrial, type Trial, type TrialOptions } from "./open-trial.ts";
import { waitUntilDelivered } from "./settle.ts";

/** What happens in a trial: to whom payments are made, and what is done to the service meanwhile. */
export interface Ordeal extends TrialOptions {
  /** Merchants whose payments go on from the beginning to the end. */
  readonly load: readonly string[];
  /** Returns what was not as it has to be while it went on, beside what all trials are judged by. */
  readonly inflict: (trial: Trial) => Promise<readonly string[]>;
  readonly rules?: SessionRules;
}

/** Lets payments go on while something happens to the service, waits until all of it is delivered, and judges. */
export async function undergo(ordeal: Ordeal): Promise<Verdict> {
  await using trial = await openTrial(ordeal);
  const load = trial.load(ordeal.load);
  const faults = await ordeal.inflict(trial);
  const ledger = await load.stop();
  return await concludeTrial(trial, [ledger], { faults, rules: ordeal.rules });
}

/** Waits until what was reported is delivered, and judges. */
export async function concludeTrial(
  trial: Trial,
  ledgers: readonly Ledger[],
  { faults = [], rules, timeoutMs }: Conclusion = {},
): Promise<Verdict> {
  const isDelivered = await waitUntilDelivered(trial, ledgers, timeoutMs);
  const verdict = await judge(trial, ledgers, rules);
  const undelivered = isDelivered ? [] : ["not all of it was delivered in time"];
  return { ...verdict, faults: [...faults, ...undelivered, ...verdict.faults] };
}

export interface Conclusion {
  /** What was found wrong before. */
  readonly faults?: readonly string[];
  readonly rules?: SessionRules | undefined;
  /** How long may be waited. */
  readonly timeoutMs?: number;
}

/** Does something again and again for a while, at least once. */
export async function keepDoing(
  durationMs: number,
  pauseMs: () => number,
  act: () => Promise<unknown>,
): Promise<number> {
  const end = performance.now() + durationMs;
  let count = 0;
  do {
    await delay(pauseMs());
    await act();
    count++;
  } while (performance.now() < end);
  return count;
}
