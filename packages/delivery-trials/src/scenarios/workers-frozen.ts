import { setTimeout as delay } from "node:timers/promises";
import { openTrial } from "../trial/open-trial.ts";
import { concludeTrial } from "../trial/run-scenario.ts";
import { waitUntil, waitUntilDelivered } from "../trial/wait-until.ts";
import type { Scenario } from "./scenario.ts";

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
