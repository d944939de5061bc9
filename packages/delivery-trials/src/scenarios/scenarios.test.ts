import { expect, test } from "vitest";
import { SCENARIOS } from "./scenarios.ts";

// The short form: `npm run soak` is the long one.
test.each(SCENARIOS)("$name: $fault", async ({ run }) => {
  const { faults, figures } = await run({ seed: 1, durationMs: 3000, backlog: 1000 });
  expect(faults).toEqual([]);
  expect(figures.callbacks).toBeGreaterThan(100);
});
