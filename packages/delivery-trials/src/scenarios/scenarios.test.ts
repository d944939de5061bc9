import { expect, test } from "vitest";
import { backendsTerminated } from "./database-faults.ts";
import { snapshotRestored } from "./database-restored.ts";
import { processesKilled } from "./processes-killed.ts";
import { receiversMisbehave } from "./receivers-misbehave.ts";

// One scenario for each kind of fault: processes, database, restore, receivers. `npm run soak` runs all of them.
test.for([processesKilled, backendsTerminated, snapshotRestored, receiversMisbehave])(
  "$name: $fault",
  async ({ run }) => {
    const { issues, figures } = await run({
      seed: 1,
      durationMs: 2000,
      backlog: 1000,
      searchesPerSecond: 200,
    });
    expect(issues).toEqual([]);
    expect(figures.callbacks).toBeGreaterThan(100);
  },
);
