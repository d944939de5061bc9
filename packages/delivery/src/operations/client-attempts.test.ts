import { findBucket, listEndpointFailures, rankEndpoints, readStatistics } from "@payment-routing/database";
import { afterAll, beforeAll, expect, test } from "vitest";
import { FAILED_ATTEMPTS } from "../../test/lanes/failed-attempts.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { selectAttempts } from "./client-attempts.ts";

const MINUTE = new Date(Math.floor(Date.now() / 60_000) * 60_000);
const DURATIONS = [0, 1, 2, 100, 30_000];
const originOf = (index: number) => `https://m${index}.example`;

let opened: TestDelivery;
beforeAll(async () => {
  opened = await openTestDelivery();
  for (const [index, { given }] of FAILED_ATTEMPTS.entries()) {
    const { outcome, status = null, error = null } = given;
    await opened.delivery.context.pool.query(
      `insert into callbacks (at, session_id, sequence, callback_id, client_id, account_id, session_code)
       values ($1, $2, 1, 'cb_' || $2::bigint, $3, 1, 1)`,
      [MINUTE, index, index === 0 ? 2 : 1],
    );
    await opened.delivery.context.pool.query(
      `insert into attempts (at, session_id, sequence, attempt, endpoint, url, duration_ms, outcome, status, error, worker)
       values ($1, $2, 1, 1, $3::text, $3::text, $4, $5, $6, $7, 'w')`,
      [MINUTE, index, originOf(index), DURATIONS[index % DURATIONS.length], outcome, status, error],
    );
  }
});
afterAll(() => opened?.[Symbol.asyncDispose]());

const endpoints = FAILED_ATTEMPTS.map((_, index) => originOf(index));
const read = (...clientIds: number[]) =>
  readStatistics(
    opened.delivery.context.pool,
    { series: ["attempts"], endpoints, from: MINUTE, stepSeconds: 60 },
    selectAttempts(clientIds),
  );

test("attempts of clients have the outcomes and latencies that are counted when they end", async () => {
  const points = await read(1, 2);
  const found = points.map(({ endpoint, outcomes, latencies }) => [endpoint, [...outcomes], [...latencies]]);
  const want = FAILED_ATTEMPTS.map(({ want: outcome = "accepted" }, index) => {
    const bucket = findBucket(DURATIONS[index % DURATIONS.length] ?? 0);
    return [originOf(index), [[outcome, 1]], [[bucket, 1]]];
  });
  expect(found).toHaveLength(want.length);
  expect(found).toEqual(expect.arrayContaining(want));
  expect((await read(2)).map(({ endpoint }) => endpoint)).toEqual([originOf(0)]);
  expect(await read()).toEqual([]);
});

test("endpoints and failures of clients are listed, these with an example", async () => {
  const { pool } = opened.delivery.context;
  const [first, ...others] = await listEndpointFailures(pool, { days: 1, limit: 100 }, selectAttempts([1]));
  expect([first?.attempts, others.length]).toEqual([1, FAILED_ATTEMPTS.length - 2]);
  const asked = { endpoint: originOf(1), days: 1, limit: 9 };
  expect(await listEndpointFailures(pool, asked, selectAttempts([1]))).toEqual([
    {
      ...{ endpoint: originOf(1), cause: "3xx", attempts: 1 },
      ...{ firstAt: MINUTE, lastAt: MINUTE, callbackId: "cb_1" },
    },
  ]);
  expect(await listEndpointFailures(pool, asked, selectAttempts([2]))).toEqual([]);
  const rank = (which: "attempted" | "failing", clientId: number) =>
    rankEndpoints(pool, which, MINUTE, 100, selectAttempts([clientId]));
  expect(await rank("attempted", 2)).toEqual([originOf(0)]);
  expect(await rank("failing", 2)).toEqual([]);
  expect(await rank("failing", 1)).toHaveLength(FAILED_ATTEMPTS.length - 1);
});
