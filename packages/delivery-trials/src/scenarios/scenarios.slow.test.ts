import { expect, test } from "vitest";
import { backendsTerminated } from "./database-faults.ts";
import { snapshotRestored } from "./database-restored.ts";
import { decisionsProcessKilled } from "./decision-faults.ts";
import { receiversMisbehave } from "./receiver-faults.ts";

// With `processes-killed`, which `npm test` runs, one scenario for each kind of fault: processes, database, restore,
// receivers, decisions. `npm run soak` runs all of them.
test.for([backendsTerminated, snapshotRestored, receiversMisbehave])("$name: $fault", async ({ run }) => {
  const { issues, figures } = await run({ seed: 1, durationMs: 2000, backlog: 1000, searchesPerSecond: 200 });
  expect(issues).toEqual([]);
  expect(figures.callbacks).toBeGreaterThan(100);
});

// With this seed a process is killed 0.1 s after the database was suspended, when the least is lost: how much depends on the
// speed of the machine.
test(`${decisionsProcessKilled.name}: ${decisionsProcessKilled.fault}`, async () => {
  const { issues, figures } = await decisionsProcessKilled.run({
    seed: 3,
    durationMs: 1500,
    backlog: 0,
    searchesPerSecond: 200,
  });
  expect(issues).toEqual([]);
  expect(figures.stored).toBeGreaterThan(100);
});
