import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { insertLanes } from "../../test/lanes/lane-rows.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { beginRecovery, endRecovery } from "./recover.ts";

let opened: TestDelivery;
beforeAll(async () => {
  opened = await openTestDelivery();
});
afterAll(() => opened?.[Symbol.asyncDispose]());

const query = (text: string) => opened.owner.query(text);
beforeEach(() => query("truncate payment_sessions, lanes, callbacks, endpoints cascade"));

test("is zero without lanes", async () => {
  expect(await opened.delivery.operations.readBacklog(100)).toEqual({
    total: {
      callbacks: 0,
      lanesParked: 0,
      lanesPaused: 0,
      lanesFailing: 0,
      oldestUndeliveredAgeMs: undefined,
    },
    openBreakers: [],
    pausedEndpoints: 0,
    isHeld: false,
  });
});

test("adds up endpoints, and has those with an open circuit breaker as the list has them", async () => {
  const { operations, context } = opened.delivery;
  const [a, b, c, d] = [
    "https://a.example",
    "https://b.example",
    "https://c.example",
    "https://d.example",
  ] as const;
  await insertLanes(context.pool, [
    { sessionId: 1, origin: a, callbacks: 3 },
    { sessionId: 2, origin: b, callbacks: 2 },
    { sessionId: 3, origin: b },
    { sessionId: 4, origin: c },
    { sessionId: 5, origin: c },
  ]);
  await query(`
    update lanes set state = 'parked', due_at = null where session_id in (2, 4);
    update lanes set state = 'paused', due_at = null where session_id = 3;
    update lanes set attempts = 1 where session_id = 5;
    update lanes set waiting_since = now() - (4 - session_id) * interval '1 hour' where session_id < 4;
    insert into endpoints (endpoint, failures, open_until) values
      ('${d}', 12, now() + interval '1 hour'), ('${b}', 10, now() + interval '1 hour'),
      ('${a}', 10, now() - interval '1 hour')`);
  const { total, openBreakers } = await operations.readBacklog(100);
  expect(total).toEqual({
    callbacks: 8,
    lanesParked: 2,
    lanesPaused: 1,
    lanesFailing: 1,
    oldestUndeliveredAgeMs: expect.any(Number),
  });
  expect(Math.floor((total.oldestUndeliveredAgeMs ?? 0) / 3_600_000)).toBe(3);
  expect(openBreakers.map(({ endpoint }) => endpoint)).toEqual([b, d]);
  const { items } = await operations.listEndpoints({ breaker: "open" });
  // The backlog tells nothing of attempts and of the configuration.
  const toBacklog = ({
    oldestUndeliveredAgeMs: _,
    attempts: __,
    failed: ___,
    lastAttemptAt: ____,
    configuredClientIds: _____,
    ...rest
  }: (typeof items)[number]) => rest;
  expect(openBreakers.map(toBacklog)).toEqual(items.map(toBacklog));
  expect((await operations.readBacklog(1)).openBreakers.map(({ endpoint }) => endpoint)).toEqual([b]);
});

test("counts paused endpoints, without those that only a recovery holds", async () => {
  const { pool } = opened.delivery.context;
  await insertLanes(pool, [{ sessionId: 1, origin: "https://a.example" }]);
  await query("insert into endpoints (endpoint, state) values ('https://b.example', 'paused')");
  const by = { actor: "ada", reason: "the disk broke" };
  await beginRecovery(pool, by);
  const held = await opened.delivery.operations.readBacklog(100);
  await endRecovery(pool, by);
  expect([held.pausedEndpoints, held.isHeld]).toEqual([1, true]);
});
