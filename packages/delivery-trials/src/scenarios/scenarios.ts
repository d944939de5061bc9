import { setTimeout as delay } from "node:timers/promises";
import { concludeDecisions, waitUntilDrained } from "../trial/conclude-decisions.ts";
import { openDecisionTrial } from "../trial/open-decision-trial.ts";
import { openTrial } from "../trial/open-trial.ts";
import { concludeTrial } from "../trial/run-scenario.ts";
import { waitUntil, waitUntilDelivered } from "../trial/wait-until.ts";
import { addressesRebind } from "./addresses-rebind.ts";
import { backendsTerminated, connectionsSilent, databaseCrashed, diskFull } from "./database-faults.ts";
import { restoredToMoment, snapshotRestored } from "./database-restored.ts";
import { decisionsProcessKilled } from "./decisions-process-killed.ts";
import { decisionsDiskFull, decisionsSpoolFull } from "./decisions-spool-full.ts";
import { fourProcesses, processesKilled } from "./processes-killed.ts";
import { receiversMisbehave } from "./receivers-misbehave.ts";
import type { RunOptions, Scenario } from "./scenario.ts";
import { secretsRotated } from "./secrets-rotated.ts";
import { versionsSideBySide } from "./versions-side-by-side.ts";

const LEASE_MS = 2000;

/** A worker is suspended while it holds leases, and resumes after other workers have taken over its lanes. */
const workersFrozen: Scenario = {
  name: "workers-frozen",
  fault: "SIGSTOP of a worker for longer than its lease, then SIGCONT",
  async run({ seed, durationMs }) {
    await using trial = await openTrial({
      seed,
      merchants: [{ name: "one" }, { name: "two" }],
      services: ["api", "worker", "worker"],
      leaseMs: LEASE_MS,
    });
    const workers = trial.fleet.running.filter(({ role }) => role === "worker");
    const before = trial.load(["one", "two"]);
    const issues: string[] = [];
    const ledgers = [before.ledger];
    const end = performance.now() + durationMs;
    do {
      await delay(300 + trial.random.below(400));
      const suspended = trial.random.pick(workers);
      suspended.suspend();
      // The other worker delivers lanes that the suspended worker does not hold.
      const during = trial.load(["one", "two"], { maxSessions: 10 });
      ledgers.push(await during.finish());
      if (!(await waitUntilDelivered(trial, [during.ledger])))
        issues.push("a suspended worker delayed other lanes");
      // Resume the worker only after its leases have expired and other workers have claimed its lanes.
      await delay(LEASE_MS);
      const isTakenOver = await waitUntil(async () => {
        const { rows } = await trial.pool.query(HAS_EXPIRED_LEASE);
        return rows[0].expired === false;
      });
      if (!isTakenOver) issues.push("no worker claimed the lanes with an expired lease");
      suspended.resume();
    } while (performance.now() < end);
    await before.stop();
    return await concludeTrial(trial, ledgers, { issues });
  },
};

const HAS_EXPIRED_LEASE = `
  select exists (
    select from lanes
    where state = 'open' and leased_by is not null and leased_until < now() - interval '1 second'
  ) as expired`;

/** Decisions wait in the spool, whether connections are refused or nothing answers. */
const decisionsDatabaseAway: Scenario = {
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

/** An endpoint that never answers has a large backlog. */
const endpointDead: Scenario = {
  name: "endpoint-dead",
  fault: "one endpoint silent with a great many callbacks due, and back again later",
  async run({ seed, backlog }) {
    await using trial = await openTrial({
      seed,
      merchants: [{ name: "dead" }, { name: "well" }, { name: "also-well" }],
      services: ["api", "worker", "worker"],
    });
    await trial.receivers.behave("dead", "silent");
    const many = { singly: 0, inBatches: 4, batchSize: 100, pauseMs: 0 };
    const dead = await trial.load(["dead"], { ...many, maxSessions: Math.ceil(backlog / 4) }).finish();
    const issues: string[] = [];
    // The endpoint recovers only after the others were delivered, so a worker that waits for it fails the check.
    const well = await trial.load(["well", "also-well"], { maxSessions: 100, pauseMs: 0 }).finish();
    if (!(await waitUntilDelivered(trial, [well]))) issues.push("the dead endpoint delayed other endpoints");
    const { rows } = await trial.pool.query(COUNT_WAITING, [[...dead.sessions.keys()]]);
    if (rows[0].waiting < backlog)
      issues.push(`expected ${backlog} callbacks to wait, got ${rows[0].waiting}`);
    await trial.receivers.behave("dead", "accepts");
    return await concludeTrial(trial, [dead, well], { issues, timeoutMs: 60_000 + backlog * 5 });
  },
};

const COUNT_WAITING =
  "select sum(head - delivered)::int as waiting from lanes where session_id = any($1::bigint[])";

/** No fault but the load: searches and their decisions share the processors with PostgreSQL. */
const decisionsTopRate: Scenario = {
  name: "decisions-top-rate",
  fault: "as many searches as one process answers, with every decision recorded",
  run: searchAtTopRate,
};

async function searchAtTopRate({ seed, durationMs }: RunOptions): ReturnType<Scenario["run"]> {
  await using trial = await openDecisionTrial({ seed, rate: Number.POSITIVE_INFINITY });
  await delay(durationMs);
  return await concludeDecisions(trial);
}

/** All fault-injection scenarios. */
export const SCENARIOS: readonly Scenario[] = [
  processesKilled,
  fourProcesses,
  workersFrozen,
  backendsTerminated,
  connectionsSilent,
  databaseCrashed,
  snapshotRestored,
  restoredToMoment,
  diskFull,
  receiversMisbehave,
  addressesRebind,
  secretsRotated,
  endpointDead,
  versionsSideBySide,
  decisionsDatabaseAway,
  decisionsProcessKilled,
  decisionsDiskFull,
  decisionsSpoolFull,
  decisionsTopRate,
];
