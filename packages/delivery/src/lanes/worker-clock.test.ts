import { expect, test } from "vitest";
import { insertLanes, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { checkClock } from "./worker-clock.ts";

test.each([
  { of: "a worker that has not measured it yet", ahead: undefined, others: [90_000], want: "agrees" },
  { of: "a worker that is slightly off", ahead: -30_000, others: [90_000], want: "agrees" },
  { of: "a worker that is off beside a correct one", ahead: 60_000, others: [0], want: "worker-differs" },
  {
    of: "a worker that is off beside several",
    ahead: -60_000,
    others: [500, -60_000, 100],
    want: "worker-differs",
  },
  {
    of: "a worker among several that are off equally",
    ahead: 60_000,
    others: [61_000, 59_000, 0],
    want: "database-differs",
  },
  { of: "a single worker", ahead: 60_000, others: [], want: "database-differs" },
])("the clock of $of: $want", ({ ahead, others, want }) => {
  expect(checkClock(ahead, others)).toEqual({ aheadMs: ahead, state: want });
});

const trial = openLaneTrial();
const isFast = { clock: () => new Date(Date.now() + 60_000) };

test("a worker whose clock differs from all others claims nothing until it agrees", async () => {
  const right = await trial.startElsewhere();
  await expect.poll(() => right.clock.aheadMs, { timeout: 5000 }).toBeTypeOf("number");
  let offMs = 60_000;
  const wrong = await trial.startElsewhere({}, {}, { clock: () => new Date(Date.now() + offMs) });
  await expect.poll(() => wrong.clock.state, { timeout: 10_000 }).toBe("worker-differs");
  expect(wrong.clock.aheadMs).toBeGreaterThan(55_000);
  expect(right.clock.state).toBe("agrees");
  const claimed = wrong.statistics.callbacksClaimed;
  await insertLanes(
    trial.pool,
    [1, 2, 3].map((sessionId) => ({ sessionId, origin: trial.receiver.origin })),
  );
  for (const session of [1, 2, 3]) {
    await expect.poll(() => readStates(trial.pool, session)).toEqual(["delivered"]);
  }
  expect(wrong.statistics.callbacksClaimed).toBe(claimed);
  offMs = 0;
  await expect.poll(() => wrong.clock.state, { timeout: 10_000 }).toBe("agrees");
  await right.stop();
  await insertLanes(trial.pool, [{ sessionId: 4, origin: trial.receiver.origin }]);
  await expect.poll(() => readStates(trial.pool, 4)).toEqual(["delivered"]);
});

test("workers whose clocks agree continue when only the database clock differs", async () => {
  const workers = [await trial.startElsewhere({}, {}, isFast), await trial.startElsewhere({}, {}, isFast)];
  for (const worker of workers) {
    await expect.poll(() => worker.clock.state, { timeout: 10_000 }).toBe("database-differs");
  }
  await insertLanes(trial.pool, [{ sessionId: 5, origin: trial.receiver.origin }]);
  await expect.poll(() => readStates(trial.pool, 5)).toEqual(["delivered"]);
});
