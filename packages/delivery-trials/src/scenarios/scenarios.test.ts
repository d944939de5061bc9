import { expect, test } from "vitest";
import { SCENARIOS } from "./scenarios.ts";

// The short form: `npm run soak` is the long one.
test.for(SCENARIOS)("$name: $fault", async ({ run, findObstacle }, { skip }) => {
  const obstacle = await findObstacle?.();
  skip(obstacle !== undefined, obstacle);
  const { faults, figures } = await run({ seed: 1, durationMs: 3000, backlog: 1000 });
  expect(faults).toEqual([]);
  expect(figures.callbacks).toBeGreaterThan(100);
});
