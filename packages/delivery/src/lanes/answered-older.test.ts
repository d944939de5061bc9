import { expect, test } from "vitest";
import { carryOut } from "../../test/carry-out.ts";
import { insertLanes } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { reportSession, reportTransactionStatus, SOURCE } from "../../test/reports.ts";
import type { AnsweredOlder } from "../context.ts";
import { mayHaveArrived } from "./answered-older.ts";

const trial = openLaneTrial();
const BY = { actor: "ada", reason: "it was ignored" };

const report = (...given: Parameters<typeof trial.delivery.applyReport>[0][]) =>
  trial.delivery.applyReports(given, SOURCE);

/** Answers like a receiver that remembers callbacks from before a restore of the database. */
function answerByMemory(memory: number): void {
  trial.receiver.answer(({ sequence }, response) => {
    response.end(JSON.stringify({ outcome: sequence < memory ? "older" : "handled" }));
  });
}

test('an answer of "older" is reported and begins an epoch with higher sequence numbers', async () => {
  const told: AnsweredOlder[] = [];
  trial.delivery.context.events.on("answeredOlder", (each) => told.push(each));
  await trial.pool.query("update epochs set began_at = began_at - interval '1 hour'");
  answerByMemory(5);
  trial.start();
  await report(reportSession());
  await expect.poll(() => told).toHaveLength(1);
  expect(told).toEqual([{ clientId: reportSession().client_id, sessionId: 1, sequence: 1 }]);
  const lane = await trial.delivery.operations.readLane(1);
  expect(lane).toMatchObject({ delivered: 1, stateReason: expect.stringContaining("newer callback") });
  const floor = (): Promise<number> =>
    trial.pool.query("select max(floor)::float8 as floor from epochs").then(({ rows }) => rows[0].floor);
  await expect.poll(floor).toBeGreaterThan(2 ** 50);
  await report(reportTransactionStatus());
  await expect.poll(() => trial.receiver.receipts).toHaveLength(2);
  expect(trial.receiver.receipts[1]?.sequence).toBe(await floor());
  const { operations } = trial.delivery;
  const listReasons = async () => (await operations.listLanes()).items.map(({ stateReason }) => stateReason);
  await expect.poll(async () => (await operations.readLane(1))?.waiting).toBe(0);
  expect(await listReasons()).toEqual(["the receiver had a newer callback and ignored 1: redeliver"]);
  await carryOut(trial.delivery, { kind: "redeliver-callbacks", target: { sessionId: 1 } }, BY);
  await expect.poll(listReasons).toEqual([]);
});

test('answers of "older" begin at most one epoch a minute', async () => {
  const { rows: before } = await trial.pool.query("select * from epochs");
  const told: AnsweredOlder[] = [];
  trial.delivery.context.events.on("answeredOlder", (each) => told.push(each));
  answerByMemory(Number.POSITIVE_INFINITY);
  trial.start();
  await report(reportSession({ session_id: 2 }), reportSession({ session_id: 3 }));
  await expect.poll(() => told).toHaveLength(2);
  expect((await trial.pool.query("select * from epochs")).rows).toEqual(before);
});

test('an answer of "older" after a failed attempt that cannot have arrived is reported', async () => {
  const told: AnsweredOlder[] = [];
  trial.delivery.context.events.on("answeredOlder", (each) => told.push(each));
  trial.setMerchant({ retry: { schedule_seconds: [0.05], jitter: 0 } });
  trial.receiver.answer((_, response) => {
    if (trial.receiver.receipts.length === 1) response.writeHead(503).end();
    else response.end('{"outcome":"older"}');
  });
  await insertLanes(trial.pool, [{ sessionId: 4, origin: trial.receiver.origin }]);
  trial.start();
  await expect.poll(() => trial.ended.map(({ outcome }) => outcome)).toEqual(["rejected", "accepted"]);
  expect(told).toMatchObject([{ sessionId: 4, sequence: 1 }]);
});

test('an answer of "older" to a callback that supersedes others names that callback', async () => {
  const told: AnsweredOlder[] = [];
  trial.delivery.context.events.on("answeredOlder", (each) => told.push(each));
  trial.setMerchant({ on_exhausted: "coalesce", retry: { schedule_seconds: [], jitter: 0 } });
  trial.receiver.answer(({ sequence }, response) => {
    if (sequence === 1) response.writeHead(503).end();
    else response.end('{"outcome":"older"}');
  });
  await insertLanes(trial.pool, [{ sessionId: 6, origin: trial.receiver.origin, callbacks: 2 }]);
  trial.start();
  await expect.poll(() => told).toMatchObject([{ sessionId: 6, sequence: 2 }]);
});

test.each([
  { name: "no attempt", given: undefined, want: false },
  { name: "503", given: { outcome: "rejected", status: 503 }, want: false },
  { name: "410", given: { outcome: "gone", status: 410 }, want: false },
  { name: "a blocked address", given: { outcome: "blocked", error: "loopback" }, want: false },
  { name: "no connection", given: { outcome: "failed", error: "ECONNREFUSED: connect" }, want: false },
  { name: "a connection that broke", given: { outcome: "failed", error: "ECONNRESET: read" }, want: true },
  { name: "a lost lease", given: { outcome: "failed", error: "lease lost: a worker held it" }, want: true },
  { name: "no answer in time", given: { outcome: "timeout", error: "no answer" }, want: true },
  { name: "an unsettled 204", given: { outcome: "accepted", status: 204 }, want: true },
])("after $name a callback may have arrived: $want", async ({ given, want }) => {
  if (given !== undefined)
    await trial.pool.query(
      `insert into attempts (session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, error, worker)
       values (5, 1, 1, 'https://m.example', 'https://m.example/', 1, $1, $2, $3, 'test')`,
      [given.outcome, given.status, given.error],
    );
  expect(await mayHaveArrived(trial.pool, { sessionId: 5, sequence: 1 })).toBe(want);
});

test.each([
  { name: "handled", body: '{"outcome":"handled"}' },
  { name: "something else", body: "older" },
  { name: "null", body: "null" },
])("an answer of $name is not reported", async ({ body }) => {
  const told: AnsweredOlder[] = [];
  trial.delivery.context.events.on("answeredOlder", (each) => told.push(each));
  trial.receiver.answer((_, response) => response.end(body));
  trial.start();
  await report(reportSession());
  await expect.poll(() => trial.ended).toHaveLength(1);
  expect(told).toEqual([]);
});
