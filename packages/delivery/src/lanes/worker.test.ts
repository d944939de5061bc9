import { expect, test } from "vitest";
import { insertLanes, raiseLane, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith, type Receipt } from "../../test/lanes/start-receiver.ts";

const trial = openLaneTrial();

function sequencesOf(sessionId: number): readonly number[] {
  return trial.receiver.receipts
    .filter((receipt) => receipt.sessionId === sessionId)
    .map(({ sequence }) => sequence);
}

test("a worker delivers due callbacks in order and leaves the lane idle", async () => {
  await insertLanes(trial.pool, [
    { sessionId: 1, origin: trial.receiver.origin, callbacks: 3 },
    { sessionId: 2, origin: trial.receiver.origin },
  ]);
  const worker = trial.start();
  await expect.poll(() => trial.receiver.receipts.length).toBe(4);
  expect(sequencesOf(1)).toEqual([1, 2, 3]);
  await worker.stop();
  expect(await readStates(trial.pool, 1)).toEqual(["delivered", "delivered", "delivered"]);
  expect(await readLane(trial.pool, 1)).toEqual({
    head: 3,
    delivered: 3,
    attempts: 0,
    state: "active",
    state_reason: null,
    held: false,
    due_in: null,
  });
  expect(await readAttempts(trial.pool, 1)).toMatchObject(
    [1, 2, 3].map((sequence) => ({ sequence, attempt: 1, outcome: "accepted", status: 204 })),
  );
  expect(trial.ended).toMatchObject(
    Array(4).fill({ outcome: "accepted", commitToReceiptMs: expect.any(Number) }),
  );
});

test("the time until a first attempt leaves out earlier callbacks, and the time before the endpoint changed", async () => {
  const { origin } = trial.receiver;
  const lanes = [{ sessionId: 1, origin, callbacks: 2, overdue: "2 minutes" }];
  await insertLanes(trial.pool, lanes);
  const worker = trial.start();
  await expect.poll(() => trial.ended.length).toBe(2);
  await worker.stop();
  await trial.pool.query(
    "insert into endpoints (endpoint, updated_at) values ($1, now() - interval '1 minute')",
    [origin],
  );
  await insertLanes(trial.pool, [{ sessionId: 2, origin, overdue: "2 minutes" }]);
  trial.start();
  await expect.poll(() => trial.ended.length).toBe(3);
  const minutes = trial.ended.map(({ dueToAttemptMs = Number.NaN }) => Math.floor(dueToAttemptMs / 60_000));
  expect(minutes).toEqual([2, 0, 1]);
});

test("a worker occupies no connection of the pool", async () => {
  const process = await trial.openAnother({ maxConnections: 1 }, { worker: { pollMs: 50 } });
  process.startWorker({ outbound: { allowHttp: true, allow: ["127.0.0.1"] } });
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["delivered"]);
  expect((await process.context.pool.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await process.close();
});

test("several workers send the callbacks of each session in order while more are reported", async () => {
  const sessions = Array.from({ length: 20 }, (_, index) => index + 1);
  let failures = 0;
  // Every fifth attempt fails, so that lanes move between workers.
  trial.receiver.answer((receipt, response) =>
    answerWith(++failures % 5 === 0 ? 500 : 204)(receipt, response),
  );
  trial.setMerchant({ retry: { schedule_seconds: Array(20).fill(0), jitter: 0 } });
  await insertLanes(
    trial.pool,
    sessions.map((sessionId) => ({ sessionId, origin: trial.receiver.origin })),
  );
  trial.start({ breaker: { threshold: 1e6, firstPauseMs: 1, maxPauseMs: 1 } });
  await trial.startElsewhere({ breaker: { threshold: 1e6, firstPauseMs: 1, maxPauseMs: 1 } });
  for (let round = 0; round < 4; round++)
    await Promise.all(sessions.map((sessionId) => raiseLane(trial.pool, sessionId)));
  await expect.poll(() => countDelivered()).toBe(100);
  for (const sessionId of sessions) {
    expect([...new Set(sequencesOf(sessionId))]).toEqual([1, 2, 3, 4, 5]);
    // No older callback arrives after a newer one, not even as a repetition.
    expect(sequencesOf(sessionId)).toEqual([...sequencesOf(sessionId)].sort());
  }
  expect(trial.receiver.receipts).toHaveLength(124);
  const { rows } = await trial.pool.query("select count(*)::int from attempts");
  expect(rows).toEqual([{ count: 124 }]);
});

async function countDelivered(): Promise<number> {
  const { rows } = await trial.pool.query("select count(*)::int from callbacks where state = 'delivered'");
  return rows[0].count;
}

test("a failed attempt is repeated with the same ID and bytes, and each attempt is recorded", async () => {
  trial.setMerchant({ retry: { schedule_seconds: [0, 0], jitter: 0 } });
  trial.receiver.answer((receipt, response) => {
    if (trial.receiver.receipts.length === 3) return answerWith(200)(receipt, response);
    response
      .writeHead(500, { "set-cookie": "a=b", "x-request-id": "r1" })
      .end("card 4111 1111 1111 1111 failed");
  });
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const worker = trial.start();
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ delivered: 1 });
  const [first] = trial.receiver.receipts;
  for (const { body, headers } of trial.receiver.receipts) {
    expect(body).toEqual(first?.body);
    expect([
      headers["webhook-id"],
      headers["payment-routing-sequence"],
      headers["payment-routing-redelivery"],
    ]).toEqual(["cb_1_1", "1", "false"]);
  }
  const detail = await trial.delivery.operations.readCallback("cb_1_1");
  expect(detail).toMatchObject({ state: "delivered", attempts: 3, lastOutcome: "accepted", lastStatus: 200 });
  const [attempt] = detail?.history ?? [];
  expect(attempt).toEqual({
    startedAt: expect.any(Date),
    attempt: 1,
    endpoint: trial.receiver.origin,
    url: `${trial.receiver.origin}/callbacks`,
    durationMs: expect.any(Number),
    outcome: "rejected",
    status: 500,
    error: undefined,
    requestHeaders: {
      "content-type": "application/json",
      accept: "*/*",
      "accept-encoding": "identity",
      "user-agent": "payment-routing",
      "webhook-id": "cb_1_1",
      "webhook-timestamp": expect.stringMatching(/^\d+$/),
      "payment-routing-session": "1",
      "payment-routing-sequence": "1",
      "payment-routing-redelivery": "false",
    },
    responseHeaders: expect.objectContaining({ "set-cookie": "[redacted]", "x-request-id": "r1" }),
    responseBody: "card [redacted] failed",
    isRedelivery: false,
    worker: worker.name,
    nextAttemptAt: expect.any(Date),
  });
  expect(detail?.history.map(({ attempt }) => attempt)).toEqual([1, 2, 3]);
});

test.each([
  { name: "the schedule", headers: {}, jitter: 0, want: [100, 100] },
  { name: "the jitter", headers: {}, jitter: 0.5, want: [50, 150] },
  { name: "Retry-After", headers: { "retry-after": "600" }, jitter: 0, want: [600, 600] },
])("$name sets the time of a retry", async ({ headers, jitter, want }) => {
  trial.setMerchant({ retry: { schedule_seconds: [100], jitter } });
  trial.receiver.answer(answerWith(503, headers));
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const worker = trial.start();
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ attempts: 1, held: false });
  await worker.stop();
  const wait = "select extract(epoch from due_at - updated_at)::float8 as seconds from lanes";
  const { seconds } = (await trial.pool.query(wait)).rows[0];
  expect(seconds).toBeGreaterThanOrEqual(want[0] ?? 0);
  expect(seconds).toBeLessThanOrEqual(want[1] ?? 0);
  const { items } = await trial.delivery.operations.listCallbacks({ sessionId: 1 });
  expect(items[0]?.nextAttemptAt?.getTime()).toBeGreaterThan(Date.now());
});

test("a failing session does not block other sessions of the same endpoint", async () => {
  trial.receiver.answer((receipt, response) =>
    answerWith(receipt.sessionId === 1 ? 400 : 204)(receipt, response),
  );
  await insertLanes(
    trial.pool,
    [1, 2, 3].map((sessionId) => ({ sessionId, origin: trial.receiver.origin, callbacks: 2 })),
  );
  trial.start();
  await expect.poll(() => countDelivered()).toBe(4);
  expect(sequencesOf(1)).toEqual([1]);
  expect(await readLane(trial.pool, 1)).toMatchObject({ attempts: 1, delivered: 0, state: "active" });
});

test("a callback of a client that is no longer configured waits for the configuration", async () => {
  const another = await trial.openAnother(
    { merchants: { find: () => undefined, hasAccount: () => false } },
    { worker: { pollMs: 50 } },
  );
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const worker = another.startWorker({ outbound: { allowHttp: true, allow: ["127.0.0.1"] } });
  await expect
    .poll(() => readLane(trial.pool, 1))
    .toMatchObject({ state_reason: "the client gets no callbacks" });
  await worker.stop();
  expect(await readLane(trial.pool, 1)).toMatchObject({
    state: "active",
    attempts: 0,
    due_in: expect.any(Number),
  });
  expect(trial.receiver.receipts).toEqual([]);
});

test("a denied address is not connected to, and the attempt is recorded as blocked", async () => {
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const worker = trial.start({ outbound: { allowHttp: true, allow: [] } });
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ attempts: 1 });
  await worker.stop();
  expect(await readAttempts(trial.pool, 1)).toMatchObject([
    { outcome: "blocked", status: null, error: expect.stringContaining("127.0.0.1") },
  ]);
  expect(trial.receiver.connections).toBe(0);
});

test("a stopped worker finishes its posts in progress and claims no more", async () => {
  const held = Promise.withResolvers<void>();
  trial.receiver.answer(
    (_receipt: Receipt, response) => void held.promise.then(() => response.writeHead(204).end()),
  );
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  const worker = trial.start();
  await expect.poll(() => trial.receiver.receipts.length).toBe(1);
  const stopped = worker.stop();
  held.resolve();
  await stopped;
  expect(await readLane(trial.pool, 1)).toMatchObject({ delivered: 1, held: false, state: "active" });
  expect(sequencesOf(1)).toEqual([1]);
});

test("a post aborted by a stopping worker releases its lane and does not count as an attempt", async () => {
  trial.receiver.answer(() => {});
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const worker = trial.start({ stopGraceMs: 100 });
  await expect.poll(() => trial.receiver.receipts.length).toBe(1);
  expect(await worker.stop()).toBe(true);
  const lane = await readLane(trial.pool, 1);
  expect(lane).toMatchObject({ delivered: 0, attempts: 0, held: false });
  expect(lane.due_in).toBeLessThanOrEqual(0);
  expect(await readAttempts(trial.pool, 1)).toMatchObject([{ outcome: "failed" }]);
});
