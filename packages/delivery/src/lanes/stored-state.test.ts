import { expect, test } from "vitest";
import { insertLanes, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";

const trial = openLaneTrial();

const ACTOR = { actor: "ada", reason: "maintenance" };

test("active lanes and endpoints are stored as the previous version reads them", async () => {
  const { pool, delivery } = trial;
  const { origin } = trial.receiver;
  await insertLanes(pool, [{ sessionId: 1, origin, callbacks: 2 }]);
  await delivery.operations.pauseLane(1, ACTOR);
  await delivery.operations.resumeLane(1, ACTOR);
  await delivery.operations.pauseEndpoint(origin, ACTOR);
  await delivery.operations.resumeEndpoint(origin, ACTOR);
  const { rows } = await pool.query(
    "select l.state as lane, e.state as endpoint from lanes l join endpoints e using (endpoint)",
  );
  expect(rows).toEqual([{ lane: "open", endpoint: "open" }]);
});

test("lanes and endpoints that the next version stores as active are delivered, listed and changed", async () => {
  const { pool, delivery } = trial;
  const { operations } = delivery;
  const { origin } = trial.receiver;
  await insertLanes(pool, [
    { sessionId: 1, origin, callbacks: 2 },
    { sessionId: 2, origin },
  ]);
  await pool.query("update lanes set state = 'active'");
  await pool.query("insert into endpoints (endpoint, state, failures) values ($1, 'active', 1)", [origin]);
  expect((await operations.listLanes({ state: "active" })).items).toMatchObject([
    { sessionId: 1, state: "active" },
    { sessionId: 2, state: "active" },
  ]);
  expect((await operations.listEndpoints({ state: "active" })).items).toMatchObject([
    { endpoint: origin, lanes: 2, oldestUndeliveredAgeMs: expect.any(Number) },
  ]);
  expect((await operations.listCallbacks({ laneState: "active" })).items).toHaveLength(3);
  expect(await operations.pauseLane(2, ACTOR)).toEqual({ done: true });
  trial.setMerchant({ retry: { schedule_seconds: [], jitter: 0 } });
  trial.receiver.answer((receipt, response) =>
    answerWith(receipt.sequence === 2 ? 500 : 204)(receipt, response),
  );
  const worker = trial.start();
  await expect.poll(async () => (await readLane(pool, 1)).state).toBe("parked");
  await worker.stop();
  expect(await readStates(pool, 1)).toEqual(["delivered", "waiting"]);
  expect(await readLane(pool, 2)).toMatchObject({ state: "paused", delivered: 0 });
});
