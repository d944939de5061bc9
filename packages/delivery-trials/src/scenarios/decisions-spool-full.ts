import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fillDisk, findMountProblem, mountDisk } from "../database/mount-disk.ts";
import type { TrialResult } from "../result/check-trial.ts";
import { concludeDecisions, waitUntilDrained } from "../trial/conclude-decisions.ts";
import { type DecisionTrial, openDecisionTrial } from "../trial/open-decision-trial.ts";
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

const WORKING_MS = 1000;
