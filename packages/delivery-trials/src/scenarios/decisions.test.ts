import { expect, test } from "vitest";
import { decisionsProcessKilled } from "./decisions-process-killed.ts";

// With this seed a process is killed 0.1 s after the database was suspended, when the least is lost: how much depends on the
// speed of the machine. `npm run soak` runs all scenarios of decisions, with other seeds.
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
