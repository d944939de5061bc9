import { expect, test } from "vitest";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { reportSession, reportTransactionStatus, SOURCE } from "../../test/reports.ts";
import type { AnsweredOlder } from "../context.ts";

const trial = openLaneTrial();

const report = (...given: Parameters<typeof trial.delivery.applyReport>[0][]) =>
  trial.delivery.applyReports(given, SOURCE);

/** As a receiver that has remembered what was sent before the database was restored. */
function answerByMemory(memory: number): void {
  trial.receiver.answer(({ sequence }, response) => {
    response.end(JSON.stringify({ outcome: sequence < memory ? "older" : "handled" }));
  });
}

test("who answers that it had a newer callback is told of, and sent higher numbers from then on", async () => {
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
  await expect.poll(async () => (await trial.delivery.operations.readLane(1))?.stateReason).toBeUndefined();
});

test("that begins no epoch twice in a minute", async () => {
  const { rows: before } = await trial.pool.query("select * from epochs");
  const told: AnsweredOlder[] = [];
  trial.delivery.context.events.on("answeredOlder", (each) => told.push(each));
  answerByMemory(Number.POSITIVE_INFINITY);
  trial.start();
  await report(reportSession({ session_id: 2 }), reportSession({ session_id: 3 }));
  await expect.poll(() => told).toHaveLength(2);
  expect((await trial.pool.query("select * from epochs")).rows).toEqual(before);
});

test.each([
  { name: "handled", body: '{"outcome":"handled"}' },
  { name: "something else", body: "older" },
  { name: "null", body: "null" },
])("an answer of $name is nothing special", async ({ body }) => {
  const told: AnsweredOlder[] = [];
  trial.delivery.context.events.on("answeredOlder", (each) => told.push(each));
  trial.receiver.answer((_, response) => response.end(body));
  trial.start();
  await report(reportSession());
  await expect.poll(() => trial.ended).toHaveLength(1);
  expect(told).toEqual([]);
});
