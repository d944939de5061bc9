import type { TrialFigures, Verdict } from "../verdict/judge.ts";

/** Something that happens to the service while payments go on. */
export interface Scenario {
  /** `workers-killed` */
  readonly name: string;
  /** What happens, in a sentence. */
  readonly fault: string;
  run(effort: Effort): Promise<Verdict & { readonly figures: TrialFigures }>;
}

export interface Effort {
  readonly seed: number;
  /** How long faults go on, about. */
  readonly durationMs: number;
  /** How many callbacks are due where a scenario needs many. */
  readonly backlog: number;
}

/** What fits into the tests. */
export const SHORT: Omit<Effort, "seed"> = { durationMs: 3000, backlog: 2000 };
