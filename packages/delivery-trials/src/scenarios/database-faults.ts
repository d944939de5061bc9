import { setTimeout as delay } from "node:timers/promises";
import { watchMovement } from "../trial/movement.ts";
import { keepDoing, type Ordeal, undergo } from "../trial/undergo.ts";
import type { Scenario } from "./scenario.ts";

/** What payments are made with while something happens to the database. */
const USUAL = {
  merchants: [{ name: "one" }, { name: "two" }],
  load: ["one", "two"],
  services: ["api", "worker", "worker"],
} satisfies Partial<Ordeal>;

/** Connections end in the middle of whatever they are at. */
export const backendsTerminated: Scenario = {
  name: "backends-terminated",
  fault: "pg_terminate_backend of the service's connections, one or all of them, at random moments",
  run: ({ seed, durationMs }) =>
    undergo({
      seed,
      ...USUAL,
      inflict: (trial, ledger) =>
        keepDoing(
          watchMovement(trial, ledger),
          durationMs,
          () => trial.random.below(200),
          () => trial.pool.query(TERMINATE, [trial.random.next() < 0.1 ? 1000 : 1]),
        ),
    }),
};

const TERMINATE = `
  select pg_terminate_backend(pid) from (
    select pid from pg_stat_activity
    where backend_type = 'client backend' and application_name = 'payment-routing' order by random() limit $1
  ) s`;

/** What is sent gets lost, and nobody says so: as when the database fails over to another machine. */
export const connectionsSilent: Scenario = {
  name: "connections-silent",
  fault:
    "connections to PostgreSQL that lose whatever is sent and stay open, in the middle of whatever they are at, some or all, at random moments",
  run: ({ seed, durationMs }) =>
    undergo({
      seed,
      ...USUAL,
      hasOwnWay: true,
      databaseTimeoutMs: 1000,
      inflict: (trial, ledger) =>
        keepDoing(
          watchMovement(trial, ledger),
          durationMs,
          () => 300 + trial.random.below(1500),
          async () => trial.wayToDatabase.mute(trial.random.next() < 0.2 ? 1000 : 1 + trial.random.below(4)),
        ),
    }),
};

/** The server ends without a word, and comes back with what it had written down. */
export const databaseCrashed: Scenario = {
  name: "database-crashed",
  fault: "PostgreSQL stopped at once (immediate), away for a second, and started again",
  run: ({ seed, durationMs }) =>
    undergo({
      seed,
      ...USUAL,
      inflict: (trial, ledger) =>
        keepDoing(
          watchMovement(trial, ledger),
          durationMs,
          () => 500 + trial.random.below(1500),
          async () => {
            await trial.database.crash();
            await delay(trial.random.below(1000));
            await trial.database.start();
          },
        ),
    }),
};
