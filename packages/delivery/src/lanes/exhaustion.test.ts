import { expect, test } from "vitest";
import { insertLanes, raiseLane, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";
import type { LaneParked } from "../context.ts";

const trial = openLaneTrial();

/** A receiver that takes some callbacks of each session and no others. */
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

async function readLease(): Promise<{ readonly lease: number }> {
  const { rows } = await trial.pool.query("select lease::int from lanes where session_id = 1");
  return rows[0];
}

const ONCE_AGAIN = { schedule_seconds: [0], jitter: 0 };

test("park: nothing more of the session is sent, and other sessions go on", async () => {
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

test("coalesce: the newest callback stands for all before it, and names them", async () => {
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

test("coalesce: never over a final status, which then has retries of its own and parks", async () => {
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

test("coalesce: what was superseded twice is named by the last", async () => {
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

test("coalesce: with nothing newer the lane waits, and goes on by itself when there is something", async () => {
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

test("coalesce: a refused callback stands for nothing, and does not keep a later one from it", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept(3);
  const origin = trial.receiver.origin;
  await insertLanes(trial.pool, [{ sessionId: 1, origin, callbacks: 2, refused: [2] }]);
  trial.start();
  const stalled = { state: "parked", state_reason: "waits for a newer callback: not accepted in 2 attempts" };
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject(stalled);
  const { lease } = await readLease();
  await insertLanes(trial.pool, [{ sessionId: 2, origin }]);
  await expect.poll(() => readLane(trial.pool, 2)).toMatchObject({ attempts: 2 });
  expect(await readLease()).toEqual({ lease });
  await raiseLane(trial.pool, 1);
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["superseded", "superseded", "delivered"]);
  const { headers } = trial.receiver.receipts.at(-1) ?? {};
  expect(headers?.["payment-routing-supersedes"]).toBe("1-2");
});

test("coalesce: past a refused callback of a final status nothing stands for those before it", async () => {
  trial.setMerchant({ on_exhausted: "coalesce", retry: ONCE_AGAIN });
  accept(3);
  const origin = trial.receiver.origin;
  await insertLanes(trial.pool, [{ sessionId: 1, origin, callbacks: 3, refused: [2], final: [2] }]);
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ state: "parked", state_reason: "nothing newer may stand for it", delivered: 0 });
});

test("a callback that the outgoing contract refuses never goes out: its lane parks when its turn comes", async () => {
  await insertLanes(trial.pool, [
    { sessionId: 1, origin: trial.receiver.origin, callbacks: 3, refused: [2] },
  ]);
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({
      state: "parked",
      state_reason: "the outgoing contract refuses it",
      delivered: 1,
      attempts: 0,
    });
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1]);
});

test("a callback whose row is gone parks its lane, and says so", async () => {
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  await trial.pool.query("delete from callbacks");
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ state: "parked", state_reason: "its row is not there" });
});
