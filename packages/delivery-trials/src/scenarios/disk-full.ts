import { setTimeout as delay } from "node:timers/promises";
import { findMountRefusal } from "../database/mount-disk.ts";
import { watchMovement } from "../trial/movement.ts";
import { keepDoing, undergo } from "../trial/undergo.ts";
import type { Scenario } from "./scenario.ts";

/** The database has no room for anything any more, and gets some again. */
export const diskFull: Scenario = {
  name: "disk-full",
  fault: "the disk of PostgreSQL full to the last byte, and freed again",
  findObstacle: findMountRefusal,
  run: ({ seed, durationMs }) =>
    undergo({
      seed,
      merchants: [{ name: "one" }, { name: "two" }],
      load: ["one", "two"],
      services: ["api", "worker", "worker"],
      database: { diskMegabytes: 256, settings: ["max_wal_size=64MB", "min_wal_size=32MB"] },
      inflict: (trial, ledger) =>
        keepDoing(
          watchMovement(trial, ledger),
          durationMs,
          () => 500 + trial.random.below(1000),
          async () => {
            await trial.database.fillDisk();
            await delay(1000 + trial.random.below(1000));
            await trial.database.freeDisk();
            // What could not even write its log has ended; whoever watches over it starts it again.
            await trial.database.start();
          },
        ),
    }),
};
