import { setTimeout as delay } from "node:timers/promises";
import { concludeDecisions } from "../trial/conclude-decisions.ts";
import { openDecisionTrial } from "../trial/open-decision-trial.ts";
import type { RunOptions, Scenario } from "./scenario.ts";

/** No fault but the load: searches and their decisions share the processors with PostgreSQL. */
export const decisionsTopRate: Scenario = {
  name: "decisions-top-rate",
  fault: "as many searches as one process answers, with every decision recorded",
  run: searchAtTopRate,
};

async function searchAtTopRate({ seed, durationMs }: RunOptions): ReturnType<Scenario["run"]> {
  await using trial = await openDecisionTrial({ seed, rate: Number.POSITIVE_INFINITY });
  await delay(durationMs);
  return await concludeDecisions(trial);
}
