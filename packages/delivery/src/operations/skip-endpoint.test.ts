import { expect, test } from "vitest";
import { carryOut, readProgress } from "../../test/carry-out.ts";
import { insertLanes, raiseLane, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { carryOutStep } from "../actions/carry-out-actions.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the shop is closed for good" };
const GONE = "https://gone.example";

const SKIP = { kind: "skip-endpoint", target: { endpoint: GONE } } as const;

async function skip(size?: number) {
  return (await carryOut(trial.delivery, SKIP, by, size)).map(readProgress);
}

const readOutcomes = async () => {
  const { rows } = await trial.pool.query("select outcome from redeliveries order by session_id, sequence");
  return rows.map(({ outcome }) => outcome);
};

test("skipping an endpoint skips its waiting callbacks, parked and paused lanes included, and no others", async () => {
  const { operations } = trial.delivery;
  await insertLanes(trial.pool, [
    { sessionId: 1, origin: GONE, callbacks: 3, final: [3] },
    { sessionId: 2, origin: GONE, rejected: [1] },
    { sessionId: 3, origin: GONE },
    { sessionId: 4, origin: trial.receiver.origin },
  ]);
  await trial.pool.query("update lanes set state = 'parked', due_at = null where session_id = 2");
  await operations.pauseLane(3, by);
  const count = { lanes: 3, callbacks: 5, redeliveries: 0 };
  expect(await operations.countEndpointSkip(GONE)).toEqual(count);
  expect(await skip(2)).toEqual([
    { done: 2, total: 3, callbacksSkipped: 4, redeliveriesWithdrawn: 0, leftUnderWay: 0 },
    { done: 3, total: 3, callbacksSkipped: 5, redeliveriesWithdrawn: 0, leftUnderWay: 0 },
  ]);
  const states = await Promise.all([1, 2, 3, 4].map((sessionId) => readStates(trial.pool, sessionId)));
  expect(states).toEqual([["skipped", "skipped", "skipped"], ["skipped"], ["skipped"], ["waiting"]]);
  const idle = { due_in: null, attempts: 0 };
  expect(await readLane(trial.pool, 1)).toMatchObject({ delivered: 3, state: "active", ...idle });
  expect(await readLane(trial.pool, 2)).toMatchObject({ delivered: 1, state: "active", ...idle });
  expect(await readLane(trial.pool, 3)).toMatchObject({ delivered: 1, state: "paused", ...idle });
  expect(await operations.countEndpointSkip(GONE)).toEqual({ lanes: 0, callbacks: 0, redeliveries: 0 });
  const { items } = await operations.listAudit({ subject: `endpoint:${GONE}` });
  expect(items).toMatchObject([{ ...by, action: "skip-endpoint", detail: count }]);
});

test("a callback reported during the skip is not skipped", async () => {
  await insertLanes(
    trial.pool,
    [1, 2].map((sessionId) => ({ sessionId, origin: GONE })),
  );
  await trial.delivery.operations.requestAction(SKIP, by);
  await carryOutStep(trial.delivery.context, 1);
  await raiseLane(trial.pool, 2);
  await carryOutStep(trial.delivery.context, 1);
  expect(await readStates(trial.pool, 2)).toEqual(["skipped", "waiting"]);
  expect(await readLane(trial.pool, 2)).toMatchObject({ delivered: 1, due_in: expect.any(Number) });
});

test("leased callbacks are not skipped, and a lost lease is recorded", async () => {
  await insertLanes(
    trial.pool,
    [1, 2].map((sessionId) => ({ sessionId, origin: GONE })),
  );
  await trial.pool.query(`
    update lanes set lease_version = 1, leased_until = now() + interval '1 minute' where session_id = 1;
    update lanes set lease_version = 1, leased_until = now() - interval '1 minute' where session_id = 2`);
  expect(await skip()).toEqual([
    { done: 2, total: 2, callbacksSkipped: 1, redeliveriesWithdrawn: 0, leftUnderWay: 1 },
  ]);
  expect(await readStates(trial.pool, 1)).toEqual(["waiting"]);
  expect(await readLane(trial.pool, 2)).toMatchObject({ delivered: 1, held: false });
  expect(await readAttempts(trial.pool, 2)).toMatchObject([{ sequence: 1, outcome: "failed" }]);
});

test("skipping an endpoint withdraws its redeliveries and test events, without leased ones", async () => {
  const { operations } = trial.delivery;
  await trial.pool.query(`
    insert into redeliveries (session_id, sequence, endpoint, url, requested_by, lease_version, leased_until, due_at) values
      (1, 1, '${GONE}', '', 'ada', 0, null, now()),
      (2, 1, '${GONE}', '', 'ada', 1, now() + interval '1 minute', now() + interval '1 minute'),
      (3, 1, '${GONE}', '', 'ada', 1, now() - interval '1 minute', now() - interval '1 minute'),
      (4, 1, 'https://other.example', '', 'ada', 0, null, now())`);
  expect((await operations.listEndpoints()).items).toMatchObject([
    { endpoint: GONE, lanes: 0, redeliveries: 3, state: "active" },
    { endpoint: "https://other.example", redeliveries: 1 },
  ]);
  expect(await operations.countEndpointSkip(GONE)).toEqual({ lanes: 0, callbacks: 0, redeliveries: 3 });
  expect(await skip()).toEqual([
    { done: 3, total: 3, callbacksSkipped: 0, redeliveriesWithdrawn: 2, leftUnderWay: 1 },
  ]);
  expect(await readOutcomes()).toEqual(["withdrawn", null, "withdrawn", null]);
});
