import { expect, test } from "vitest";
import { insertLanes, raiseLane, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";
import { findSecrets } from "../../test/open-test-delivery.ts";
import type { LaneParked } from "../context.ts";

const trial = openLaneTrial();

/** Makes the receiver accept the given sequence numbers only. */
function accept(...sequences: readonly number[]): void {
  trial.receiver.answer((receipt, response) =>
    answerWith(sequences.includes(receipt.sequence) ? 204 : 400)(receipt, response),
  );
}

async function readSupersedes(): Promise<readonly (readonly number[])[]> {
  const { rows } = await trial.pool.query(
    "select supersedes from callbacks where session_id = 1 order by sequence",
  );
  return rows.map(({ supersedes }) => supersedes.map(Number));
}

async function readLease(): Promise<number> {
  const { rows } = await trial.pool.query("select lease_version::int from lanes where session_id = 1");
  return rows[0].lease_version;
}

const ONCE_AGAIN = { schedule_seconds: [0], jitter: 0 };

test("park: the session's callbacks stop and other sessions continue", async () => {
  trial.setMerchant({ on_exhausted: "park", retry: ONCE_AGAIN });
  accept(2);
  const origin = trial.receiver.origin;
  await insertLanes(trial.pool, [{ sessionId: 1, origin, callbacks: 2 }]);
  const parked: LaneParked[] = [];
  trial.delivery.context.events.on("laneParked", (lane) => parked.push(lane));
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toEqual({
      head: 2,
      delivered: 0,
      attempts: 2,
      state: "parked",
      state_reason: "not accepted in 2 attempts",
      held: false,
      due_in: null,
    });
  expect(parked).toMatchObject([{ sessionId: 1, reason: "not accepted in 2 attempts" }]);
  await raiseLane(trial.pool, 1);
  trial.receiver.answer(answerWith(204));
  await insertLanes(trial.pool, [{ sessionId: 2, origin }]);
  await expect.poll(() => readStates(trial.pool, 2)).toEqual(["delivered"]);
  expect(await readStates(trial.pool, 1)).toEqual(["waiting", "waiting", "waiting"]);
});

test("skip: the next callback of the session is sent", async () => {
  trial.setMerchant({ on_exhausted: "skip", retry: ONCE_AGAIN });
  accept(2);
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2, final: [1] }]);
  trial.start();
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["skipped", "delivered"]);
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1, 1, 2]);
});

test("coalesce: the newest callback supersedes all earlier ones and names them", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept(4);
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 4 }]);
  trial.start();
  await expect
    .poll(() => readStates(trial.pool, 1))
    .toEqual(["superseded", "superseded", "superseded", "delivered"]);
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1, 1, 4]);
  expect(await readSupersedes()).toEqual([[], [], [], [1, 2, 3]]);
  const named = trial.receiver.receipts.map(({ headers }) => headers["payment-routing-supersedes"]);
  expect(named).toEqual([undefined, undefined, "1-3"]);
});

test("coalesce: after an error, the newer callback is soon sent", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept(2);
  const failure = new Error("no secrets");
  const secrets = findSecrets();
  let calls = 0;
  trial.setSecrets({
    ...secrets,
    webhookSecrets(clientId) {
      // After both attempts at the first callback.
      if (++calls === 3) throw failure;
      return secrets.webhookSecrets(clientId);
    },
  });
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  trial.start();
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["superseded", "delivered"]);
  expect(trial.errors.splice(0)).toEqual([failure]);
});

test("coalesce: a final status is not superseded, has its own retries, and parks the lane", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept();
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 4, final: [3] }]);
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ state: "parked", delivered: 2, attempts: 2 });
  expect(await readStates(trial.pool, 1)).toEqual(["superseded", "superseded", "waiting", "waiting"]);
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1, 1, 3, 3]);
});

test("coalesce: the last successor names callbacks that were superseded twice", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept(3);
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  trial.start();
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ delivered: 1, state: "parked" });
  await raiseLane(trial.pool, 1);
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["superseded", "superseded", "delivered"]);
  expect(await readSupersedes()).toEqual([[], [1], [1, 2]]);
  const named = trial.receiver.receipts.map(({ headers }) => headers["payment-routing-supersedes"]);
  expect(named).toEqual([undefined, undefined, "1", "1", "1-2"]);
});

test("coalesce: a lane without a newer callback waits, and continues when one is reported", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept(2);
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({
      state: "parked",
      state_reason: "waits for a newer callback: not accepted in 2 attempts",
    });
  await raiseLane(trial.pool, 1);
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["superseded", "delivered"]);
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1, 1, 2]);
});

test("coalesce: a rejected callback supersedes nothing, and a later one supersedes it", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept(3);
  const origin = trial.receiver.origin;
  await insertLanes(trial.pool, [{ sessionId: 1, origin, callbacks: 2, rejected: [2] }]);
  trial.start();
  const stalled = { state: "parked", state_reason: "waits for a newer callback: not accepted in 2 attempts" };
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject(stalled);
  const lease = await readLease();
  await insertLanes(trial.pool, [{ sessionId: 2, origin }]);
  await expect.poll(() => readLane(trial.pool, 2)).toMatchObject({ attempts: 2 });
  expect(await readLease()).toBe(lease);
  await raiseLane(trial.pool, 1);
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["superseded", "superseded", "delivered"]);
  const { headers } = trial.receiver.receipts.at(-1) ?? {};
  expect(headers?.["payment-routing-supersedes"]).toBe("1-2");
});

test("coalesce: no callback supersedes a rejected callback with a final status", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept(3);
  const origin = trial.receiver.origin;
  await insertLanes(trial.pool, [{ sessionId: 1, origin, callbacks: 3, rejected: [2], final: [2] }]);
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ state: "parked", state_reason: "nothing newer may stand for it", delivered: 0 });
});

test("a callback that breaks the outgoing contract is not sent and parks its lane", async () => {
  await insertLanes(trial.pool, [
    { sessionId: 1, origin: trial.receiver.origin, callbacks: 3, rejected: [2] },
  ]);
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({
      state: "parked",
      state_reason: "the outgoing contract rejects it",
      delivered: 1,
      attempts: 0,
    });
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1]);
});

test("a callback without a row parks its lane with a reason", async () => {
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  await trial.pool.query("delete from callbacks");
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ state: "parked", state_reason: "its row is not there" });
});
