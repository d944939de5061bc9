import { setTimeout as delay } from "node:timers/promises";
import { findMountProblem } from "../database/mount-disk.ts";
import { watchProgress } from "../trial/watch-progress.ts";
import { repeatFault, runScenario } from "../trial/run-scenario.ts";
import type { Scenario } from "./scenario.ts";

/** The disk of the database is full for a while. */
export const diskFull: Scenario = {
  name: "disk-full",
  fault: "the disk of PostgreSQL full to the last byte, and freed again",
  findSkipReason: findMountProblem,
  run: ({ seed, durationMs }) =>
    runScenario({
      seed,
      merchants: [{ name: "one" }, { name: "two" }],
      load: ["one", "two"],
      services: ["api", "worker", "worker"],
      database: { diskMegabytes: 256, settings: ["max_wal_size=64MB", "min_wal_size=32MB"] },
      injectFault: (trial, ledger) =>
        repeatFault(
          watchProgress(trial, ledger),
          durationMs,
          () => 500 + trial.random.below(1000),
          async () => {
            await trial.database.fillDisk();
            await delay(1000 + trial.random.below(1000));
            await trial.database.freeDisk();
            // A server that cannot write its log has exited; a supervisor restarts it.
            await trial.database.start();
          },
        ),
    }),
};
