import { setTimeout as delay } from "node:timers/promises";
import { concludeDecisions, type Kill, waitUntilDrained } from "../trial/conclude-decisions.ts";
import { type DecisionTrial, openDecisionTrial } from "../trial/open-decision-trial.ts";
import { createRandom } from "../trial/random.ts";
import type { RunOptions, Scenario } from "./scenario.ts";

/** The next process, or another one that runs already, stores what a killed one has left in the spool. */
export const decisionsProcessKilled: Scenario = {
  name: "decisions-process-killed",
  fault:
    "SIGKILL of the process that is searched at: in the middle of an outage of PostgreSQL, then at random moments",
  run: killWhileDecisionsWait,
};

async function killWhileDecisionsWait({
  seed,
  durationMs,
  searchesPerSecond: rate,
}: RunOptions): ReturnType<Scenario["run"]> {
  await using trial = await openDecisionTrial({ seed, rate });
  const { database, start } = trial;
  const random = createRandom(seed);
  const kills: Kill[] = [];
  const kill = async (findNext: DecisionTrial["start"]): Promise<void> => {
    const atMs = Date.now();
    await trial.service.kill("SIGKILL");
    if (durationMs < ADOPTION_MS) await trial.expireFolders();
    trial.searchAt(await findNext());
    kills.push({ atMs, untilMs: Date.now() });
  };

  await delay(WORKING_MS);
  await database.crash();
  await delay(durationMs / 2);
  await kill(start);
  await delay(durationMs / 2);
  await database.start();
  const drainMs = await waitUntilDrained(trial);

  const startedAtMs = performance.now();
  do {
    await delay(random.below(MAX_DELAY_MS));
    await kill(start);
    const other = await start();
    await database.suspend();
    await delay(random.below(MAX_DELAY_MS));
    await kill(async () => other);
    await delay(random.below(MAX_DELAY_MS));
    await database.resume();
  } while (performance.now() - startedAtMs < durationMs / 2);
  return await concludeDecisions(trial, { kills, drainMs: Math.max(drainMs, await waitUntilDrained(trial)) });
}

const WORKING_MS = 1000;
/** Around the moment when decisions are spooled because the database does not answer. */
const MAX_DELAY_MS = 2500;
/** A process adopts the folder of another that was untouched for this long. A shorter trial does not wait for it. */
const ADOPTION_MS = 15_000;
