import type { TrialResult } from "../result/check-trial.ts";

/** A fault-injection scenario: payments or searches continue while a fault is injected. */
export interface Scenario {
  /** `processes-killed` */
  readonly name: string;
  /** Description of the fault, for `--help` and progress. */
  readonly fault: string;
  /** Returns why the scenario cannot run on this machine, or undefined if it can. */
  readonly findSkipReason?: () => Promise<string | undefined>;
  readonly run: (options: RunOptions) => Promise<TrialResult>;
}

export interface RunOptions {
  readonly seed: number;
  /** Approximate duration of the fault. */
  readonly durationMs: number;
  /** Number of due callbacks in scenarios that need many. */
  readonly backlog: number;
  /** The rate of searches in scenarios of decisions. */
  readonly searchesPerSecond: number;
}
