import { afterAll, beforeAll, expect, test } from "vitest";
import { FAILED_ATTEMPTS } from "../../test/lanes/failed-attempts.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";

let opened: TestDelivery;
beforeAll(async () => {
  opened = await openTestDelivery();
});
afterAll(() => opened?.[Symbol.asyncDispose]());

const MINUTE = new Date(Math.floor(Date.now() / 60_000) * 60_000);

test("attempts of clients have the classes and latencies that are counted when they end", async () => {
  const { context, operations } = opened.delivery;
  for (const [index, { given }] of FAILED_ATTEMPTS.entries()) {
    const { outcome, status = null, error = null } = given;
    const endpoint = `https://m${index}.example`;
    await context.pool.query(
      `insert into callbacks (at, session_id, sequence, callback_id, client_id, account_id, session_code)
       values ($1, $2, 1, 'cb_' || $2::bigint, $3, 1, 1)`,
      [MINUTE, index, index === 0 ? 2 : 1],
    );
    await context.pool.query(
      `insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, error, worker)
       values ($1, $2, 1, 1, $3::text, $3::text, 100, $4, $5, $6, 'w')`,
      [MINUTE, index, endpoint, outcome, status, error],
    );
  }
  const period = { from: MINUTE, stepSeconds: 60 };
  const points = await operations.readAttemptsOfClients([1, 2], period);
  const found = new Map(points.map(({ endpoint, outcomes }) => [endpoint, [...outcomes]]));
  expect(found).toEqual(
    new Map(
      FAILED_ATTEMPTS.map(({ want = "accepted" }, index) => [`https://m${index}.example`, [[want, 1]]]),
    ),
  );
  expect(points[0]).toMatchObject({ series: "attempts", at: MINUTE });
  expect(points[0]?.latencies.size).toBe(1);
  const [only, ...others] = await operations.readAttemptsOfClients([2], period);
  expect([only?.endpoint, others]).toEqual(["https://m0.example", []]);
  expect(await operations.readAttemptsOfClients([1], period, ["https://m0.example"])).toEqual([]);
});

test("failures of clients are listed by endpoint and cause, with an example", async () => {
  const { operations } = opened.delivery;
  const failures = await operations.listFailuresOfClients([1], {
    endpoint: "https://m1.example",
    days: 1,
    limit: 9,
  });
  expect(failures).toEqual([
    {
      ...{ endpoint: "https://m1.example", cause: "3xx", attempts: 1 },
      ...{ firstAt: MINUTE, lastAt: MINUTE, callbackId: "cb_1" },
    },
  ]);
  const all = await operations.listFailuresOfClients([1], { days: 1, limit: 100 });
  expect(all.map(({ cause }) => cause)).not.toContain("accepted");
  expect(all).toHaveLength(FAILED_ATTEMPTS.length - 1);
  expect(await operations.listFailuresOfClients([2], { days: 1, limit: 9 })).toEqual([]);
});
