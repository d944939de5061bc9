import { setTimeout as delay } from "node:timers/promises";
import { concludeDecisions, waitUntilDrained } from "../trial/conclude-decisions.ts";
import { openDecisionTrial } from "../trial/open-decision-trial.ts";
import type { RunOptions, Scenario } from "./scenario.ts";

/** Decisions wait in the spool, whether connections are refused or nothing answers. */
export const decisionsDatabaseAway: Scenario = {
  name: "decisions-database-away",
  fault: "PostgreSQL away while searches go on: stopped at once (immediate), and later suspended",
  run: leaveDecisionsWaiting,
};

async function leaveDecisionsWaiting({
  seed,
  durationMs,
  searchesPerSecond: rate,
}: RunOptions): ReturnType<Scenario["run"]> {
  await using trial = await openDecisionTrial({ seed, rate });
  const { database } = trial;
  const drainsMs: number[] = [];
  for (const outage of [
    { begin: database.crash, end: database.start },
    { begin: database.suspend, end: database.resume },
  ]) {
    await delay(WORKING_MS);
    await outage.begin();
    await delay(durationMs);
    await outage.end();
    drainsMs.push(await waitUntilDrained(trial));
  }
  return await concludeDecisions(trial, { drainMs: Math.max(...drainsMs) });
}

const WORKING_MS = 1000;
