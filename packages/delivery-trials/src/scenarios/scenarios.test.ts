import { expect, test } from "vitest";
import { snapshotRestored } from "./database-restored.ts";
import { processesKilled } from "./processes-killed.ts";

// What needs several processes to be seen at all. `npm run soak` runs all scenarios: that connections break and receivers
// misbehave is also tested in one process.
test.for([processesKilled, snapshotRestored])("$name: $fault", async ({ run }) => {
  const { issues, figures } = await run({
    seed: 1,
    durationMs: 2000,
    backlog: 1000,
    searchesPerSecond: 200,
  });
  expect(issues).toEqual([]);
  expect(figures.callbacks).toBeGreaterThan(100);
});
