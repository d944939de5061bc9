import type { Verdict } from "../verdict/judge.ts";

/** Something that happens to the service while payments go on. */
export interface Scenario {
  /** `processes-killed` */
  readonly name: string;
  /** What happens, in a sentence. */
  readonly fault: string;
  /** Why it cannot be run on this machine; undefined when it can. */
  readonly findObstacle?: () => Promise<string | undefined>;
  readonly run: (effort: Effort) => Promise<Verdict>;
}

export interface Effort {
  readonly seed: number;
  /** How long the fault goes on, about. */
  readonly durationMs: number;
  /** How many callbacks are due where a scenario needs many. */
  readonly backlog: number;
}
