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
