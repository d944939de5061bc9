import { setTimeout as delay } from "node:timers/promises";
import type { ServiceRole } from "../service/service-process.ts";
import { openTrial } from "../trial/open-trial.ts";
import { redeliver } from "../trial/open-trial-delivery.ts";
import { concludeTrial, repeatFault, type ScenarioPlan } from "../trial/run-scenario.ts";
import { waitUntilDelivered, waitUntilHolds } from "../trial/wait-until.ts";
import type { RunOptions, Scenario } from "./scenario.ts";

/** API and worker processes are killed at random moments. */
export const processesKilled: Scenario = {
  name: "processes-killed",
  fault: "SIGKILL of workers and of the API at random moments; each is started again",
  run: (given) =>
    killAtRandom(given, 1, {
      merchants: [{ name: "one" }, { name: "two" }],
      load: ["one", "two"],
      services: ["api", "api", "worker", "worker"],
    }),
};

/** Four complete instances on one database, two of which are killed repeatedly. */
export const fourProcesses: Scenario = {
  name: "four-processes",
  fault:
    "four serve processes on one PostgreSQL, two of them killed at random and started again, time after time",
  run: (given) =>
    killAtRandom(given, 2, {
      merchants: [{ name: "one" }, { name: "two" }, { name: "three" }],
      load: ["one", "two", "three"],
      services: ["all", "all", "all", "all"],
    }),
};

function killAtRandom(
  given: RunOptions,
  atOnce: number,
  plan: Pick<ScenarioPlan, "merchants" | "load" | "services">,
): ReturnType<Scenario["run"]> {
  return repeatFault(given, {
    ...plan,
    pauseMs: ({ random }) => 200 + random.below(800),
    async act(trial, ledger) {
      const { fleet, random } = trial;
      // Some redeliveries are in progress when their worker is killed.
      await redeliver(trial, [...ledger.sessions.keys()].slice(0, REDELIVERED));
      const killed: ServiceRole[] = [];
      for (let count = 0; count < atOnce; count++) {
        const victim = random.pick(fleet.running);
        await victim.kill("SIGKILL");
        killed.push(victim.role);
      }
      await Promise.all(killed.map((role) => fleet.start(role)));
    },
  });
}

const REDELIVERED = 10;

const LEASE_MS = 2000;

/** A worker is suspended while it holds leases, and resumes after other workers have taken over its lanes. */
export const workersFrozen: Scenario = {
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
      const isTakenOver = await waitUntilHolds(trial, HAS_NO_EXPIRED_LEASE, []);
      if (!isTakenOver) issues.push("no worker claimed the lanes with an expired lease");
      suspended.resume();
    } while (performance.now() < end);
    await before.stop();
    return await concludeTrial(trial, ledgers, { issues });
  },
};

const HAS_NO_EXPIRED_LEASE = `
  not exists (
    select from lanes
    where state not in ('paused', 'parked') and leased_by is not null and leased_until < now() - interval '1 second'
  )`;
