import { expect, test } from "vitest";
import { SCENARIOS } from "./scenarios.ts";

// The short form: `npm run soak` is the long one.
test.each(SCENARIOS)("$name: $fault", async ({ run, findObstacle }) => {
  const obstacle = await findObstacle?.();
  if (obstacle !== undefined) return expect(obstacle).toMatch(/^no disk can be mounted: /);
  const { faults, figures } = await run({ seed: 1, durationMs: 3000, backlog: 1000 });
  expect(faults).toEqual([]);
  expect(figures.callbacks).toBeGreaterThan(100);
});
