import { expect, test } from "vitest";
import { collectIssues } from "../../test/collect-issues.ts";
import { insertLanes, raiseLane, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";
import { describeTransaction, reportSession, reportSessionStatus, SOURCE } from "../../test/reports.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the merchant asked" };

async function readAudit(subject: string) {
  const { items } = await trial.delivery.operations.listAudit({ subject });
  return items.map(({ actor, action, reason, detail }) => ({ actor, action, reason, detail }));
}

test("a paused lane collects callbacks and continues when it is resumed", async () => {
  const { operations } = trial.delivery;
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  expect(await operations.pauseLane(1, by)).toEqual({ done: true });
  expect(await operations.pauseLane(1, by)).toMatchObject({ done: false, reason: "other-state" });
  trial.start();
  await raiseLane(trial.pool, 1);
  await insertLanes(trial.pool, [{ sessionId: 2, origin: trial.receiver.origin }]);
  await expect.poll(() => trial.receiver.receipts.map(({ sessionId }) => sessionId)).toEqual([2]);
  expect(await readLane(trial.pool, 1)).toMatchObject({
    state: "paused",
    state_reason: by.reason,
    delivered: 0,
  });
  expect(await operations.resumeLane(1, by)).toEqual({ done: true });
  expect(await operations.resumeLane(1, by)).toMatchObject({ done: false, reason: "other-state" });
  await expect.poll(() => trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1, 1, 2]);
  expect(await readAudit("session:1")).toEqual([
    {
      ...by,
      action: "resume-lane",
      detail: { before: { state: "paused", reason: by.reason, delivered: 0, attempts: 0 } },
    },
    {
      ...by,
      action: "pause-lane",
      detail: { before: { state: "active", reason: null, delivered: 0, attempts: 0 } },
    },
  ]);
});

test("a lane paused during a post is settled and then stops", async () => {
  const { operations } = trial.delivery;
  const release = Promise.withResolvers<void>();
  trial.receiver.answer(
    (_receipt, response) => void release.promise.then(() => response.writeHead(204).end()),
  );
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  const worker = trial.start();
  await expect.poll(() => trial.receiver.receipts.length).toBe(1);
  expect(await operations.pauseLane(1, by)).toEqual({ done: true });
  release.resolve();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ delivered: 1, state: "paused", held: false });
  await worker.stop();
  expect(trial.receiver.receipts.length).toBe(1);
});

test("a lane that waits for a retry keeps its due time through a pause", async () => {
  const { operations } = trial.delivery;
  trial.receiver.answer(answerWith(500));
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const worker = trial.start();
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ attempts: 1 });
  await worker.stop();
  const before = await operations.readLane(1);
  await operations.pauseLane(1, by);
  await operations.resumeLane(1, by);
  const after = await operations.readLane(1);
  expect(after?.dueAt?.getTime()).toBeGreaterThan(before?.updatedAt.getTime() ?? Number.NaN);
  expect(after?.dueAt).toEqual(before?.dueAt);
});

test("the next callback of a lane can be skipped, and the following one is sent", async () => {
  const { operations } = trial.delivery;
  await insertLanes(trial.pool, [
    { sessionId: 1, origin: trial.receiver.origin, callbacks: 2, rejected: [1] },
  ]);
  trial.start();
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ state: "parked" });
  expect(await operations.skipCallback(1, 2, by)).toMatchObject({ done: false, reason: "not-next" });
  expect(await operations.skipCallback(1, 1, by)).toEqual({ done: true });
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["skipped", "delivered"]);
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ state: "active", state_reason: null, delivered: 2, due_in: null });
  expect(await operations.skipCallback(1, 3, by)).toMatchObject({ done: false, reason: "not-next" });
  expect(await readAudit("session:1")).toEqual([
    {
      ...by,
      action: "skip-callback",
      detail: {
        sequence: 1,
        before: { state: "parked", reason: "the outgoing contract rejects it", delivered: 0, attempts: 0 },
      },
    },
  ]);
});

test("a leased callback is not skipped; one with an expired lease is, and the lost lease is recorded", async () => {
  const { operations } = trial.delivery;
  await insertLanes(trial.pool, [{ sessionId: 1, origin: "https://nobody.example" }]);
  await trial.pool.query(
    "update lanes set lease_version = 1, leased_until = now() + interval '1 minute', due_at = now() + interval '1 minute'",
  );
  expect(await operations.skipCallback(1, 1, by)).toMatchObject({ done: false, reason: "held" });
  await trial.pool.query("update lanes set leased_until = now() - interval '1 second'");
  expect(await operations.skipCallback(1, 1, by)).toEqual({ done: true });
  expect(await readLane(trial.pool, 1)).toMatchObject({ delivered: 1, held: false, due_in: null });
  expect(await readAttempts(trial.pool, 1)).toMatchObject([
    {
      sequence: 1,
      attempt: 1,
      outcome: "failed",
      error: expect.stringMatching(/^lease lost/),
      worker: "unknown",
    },
  ]);
});

test("skipping a callback leaves a paused lane paused", async () => {
  const { operations } = trial.delivery;
  await insertLanes(trial.pool, [{ sessionId: 1, origin: "https://nobody.example", callbacks: 2 }]);
  await operations.pauseLane(1, by);
  expect(await operations.skipCallback(1, 1, by)).toEqual({ done: true });
  expect(await readLane(trial.pool, 1)).toMatchObject({
    delivered: 1,
    state: "paused",
    state_reason: by.reason,
  });
});

test("an unparked lane starts again with all its retries", async () => {
  const { operations } = trial.delivery;
  trial.setMerchant({ retry: { schedule_seconds: [], jitter: 0 } });
  trial.receiver.answer(answerWith(500));
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  trial.start();
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ state: "parked", attempts: 1, due_in: null });
  expect(await operations.resumeLane(1, by)).toMatchObject({ done: false, reason: "other-state" });
  trial.receiver.answer(answerWith(204));
  expect(await operations.unparkLane(1, by)).toEqual({ done: true });
  expect(await operations.unparkLane(1, by)).toMatchObject({ done: false, reason: "other-state" });
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["delivered", "delivered"]);
});

test("attempts are numbered through after an unpark, and each redelivery counts its own", async () => {
  const { operations } = trial.delivery;
  trial.setMerchant({ retry: { schedule_seconds: [0], jitter: 0 } });
  trial.receiver.answer(answerWith(500));
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 1 }]);
  trial.start();
  for (const _ of [1, 2]) {
    await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ state: "parked", attempts: 2 });
    expect(await operations.unparkLane(1, by)).toEqual({ done: true });
  }
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ state: "parked", attempts: 2 });
  trial.receiver.answer(answerWith(204));
  await operations.unparkLane(1, by);
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["delivered"]);
  const { rows } = await trial.pool.query("select callback_id from callbacks");
  const { callback_id: id } = rows[0];
  for (const attempts of [8, 9]) {
    await operations.redeliverCallback(id, by);
    await expect.poll(async () => (await operations.readCallback(id))?.history.length).toBe(attempts);
  }
  const { history = [] } = (await operations.readCallback(id)) ?? {};
  expect(history.map(({ attempt, isRedelivery }) => [attempt, isRedelivery])).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7].map((attempt) => [attempt, false]),
    [1, true],
    [1, true],
  ]);
});

test("unparking a lane rerenders its rejected callbacks with the corrected configuration", async () => {
  const { operations, applyReports } = trial.delivery;
  trial.setMerchant({ endpoint: trial.receiver.origin, required_members: ["fraud"] });
  const session = { session_id: 41, transactions: [describeTransaction()] } as const;
  await applyReports([reportSession(session), reportSessionStatus({ session_id: 41 })], SOURCE);
  trial.start();
  await expect.poll(() => readLane(trial.pool, 41)).toMatchObject({ state: "parked" });
  expect(await operations.unparkLane(41, by)).toMatchObject({
    done: false,
    reason: "rejected",
    issues: [{ path: "/transactions/0/fraud" }],
  });
  expect(await readLane(trial.pool, 41)).toMatchObject({ state: "parked" });
  trial.setMerchant({ endpoint: trial.receiver.origin });
  expect(await operations.unparkLane(41, by)).toEqual({ done: true });
  await expect.poll(() => readStates(trial.pool, 41)).toEqual(["delivered", "delivered"]);
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1, 2]);
  const actions = (await readAudit("session:41")).map(({ action }) => action);
  expect(actions.toSorted()).toEqual(["rerender-callback", "rerender-callback", "unpark-lane"]);
  expect(await collectIssues(trial.delivery)).toMatchObject({ issues: [] });
});

test.each(["pauseLane", "resumeLane", "unparkLane"] as const)(
  "%s: a session without a lane gives unknown-lane",
  async (action) => {
    expect(await trial.delivery.operations[action](999, by)).toMatchObject({
      done: false,
      reason: "unknown-lane",
    });
  },
);

test("lanes are listed by waiting time, the longest first, in consecutive pages", async () => {
  const { operations } = trial.delivery;
  const origin = "https://nobody.example";
  await insertLanes(
    trial.pool,
    [1, 2, 3, 4].map((sessionId) => ({ sessionId, origin, clientId: sessionId % 2 })),
  );
  await trial.pool.query("update lanes set waiting_since = now() - session_id * interval '1 minute'");
  await trial.pool.query(
    "update lanes set delivered = head, due_at = null, waiting_since = null where session_id = 2",
  );
  const list = async (filter: object) =>
    (await operations.listLanes(filter)).items.map(({ sessionId }) => sessionId);
  expect(await list({})).toEqual([4, 3, 1]);
  await operations.pauseLane(2, by);
  expect(await list({})).toEqual([4, 3, 1, 2]);
  expect(await list({ clientId: 1 })).toEqual([3, 1]);
  expect(await list({ state: "paused" })).toEqual([2]);
  expect(await list({ endpoint: "https://other.example" })).toEqual([]);
  const seen: number[] = [];
  let after: string | undefined;
  do {
    const { items, next } = await operations.listLanes({}, { limit: 1, ...(after && { after }) });
    seen.push(...items.map(({ sessionId }) => sessionId));
    after = next;
  } while (after !== undefined);
  expect(seen).toEqual([4, 3, 1, 2]);
  expect(await operations.readLane(4)).toEqual({
    sessionId: 4,
    clientId: 0,
    endpoint: origin,
    url: `${origin}/callbacks`,
    state: "active",
    stateReason: undefined,
    head: 1,
    delivered: 0,
    waiting: 1,
    attempts: 0,
    dueAt: expect.any(Date),
    endpointHold: undefined,
    isHeld: false,
    waitingSince: expect.any(Date),
    updatedAt: expect.any(Date),
  });
  expect(await operations.readLane(999)).toBeUndefined();
});
