import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fillDisk, findMountProblem, mountDisk } from "../database/mount-disk.ts";
import type { TrialResult } from "../result/check-trial.ts";
import { concludeDecisions, type Kill, waitUntilDrained } from "../trial/conclude-decisions.ts";
import { type DecisionTrial, openDecisionTrial } from "../trial/open-decision-trial.ts";
import { createRandom } from "../trial/random.ts";
import { waitUntil } from "../trial/wait-until.ts";
import type { Scenario } from "./scenario.ts";

/** Searches go on, the oldest decisions that wait in memory are dropped, and their number is known. */
export const decisionsDiskFull: Scenario = {
  name: "decisions-disk-full",
  fault: "the disk of the spool full to the last byte, while PostgreSQL is stopped and after it",
  findSkipReason: findMountProblem,
  async run({ seed, durationMs, searchesPerSecond: rate }) {
    await using trial = await openDecisionTrial({
      seed,
      rate,
      arguments: ["--decision-buffer", String(Math.max(MIN_BUFFER, Math.floor(rate / 2)))],
      wrap: (spool) => mountDisk(spool, "64m"),
    });
    return await overflow(trial, durationMs, async () => {
      // The disk is visible in the namespace of the service.
      await fillDisk(join("/proc", String(trial.service.processId), "root", trial.spool, "ballast"));
    });
  },
};

/** The same with the maximum size of the spool, at the top rate. */
export const decisionsSpoolFull: Scenario = {
  name: "decisions-spool-full",
  fault: "a spool that is full at its maximum size, while PostgreSQL is stopped, at the top rate of searches",
  async run({ seed, durationMs }) {
    await using trial = await openDecisionTrial({
      seed,
      rate: Number.POSITIVE_INFINITY,
      arguments: ["--decision-spool-bytes", String(2 ** 20), "--decision-buffer", "10000"],
    });
    return await overflow(trial, durationMs, async () => undefined);
  },
};

const MIN_BUFFER = 100;

async function overflow(
  trial: DecisionTrial,
  durationMs: number,
  fill: () => Promise<void>,
): Promise<TrialResult> {
  const { database, load } = trial;
  await delay(WORKING_MS);
  await database.crash();
  await delay(durationMs / 4);
  await fill();
  const answeredBefore = load.ledger.answered;
  await delay((durationMs * 3) / 4);
  const answered = load.ledger.answered - answeredBefore;
  await waitUntil(async () => (await trial.readMetrics()).dropped > 0);
  await database.start();
  const drainMs = await waitUntilDrained(trial);
  const result = await concludeDecisions(trial, { drainMs, mustDrop: true });
  const issues = answered === 0 ? ["no search was answered while the spool was full"] : [];
  return { ...result, issues: [...issues, ...result.issues] };
}

/** The next process, or another one that runs already, stores what a killed one has left in the spool. */
export const decisionsProcessKilled: Scenario = {
  name: "decisions-process-killed",
  fault:
    "SIGKILL of the process that is searched at: in the middle of an outage of PostgreSQL, then at random moments",
  async run({ seed, durationMs, searchesPerSecond: rate }) {
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
    return await concludeDecisions(trial, {
      kills,
      drainMs: Math.max(drainMs, await waitUntilDrained(trial)),
    });
  },
};

/** Around the moment when decisions are spooled because the database does not answer. */
const MAX_DELAY_MS = 2500;
/** A process adopts the folder of another that was untouched for this long. A shorter trial does not wait for it. */
const ADOPTION_MS = 15_000;

/** Decisions wait in the spool, whether connections are refused or nothing answers. */
export const decisionsDatabaseAway: Scenario = {
  name: "decisions-database-away",
  fault: "PostgreSQL away while searches go on: stopped at once (immediate), and later suspended",
  async run({ seed, durationMs, searchesPerSecond: rate }) {
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
  },
};

/** No fault but the load: searches and their decisions share the processors with PostgreSQL. */
export const decisionsTopRate: Scenario = {
  name: "decisions-top-rate",
  fault: "as many searches as one process answers, with every decision recorded",
  async run({ seed, durationMs }) {
    await using trial = await openDecisionTrial({ seed, rate: Number.POSITIVE_INFINITY });
    await delay(durationMs);
    return await concludeDecisions(trial);
  },
};

const WORKING_MS = 1000;
