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
beforeEach(() => query("truncate payment_sessions, lanes, callbacks, endpoints, endpoint_days cascade"));

const ORIGIN = "https://a.example";

/** How long the lane that is due for two minutes counts as claimable. */
async function measureClaimable(): Promise<number | undefined> {
  const [row] = await opened.delivery.operations.measureBacklog();
  return row?.oldestClaimableMs && Math.round(row.oldestClaimableMs / 10_000) * 10_000;
}

const NOT_CLAIMABLE = {
  "a paused lane": "update lanes set state = 'paused'",
  "a parked lane": "update lanes set state = 'parked', due_at = null",
  "a lane that failed": "update lanes set attempts = 1",
  "a lane that waits": "update lanes set due_at = now() + interval '1 minute'",
  "a paused endpoint": `insert into endpoints (endpoint, state) values ('${ORIGIN}', 'paused')`,
  "an open breaker": `insert into endpoints (endpoint, open_until) values ('${ORIGIN}', now() - interval '1 s')`,
  "a slowed endpoint": `insert into endpoints (endpoint, slow_until) values ('${ORIGIN}', now() + interval '1 minute')`,
};

test.each(Object.entries(NOT_CLAIMABLE))("%s is not claimable", async (_, change) => {
  await insertLanes(opened.owner, [{ sessionId: 1, origin: ORIGIN, overdue: "2 minutes" }]);
  expect(await measureClaimable()).toBe(120_000);
  await query(change);
  expect(await measureClaimable()).toBeUndefined();
});

test("nothing is claimable while deliveries are held, or at the concurrency of an endpoint", async () => {
  const lanes = Array.from({ length: 21 }, (_, index) => ({
    sessionId: index + 1,
    origin: ORIGIN,
    overdue: "2 minutes",
  }));
  await insertLanes(opened.owner, lanes);
  const by = { actor: "ada", reason: "a restore" };
  await beginRecovery(opened.owner, by);
  expect(await measureClaimable()).toBeUndefined();
  await endRecovery(opened.owner, by);
  const lease = (count: number) =>
    query(`
      update lanes set leased_until = now() + interval '1 minute', due_at = now() + interval '1 minute'
      where session_id <= ${count}`);
  await lease(19);
  expect(await measureClaimable()).toBe(120_000);
  await lease(20);
  expect(await measureClaimable()).toBeUndefined();
});

test("counts failing lanes, and breakers by the class of the last failure", async () => {
  await insertLanes(opened.owner, [{ sessionId: 1, origin: ORIGIN }]);
  await query(`
    update lanes set attempts = 1;
    insert into endpoints (endpoint, open_until) values
      ('${ORIGIN}', now()), ('https://b.example', now() + interval '1 h'), ('https://c.example', now() + interval '1 h'),
      ('https://d.example', null), ('https://e.example', now() - interval '1 h');
    insert into endpoint_days (endpoint, day, outcome, attempts, first_at, last_at)
    select endpoint, now()::date, outcome, 1, now(), now() - age * interval '1 s' from (values
      ('${ORIGIN}', 'accepted', 0), ('${ORIGIN}', 'timeout', 1), ('${ORIGIN}', 'dns', 2), ('https://b.example', 'timeout', 1),
      ('https://d.example', '5xx', 1)
    ) as v (endpoint, outcome, age)`);
  const { operations } = opened.delivery;
  const backlog = await operations.measureBacklog();
  expect(backlog).toMatchObject([{ lanesFailing: 1 }]);
  const breakers = await operations.countOpenBreakers(backlog);
  const counts = breakers.map(({ failure, endpoints }) => [failure, endpoints]);
  expect(Object.fromEntries(counts)).toEqual({ timeout: 2, unknown: 1 });
});

test("measureBacklog counts the waiting callbacks of each endpoint", async () => {
  const { operations } = opened.delivery;
  await insertLanes(opened.owner, [
    { sessionId: 1, origin: "https://a.example", callbacks: 2 },
    { sessionId: 2, origin: "https://a.example" },
    { sessionId: 3, origin: "https://b.example" },
    { sessionId: 4, origin: "https://b.example" },
    { sessionId: 5, origin: "https://c.example" },
  ]);
  await query("update lanes set waiting_since = now() - interval '90 s' where session_id = 2");
  await query("update lanes set state = 'parked', due_at = null where session_id = 3");
  await query(
    "update lanes set delivered = head, due_at = null, waiting_since = null where session_id in (4, 5)",
  );
  await operations.pauseLane(4, { actor: "ada", reason: "maintenance" });
  const backlog = await operations.measureBacklog();
  expect(backlog).toEqual([
    {
      endpoint: "https://a.example",
      lanes: 2,
      lanesParked: 0,
      lanesPaused: 0,
      lanesFailing: 0,
      callbacks: 3,
      oldestUndeliveredAgeMs: expect.any(Number),
      oldestClaimableMs: expect.any(Number),
    },
    {
      endpoint: "https://b.example",
      lanes: 2,
      lanesParked: 1,
      lanesPaused: 1,
      lanesFailing: 0,
      callbacks: 1,
      oldestUndeliveredAgeMs: expect.any(Number),
      oldestClaimableMs: undefined,
    },
  ]);
  expect(backlog[0]?.oldestUndeliveredAgeMs).toBeGreaterThan(90_000);
  expect(backlog[0]?.oldestUndeliveredAgeMs).toBeLessThan(120_000);
  const first = await operations.listEndpoints({}, { limit: 1 });
  const second = await operations.listEndpoints({}, { limit: 1, after: first.next ?? "" });
  expect([first, second].map(({ items }) => items.map(({ endpoint }) => endpoint))).toEqual([
    ["https://a.example"],
    ["https://b.example"],
  ]);
  expect(second.next).toBeUndefined();
});

test("the oldest age of a backlog is that of the next unsettled callback", async () => {
  const { operations } = opened.delivery;
  await insertLanes(opened.owner, [
    { sessionId: 1, origin: "https://a.example", callbacks: 2 },
    { sessionId: 2, origin: "https://a.example" },
    { sessionId: 3, origin: "https://b.example", callbacks: 2 },
  ]);
  // The first callbacks are two hours old and settled; the second are new.
  await query(
    "update lanes set delivered = 1, waiting_since = now() - interval '2 h' where session_id in (1, 3)",
  );
  await query("update lanes set waiting_since = now() - interval '1 h' where session_id = 2");
  const [a, b] = (await operations.measureBacklog()).map(
    ({ oldestUndeliveredAgeMs }) => oldestUndeliveredAgeMs,
  );
  expect(Math.floor((a ?? 0) / 3_600_000)).toBe(1);
  expect(Math.floor((b ?? Number.NaN) / 3_600_000)).toBe(0);
  const { items } = await operations.listLanes({});
  expect(items.map(({ sessionId }) => sessionId)).toEqual([1, 3, 2]);
  const ages = items.map(({ waitingSince }) => Date.now() - Number(waitingSince));
  expect(ages.map((age) => Math.round(age / 3_600_000))).toEqual([0, 0, 1]);
});
