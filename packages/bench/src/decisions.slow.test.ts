import { expect, test } from "vitest";
import { run } from "./decisions.ts";

const SMALL = {
  minutes: 1,
  decisionsPerMinute: 600,
  variety: { accounts: 100, largeMethods: 40, largeAccounts: 20, differentDecisions: 500 },
  days: 2,
  decisionsPerDay: 1000,
  progress: () => undefined,
};

test("decisions are stored, found, and read by the commands", { timeout: 120_000 }, async () => {
  const { figures, bounds = {} } = await run(undefined, SMALL);
  expect(Object.keys(figures)).toEqual(expect.arrayContaining(Object.keys(bounds)));
  for (const [name, value] of Object.entries(figures))
    expect([name, Number.isFinite(value)]).toEqual([name, true]);
  expect(figures.decision_lookup_other_blocks).toBeLessThan(10);
});
