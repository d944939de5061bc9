import { expect, test } from "vitest";
import { processesKilled } from "./process-faults.ts";

test(`${processesKilled.name}: ${processesKilled.fault}`, async () => {
  const { issues, figures } = await processesKilled.run({
    seed: 1,
    durationMs: 2000,
    backlog: 1000,
    searchesPerSecond: 200,
  });
  expect(issues).toEqual([]);
  expect(figures.callbacks).toBeGreaterThan(100);
});
