import { setTimeout as delay } from "node:timers/promises";
import { findMountProblem } from "../database/mount-disk.ts";
import { repeatFault, type ScenarioPlan } from "../trial/run-scenario.ts";
import type { Scenario } from "./scenario.ts";

const COMMON = {
  merchants: [{ name: "one" }, { name: "two" }],
  load: ["one", "two"],
  services: ["api", "worker", "worker"],
} satisfies Partial<ScenarioPlan>;

/** Connections are terminated at any point of a transaction. */
export const backendsTerminated: Scenario = {
  name: "backends-terminated",
  fault: "pg_terminate_backend of the service's connections, one or all of them, at random moments",
  run: (given) =>
    repeatFault(given, {
      ...COMMON,
      pauseMs: ({ random }) => random.below(200),
      act: ({ pool, random }) => pool.query(TERMINATE, [random.next() < 0.1 ? 1000 : 1]),
    }),
};

const TERMINATE = `
  select pg_terminate_backend(pid) from (
    select pid from pg_stat_activity
    where backend_type = 'client backend' and application_name = 'payment-routing' order by random() limit $1
  ) s`;

/** Packets are lost without an error, as in a failover of the database to another machine. */
export const connectionsSilent: Scenario = {
  name: "connections-silent",
  fault: "connections to PostgreSQL that stay open and lose all data, some or all of them, at random moments",
  run: (given) =>
    repeatFault(given, {
      ...COMMON,
      usesDatabaseProxy: true,
      databaseTimeoutMs: 1000,
      pauseMs: ({ random }) => 300 + random.below(1500),
      act: async ({ databaseProxy, random }) =>
        databaseProxy.mute(random.next() < 0.2 ? 1000 : 1 + random.below(4)),
    }),
};

/** The server crashes and recovers from its write-ahead log. */
export const databaseCrashed: Scenario = {
  name: "database-crashed",
  fault: "PostgreSQL stopped at once (immediate), away for a second, and started again",
  run: (given) =>
    repeatFault(given, {
      ...COMMON,
      pauseMs: ({ random }) => 500 + random.below(1500),
      act: async (trial) => {
        await trial.database.crash();
        await delay(trial.random.below(1000));
        await trial.database.start();
      },
    }),
};

/** The disk of the database is full for a while. */
export const diskFull: Scenario = {
  name: "disk-full",
  fault: "the disk of PostgreSQL full to the last byte, and freed again",
  findSkipReason: findMountProblem,
  run: (given) =>
    repeatFault(given, {
      ...COMMON,
      database: { diskMegabytes: 256, settings: ["max_wal_size=64MB", "min_wal_size=32MB"] },
      pauseMs: ({ random }) => 500 + random.below(1000),
      act: async (trial) => {
        await trial.database.fillDisk();
        await delay(1000 + trial.random.below(1000));
        await trial.database.freeDisk();
        // A server that cannot write its log has exited; a supervisor restarts it.
        await trial.database.start();
      },
    }),
};
