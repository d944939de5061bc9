import { createPartitions } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestPool, type TestPool } from "../../test/open-test-pool.ts";
import { dropDecisions } from "./decision-retention.ts";
import { insertDecisions } from "./insert-decisions.ts";
import {
  countDecisions,
  type DecisionCursor,
  parseDecisionCursor,
  readDecisions,
  readDecisionsSince,
} from "./read-decisions.ts";

let database: TestPool;
beforeAll(async () => {
  database = await openTestPool();
});
afterAll(() => database[Symbol.asyncDispose]());

const NOW = Date.now();

test("records are read as they were stored, and those of an event the newest first", async () => {
  const { pool } = database;
  const first = makeRecord({ eventId: 1 });
  const second = makeRecord({
    eventId: 1,
    instant: NOW + 1,
    problem: "no-eligible-method",
    offered: [],
    advisories: ["order-no-characters"],
    // Characters that need care in parameters, arrays and jsonb.
    facts: { platform: 'a "b", {c}\\ \u2028 ü 💶', value: Number.MAX_SAFE_INTEGER, mobile_country: null },
  });
  await insertDecisions(pool, [
    first,
    second,
    makeRecord({ eventId: 2 }),
    makeRecord({ clientId: 8, eventId: 1 }),
  ]);
  const isStored = { cursor: expect.any(String) };
  expect(await readDecisions(pool, { clientId: 7, eventId: 1, limit: 10 })).toEqual([
    { ...second, ...isStored },
    { ...first, ...isStored },
  ]);
});

test("a list continues after its last record, even between records of the same time and request ID", async () => {
  const { pool } = database;
  const moments = [NOW + 1, NOW, NOW - 1];
  const records = moments.flatMap((instant) =>
    Array.from({ length: 7 }, () => makeRecord({ eventId: 4, instant })),
  );
  for (const [durationUs, record] of records.entries())
    await insertDecisions(pool, [{ ...record, durationUs }]);
  const seen: number[][] = [];
  for (let after: DecisionCursor | undefined; ; ) {
    const page = await readDecisions(pool, { clientId: 7, eventId: 4, limit: 5, after });
    seen.push(page.map(({ durationUs }) => durationUs));
    after = parseDecisionCursor(page.at(-1)?.cursor ?? "");
    if (after === undefined) break;
  }
  const whole = await readDecisions(pool, { clientId: 7, eventId: 4, limit: 1000 });
  expect(seen.flat()).toEqual(whole.map(({ durationUs }) => durationUs));
  expect(seen.map(({ length }) => length)).toEqual([5, 5, 5, 5, 1, 0]);
  expect(new Set(seen.flat()).size).toBe(21);
});

test("a period is read completely, in pages", async () => {
  const { pool } = database;
  const since = new Date(NOW + 10_000);
  const until = new Date(NOW + 20_000);
  const records = Array.from({ length: 25 }, (_, number) =>
    makeRecord({ eventId: 100 + number, instant: NOW + 10_000 + number, digest: `sha256:${number}` }),
  );
  await insertDecisions(pool, [...records, makeRecord({ eventId: 99, instant: NOW + 20_000 })]);
  expect(await countDecisions(pool, { since, until })).toBe(25);
  const pages: number[][] = [];
  for await (const page of readDecisionsSince(pool, { since, until, pageSize: 10 }))
    pages.push(page.map(({ eventId }) => eventId));
  expect(pages.map(({ length }) => length)).toEqual([10, 10, 5]);
  expect(pages.flat().sort()).toEqual(records.map(({ eventId }) => eventId));
});

test("a reader that stops early releases a clean connection", async () => {
  const { pool } = database;
  const period = { since: new Date(0), until: new Date(NOW + 90_000), pageSize: 1 };
  for await (const page of readDecisionsSince(pool, period)) {
    expect(page).toHaveLength(1);
    break;
  }
  expect((await pool.query("show enable_seqscan")).rows).toEqual([{ enable_seqscan: "off" }]);
});

test("days past their retention are dropped whole, and the others stay", async () => {
  const { pool } = database;
  await pool.query(`
    create table decisions_20200101 (like decisions including all);
    alter table decisions attach partition decisions_20200101 for values from ('2020-01-01Z') to ('2020-01-02Z')`);
  const old = Date.parse("2020-01-01T12:00:00Z");
  await insertDecisions(pool, [makeRecord({ eventId: 3, instant: old })]);
  expect(await dropDecisions(pool, new Date("2020-01-01T23:59:59Z"))).toEqual([]);
  expect(await dropDecisions(pool, new Date("2020-01-02T00:00:00Z"))).toEqual(["decisions_20200101"]);
  expect(await readDecisions(pool, { clientId: 7, eventId: 3, limit: 1 })).toEqual([]);
  expect(await readDecisions(pool, { clientId: 7, eventId: 2, limit: 1 })).toHaveLength(1);
  expect(await createPartitions(pool)).toEqual([]);
});

function makeRecord(overrides: Partial<DecisionRecord>): DecisionRecord {
  return {
    instant: NOW,
    clientId: 7,
    accountId: 70,
    eventId: 1,
    requestId: "request-1",
    digest: `sha256:${"a".repeat(64)}`,
    problem: undefined,
    facts: { country: 208 },
    offered: [
      [3, 10],
      [1, 20],
    ],
    durationUs: 123,
    advisories: [],
    ...overrides,
  };
}
