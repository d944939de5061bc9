import { setTimeout as delay } from "node:timers/promises";
import { openTrial } from "../trial/open-trial.ts";
import { waitUntil, waitUntilDelivered } from "../trial/settle.ts";
import { concludeTrial } from "../trial/undergo.ts";
import type { Scenario } from "./scenario.ts";

const LEASE_MS = 2000;

/** A worker stands still with lanes in its hands, and goes on when others have had them. */
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
    const faults: string[] = [];
    const ledgers = [before.ledger];
    const end = performance.now() + durationMs;
    do {
      await delay(300 + trial.random.below(400));
      const frozen = trial.random.pick(workers);
      frozen.freeze();
      // Lanes that nobody held are delivered meanwhile.
      const during = trial.load(["one", "two"], { maxSessions: 10 });
      ledgers.push(await during.finish());
      if (!(await waitUntilDelivered(trial, [during.ledger]))) faults.push("a frozen worker held up others");
      // And those that it had when its lease is over: only then does it go on, with what is nobody's but others' now.
      await delay(LEASE_MS);
      const isTakenOver = await waitUntil(async () => {
        const { rows } = await trial.pool.query(ANY_OVERDUE);
        return rows[0].overdue === false;
      });
      if (!isTakenOver) faults.push("lanes whose lease was over were not taken over");
      frozen.thaw();
    } while (performance.now() < end);
    await before.stop();
    return await concludeTrial(trial, ledgers, { faults });
  },
};

const ANY_OVERDUE = `
  select exists (
    select from lanes where state = 'open' and lease % 2 = 1 and due_at < now() - interval '1 second'
  ) as overdue`;
