import { verifyWebhook } from "@payment-routing/signing";
import { expect, test } from "vitest";
import { carryOut, readProgress } from "../../test/carry-out.ts";
import { insertLanes, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";
import { carryOutStep } from "../actions/carry-out-actions.ts";
import type { CallbackFilter } from "./callback-filter.ts";

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the merchant lost them" };

/** Redelivers a range completely and lists the progress after each step. */
async function redeliver(target: CallbackFilter, size?: number) {
  const steps = await carryOut(trial.delivery, { kind: "redeliver-callbacks", target }, by, size);
  return steps.map((step) => ({ ...readProgress(step), waitsFor: step.waitsFor }));
}

async function deliverAll(sessions: number): Promise<void> {
  const ids = Array.from({ length: sessions }, (_, index) => index + 1);
  await insertLanes(
    trial.pool,
    ids.map((sessionId) => ({ sessionId, origin: trial.receiver.origin })),
  );
  trial.start();
  await expect.poll(() => trial.receiver.receipts.length).toBe(sessions);
  await expect.poll(() => trial.ended.length).toBe(sessions);
}

test("a delivered callback is redelivered with the same ID and bytes and a mark, and its lane is unchanged", async () => {
  const { operations } = trial.delivery;
  await deliverAll(1);
  const lane = await readLane(trial.pool, 1);
  expect(await operations.redeliverCallback("cb_1_1", by)).toEqual({ done: true });
  await expect.poll(() => trial.receiver.receipts.length).toBe(2);
  const [first, second] = trial.receiver.receipts;
  expect(second?.body).toEqual(first?.body);
  expect(second?.headers["webhook-id"]).toBe("cb_1_1");
  expect([first, second].map((receipt) => receipt?.headers["payment-routing-redelivery"])).toEqual([
    "false",
    "true",
  ]);
  await expect
    .poll(() => readAttempts(trial.pool, 1))
    .toMatchObject([
      { attempt: 1, redelivery: false, outcome: "accepted" },
      { attempt: 1, redelivery: true, outcome: "accepted" },
    ]);
  expect(await readLane(trial.pool, 1)).toEqual(lane);
  const { items } = await operations.listAudit({ subject: "session:1" });
  expect(items).toMatchObject([
    { ...by, action: "redeliver-callback", detail: { sequence: 1, callback_id: "cb_1_1" } },
  ]);
  await expect
    .poll(() => trial.ended.map(({ commitToReceiptMs }) => typeof commitToReceiptMs))
    .toEqual(["number", "undefined"]);
});

test("a second redelivery of a callback is rejected while one is pending", async () => {
  const { operations } = trial.delivery;
  await deliverAll(1);
  trial.receiver.answer(answerWith(500));
  const answers = await Promise.all([1, 2, 3].map(() => operations.redeliverCallback("cb_1_1", by)));
  expect(answers.filter(({ done }) => done)).toHaveLength(1);
  expect(answers.find(({ done }) => !done)).toMatchObject({ reason: "other-state" });
});

test("a lane that waits for a retry is attempted immediately, in order", async () => {
  const { operations } = trial.delivery;
  trial.receiver.answer(answerWith(500));
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  trial.start();
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ attempts: 1, held: false });
  trial.receiver.answer(answerWith(204));
  expect(await operations.redeliverCallback("cb_1_2", by)).toEqual({ done: true });
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["delivered", "delivered"]);
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([1, 1, 2]);
});

test.each([
  { reason: "paused", plant: "state = 'paused'", until: undefined },
  { reason: "slowed", plant: "slow_until = now() + interval '1 day'", until: expect.any(Date) },
  { reason: "breaker", plant: "open_until = now() + interval '1 minute'", until: expect.any(Date) },
])("waitsFor names why the endpoint holds callbacks and redeliveries ($reason)", async (hold) => {
  const { operations } = trial.delivery;
  const { plant, ...waitsFor } = hold;
  await deliverAll(1);
  const { origin } = trial.receiver;
  await trial.pool.query("insert into endpoints (endpoint) values ($1)", [origin]);
  await trial.pool.query(`update endpoints set ${plant}`);
  await insertLanes(trial.pool, [{ sessionId: 2, origin }]);
  expect(await operations.redeliverCallback("cb_1_1", by)).toEqual({ done: true, waitsFor });
  expect(await operations.redeliverCallback("cb_2_1", by)).toEqual({ done: true, waitsFor });
  expect(await operations.readLane(2)).toMatchObject({ state: "active", endpointHold: waitsFor });
  const held = { nextAttemptAt: undefined, waitsFor };
  expect((await operations.listCallbacks({ sessionId: 2 })).items).toMatchObject([held]);
  expect(await operations.readCallback("cb_2_1")).toMatchObject(held);
  expect(await operations.readCallback("cb_1_1")).toMatchObject({
    nextAttemptAt: undefined,
    waitsFor: undefined,
    redeliveries: [{ dueAt: undefined, waitsFor }],
  });
  expect(trial.receiver.receipts).toHaveLength(1);
});

test("a callback due after its endpoint's hold shows its own due time; in a paused lane nothing shows one", async () => {
  const { operations } = trial.delivery;
  const origin = "https://nobody.example";
  await insertLanes(trial.pool, [
    { sessionId: 1, origin, overdue: "-1 hour" },
    { sessionId: 2, origin },
  ]);
  await trial.pool.query(
    "insert into endpoints (endpoint, slow_until) values ($1, now() + interval '1 minute')",
    [origin],
  );
  await trial.pool.query("update callbacks set state = 'delivered' where session_id = 2");
  await operations.pauseLane(2, by);
  expect(await operations.redeliverCallback("cb_2_1", by)).toEqual({
    done: true,
    waitsFor: { reason: "lane-paused" },
  });
  expect(await operations.readCallback("cb_1_1")).toMatchObject({
    nextAttemptAt: expect.any(Date),
    waitsFor: undefined,
  });
  expect(await operations.readCallback("cb_2_1")).toMatchObject({
    redeliveries: [{ dueAt: undefined, waitsFor: undefined, outcome: undefined }],
  });
});

test.each([
  { name: "that does not exist", id: "cb_9_9", want: "unknown-callback" },
  { name: "of a paused lane", id: "cb_1_1", want: "other-state" },
  { name: "that is leased", id: "cb_2_1", want: "held" },
])("a callback $name is not redelivered", async ({ id, want }) => {
  const { operations } = trial.delivery;
  const origin = "https://nobody.example";
  await insertLanes(trial.pool, [
    { sessionId: 1, origin },
    { sessionId: 2, origin },
  ]);
  await operations.pauseLane(1, by);
  await trial.pool.query(
    "update lanes set lease_version = 1, leased_until = now() + interval '1 minute', due_at = now() + interval '1 minute' where session_id = 2",
  );
  expect(await operations.redeliverCallback(id, by)).toMatchObject({ done: false, reason: want });
});

/** Calls a function while an uncommitted erasure of session 1 locks its lane. */
async function askDuringErasure<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  const erasing = await trial.pool.connect();
  try {
    await erasing.query("begin");
    await erasing.query("select from lanes where session_id = 1 for update");
    const answer = ask();
    await expect.poll(countWaiting).toBe(1);
    await erasing.query("delete from callbacks where session_id = 1");
    await erasing.query("update lanes set delivered = head, due_at = null, waiting_since = null");
    await erasing.query("commit");
    return await answer;
  } finally {
    erasing.release();
  }
}

async function countWaiting(): Promise<number> {
  const { rows } = await trial.pool.query(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0].waiting;
}

test.each([
  { name: "that was delivered", state: "delivered", want: "unknown-callback" },
  { name: "that is waiting", state: "waiting", want: "other-state" },
])("a callback $name and is being erased is not redelivered", async ({ state, want }) => {
  const { operations } = trial.delivery;
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  await trial.pool.query("update callbacks set state = $1", [state]);
  const outcome = await askDuringErasure(() => operations.redeliverCallback("cb_1_1", by));
  expect(outcome).toMatchObject({ done: false, reason: want });
  expect((await trial.pool.query("select from redeliveries")).rows).toEqual([]);
});

test("a range skips callbacks that are being erased", async () => {
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  await trial.pool.query("update callbacks set state = 'delivered'");
  expect(await askDuringErasure(() => redeliver({}))).toEqual([
    { done: 1, total: 1, sentAgain: 0, triedNow: 0, waitsFor: [] },
  ]);
  expect((await trial.pool.query("select from redeliveries")).rows).toEqual([]);
});

test("a range can be counted and is redelivered in batches", async () => {
  const { operations } = trial.delivery;
  await deliverAll(5);
  const count = await operations.countRedelivery({ states: ["delivered"] });
  expect(count).toEqual({ callbacks: 5, settled: 5, waiting: 0, left: 0 });
  expect(await redeliver({ states: ["delivered"] }, 2)).toEqual([
    { done: 2, total: 5, sentAgain: 2, triedNow: 0, waitsFor: [] },
    { done: 4, total: 5, sentAgain: 4, triedNow: 0, waitsFor: [] },
    { done: 5, total: 5, sentAgain: 5, triedNow: 0, waitsFor: [] },
  ]);
  await expect.poll(() => trial.receiver.receipts.length).toBe(10);
  const { items } = await operations.listAudit();
  expect(items).toMatchObject([
    {
      ...by,
      action: "redeliver-callbacks",
      subject: "callbacks",
      detail: { callbacks: 5, settled: 5, filter: { states: ["delivered"] } },
    },
  ]);
  const { rows } = await trial.pool.query("select distinct audit_id::int, requested_by from redeliveries");
  expect(rows).toEqual([{ audit_id: items[0]?.auditId, requested_by: "ada" }]);
});

test("a stopped range can be repeated without sending a callback twice", async () => {
  const { operations } = trial.delivery;
  await deliverAll(4);
  await operations.pauseEndpoint(trial.receiver.origin, by);
  const { actionId } = await operations.requestAction({ kind: "redeliver-callbacks", target: {} }, by);
  await carryOutStep(trial.delivery.context, 2);
  await operations.stopAction(actionId, by);
  expect((await redeliver({}, 3)).at(-1)).toEqual({
    done: 4,
    total: 4,
    sentAgain: 2,
    triedNow: 0,
    waitsFor: [trial.receiver.origin],
  });
  await operations.resumeEndpoint(trial.receiver.origin, by);
  await expect.poll(() => trial.receiver.receipts.length).toBe(8);
  expect(
    trial.receiver.receipts
      .slice(4)
      .map(({ sessionId }) => sessionId)
      .sort(),
  ).toEqual([1, 2, 3, 4]);
});

test("a range attempts waiting and parked lanes immediately and leaves paused and rejected ones unchanged", async () => {
  const { operations } = trial.delivery;
  const origin = trial.receiver.origin;
  await insertLanes(trial.pool, [
    { sessionId: 1, origin, overdue: "-1 hour" },
    { sessionId: 2, origin },
    { sessionId: 3, origin },
    { sessionId: 4, origin, callbacks: 2, rejected: [1] },
  ]);
  await trial.pool.query(
    "update lanes set state = 'parked', attempts = 10, due_at = null where session_id in (2, 4)",
  );
  await operations.pauseLane(3, by);
  expect(await operations.countRedelivery({})).toEqual({ callbacks: 5, settled: 0, waiting: 3, left: 2 });
  expect(await redeliver({})).toEqual([{ done: 5, total: 5, sentAgain: 0, triedNow: 2, waitsFor: [] }]);
  const states = await Promise.all([1, 2, 3, 4].map((sessionId) => readLane(trial.pool, sessionId)));
  expect(states.map(({ state, attempts }) => [state, attempts])).toEqual([
    ["active", 0],
    ["active", 0],
    ["paused", 0],
    ["parked", 10],
  ]);
  trial.start();
  await expect.poll(() => trial.receiver.receipts.map(({ sessionId }) => sessionId).sort()).toEqual([1, 2]);
});

test("a range counts the callbacks of lanes that are due and reports the endpoints that hold callbacks", async () => {
  const { operations } = trial.delivery;
  const old = "https://old.example";
  await insertLanes(trial.pool, [
    { sessionId: 1, origin: trial.receiver.origin, callbacks: 3 },
    { sessionId: 2, origin: old, callbacks: 2 },
  ]);
  await operations.pauseEndpoint(old, by);
  expect((await redeliver({}, 2)).at(-1)).toEqual({
    done: 5,
    total: 5,
    sentAgain: 0,
    triedNow: 5,
    waitsFor: [],
  });
  await trial.pool.query(
    "insert into endpoints (endpoint, slow_until) values ($1, now() + interval '1 day')",
    [trial.receiver.origin],
  );
  expect((await redeliver({})).at(-1)).toMatchObject({
    triedNow: 5,
    waitsFor: [trial.receiver.origin],
  });
});

test("a callback rejected by the outgoing contract is never redelivered", async () => {
  const { operations } = trial.delivery;
  const { origin } = trial.receiver;
  await insertLanes(trial.pool, [{ sessionId: 1, origin, callbacks: 2, rejected: [1] }]);
  expect(await operations.skipCallback(1, 1, by)).toEqual({ done: true });
  await trial.pool.query("update callbacks set state = 'superseded' where sequence = 2");
  expect(await operations.countRedelivery({})).toEqual({ callbacks: 2, settled: 1, waiting: 0, left: 1 });
  expect((await redeliver({})).at(-1)).toEqual({
    done: 2,
    total: 2,
    sentAgain: 1,
    triedNow: 0,
    waitsFor: [],
  });
  expect(await operations.redeliverCallback("cb_1_1", by)).toMatchObject({
    done: false,
    reason: "rejected",
    issues: [{ code: "missing-value" }],
  });
  expect(await operations.readCallback("cb_1_1")).toMatchObject({
    state: "skipped",
    issues: [{ code: "missing-value" }],
  });
  trial.start();
  const outcomes = () => trial.pool.query("select outcome from redeliveries");
  await expect.poll(async () => (await outcomes()).rows).toEqual([{ outcome: "accepted" }]);
  expect(trial.receiver.receipts.map(({ sequence }) => sequence)).toEqual([2]);
});

test.each([
  { filter: { sessionId: 31, clientId: 5 }, subject: "session:31" },
  { filter: { clientId: 5, states: ["delivered"] as const }, subject: "client:5" },
  { filter: { endpoint: "https://merchant.example" }, subject: "callbacks" },
])("a range is audited under $subject", async ({ filter, subject }) => {
  await redeliver(filter);
  const { items } = await trial.delivery.operations.listAudit({ action: "redeliver-callbacks" });
  expect(items[0]).toMatchObject({ subject, detail: { filter } });
});

test("a range without callbacks ends with its first step", async () => {
  const nothing = { done: 0, total: 0, sentAgain: 0, triedNow: 0, waitsFor: [] };
  expect(await redeliver({ clientId: 5 })).toEqual([nothing]);
});

test("a redelivery is retried by the merchant's schedule and ends as exhausted", async () => {
  const { operations } = trial.delivery;
  await deliverAll(1);
  trial.setMerchant({ retry: { schedule_seconds: [0], jitter: 0 } });
  trial.receiver.answer(answerWith(500));
  await operations.redeliverCallback("cb_1_1", by);
  await expect
    .poll(async () => (await trial.pool.query("select attempts, outcome from redeliveries")).rows)
    .toEqual([{ attempts: 2, outcome: "exhausted" }]);
  expect(await readStates(trial.pool, 1)).toEqual(["delivered"]);
});

const SECRETS = [{ id: "webhook-1", key: Buffer.from("webhook-1".padEnd(32, ".")) }];

test("a test event with any status is sent signed and marked, and changes no session", async () => {
  const { operations } = trial.delivery;
  trial.setMerchant({
    endpoint: `${trial.receiver.origin}/hooks`,
    required_members: ["psp/external-id", "fraud", "tms_info", "rebilling_info", "short_code"],
  });
  trial.start();
  const sent = await operations.sendTestEvent(
    {
      clientId: 10077,
      status: { code: 4999, subCode: 7 },
      transactionStatus: { code: 1234, message: "Odd" },
      eventType: "payment",
    },
    by,
  );
  const callbackId = sent.done ? sent.callbackId : "";
  expect(callbackId).toMatch(/^test_[0-9a-f]{32}$/);
  await expect.poll(() => trial.receiver.receipts.length).toBe(1);
  const [receipt] = trial.receiver.receipts;
  expect(receipt).toMatchObject({
    path: "/hooks",
    sessionId: Number.MAX_SAFE_INTEGER,
    headers: { "webhook-id": callbackId, "payment-routing-redelivery": "true" },
  });
  expect(JSON.parse(receipt?.body.toString() ?? "")).toMatchObject({
    client_id: 10077,
    status: { code: 4999, sub_code: 7, message: "Test event" },
    event_type: "payment",
    additional_data: [{ name: "test_event", text: "true" }],
    transactions: [{ status: { code: 1234, message: "Odd" }, hmac: expect.any(String) }],
    signature: expect.any(String),
  });
  const readHeader = (name: string) => receipt?.headers[name]?.toString();
  const outcome = verifyWebhook(readHeader, receipt?.body ?? Buffer.alloc(0), SECRETS);
  expect(outcome).toMatchObject({ ok: true, id: callbackId, redelivery: true });
  await expect
    .poll(() => operations.readCallback(callbackId))
    .toMatchObject({
      state: "test",
      clientId: 10077,
      lane: undefined,
      attempts: 1,
      lastOutcome: "accepted",
      history: [{ outcome: "accepted", status: 204, isRedelivery: true }],
      redeliveries: [{ requestedBy: "ada", attempts: 1, dueAt: undefined, outcome: "accepted" }],
    });
  expect(await operations.listLanes()).toEqual({ items: [], next: undefined });
  expect(await operations.redeliverCallback(callbackId, by)).toMatchObject({
    done: false,
    reason: "other-state",
  });
  const { items } = await operations.listAudit({ subject: "client:10077" });
  expect(items).toMatchObject([{ ...by, action: "send-test-event", detail: { callback_id: callbackId } }]);
});

test("test events have increasing sequence numbers", async () => {
  const { operations } = trial.delivery;
  trial.setMerchant({ endpoint: trial.receiver.origin });
  for (const code of [1, 2, 3]) await operations.sendTestEvent({ clientId: 10077, status: { code } }, by);
  trial.start();
  await expect.poll(() => trial.receiver.receipts.length).toBe(3);
  const sequences = trial.receiver.receipts.map(({ sequence }) => sequence).sort((a, b) => a - b);
  expect(sequences.map((sequence) => sequence - (sequences[0] ?? 0))).toEqual([0, 1, 2]);
});

test("a test event that breaks the outgoing contract is not sent", async () => {
  const { operations } = trial.delivery;
  const outcome = await operations.sendTestEvent({ clientId: 10077, status: { code: 0.5 } }, by);
  expect(outcome).toMatchObject({ done: false, reason: "rejected", issues: [{ path: "/status/code" }, {}] });
  const { rows } = await trial.pool.query("select from redeliveries");
  expect(rows).toEqual([]);
});
