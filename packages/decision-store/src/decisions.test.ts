import { setTimeout } from "node:timers/promises";
import { createPartitions, openPool } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import fc from "fast-check";
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from "vitest";
import { anyDecisions, makeDecision, NOON } from "../test/decision-records.ts";
import { openTestDay, type TestPool } from "../test/open-test-pool.ts";
import { BLOCK_SIZE, dayOf, encodeBlocks } from "./decision-block.ts";
import { dropDecisions } from "./decision-maintenance.ts";
import {
  type DecisionCursor,
  type DecisionsQuery,
  listDecisions,
  parseDecisionCursor,
} from "./list-decisions.ts";
import { groupBlocks, mergeBlocks } from "./merge-blocks.ts";
import { countDecisions, scanDecisions } from "./scan-decisions.ts";
import { insertBlock, storeDecisions } from "./stored-blocks.ts";

let database: TestPool;
beforeAll(async () => {
  database = await openTestDay();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.pool.query("truncate decision_blocks"));

test("decisions are read as they were stored, and those on an event the newest first", async () => {
  const { pool } = database;
  const first = makeDecision();
  const second = makeDecision({
    instant: NOON + 1,
    problem: "no-eligible-method",
    offered: [],
    advisories: ["order-no-characters"],
    facts: { platform: 'a "b", {c}\\ \u2028 ü 💶', value: Number.MAX_SAFE_INTEGER, mobile_country: null },
  });
  await storeDecisions(pool, [first, second, makeDecision({ eventId: 2 }), makeDecision({ clientId: 8 })]);
  expect(await listDecisions(pool, { clientId: 7, eventId: 1, limit: 10 })).toEqual({
    decisions: [second, first],
    next: undefined,
  });
});

test("random decisions in random blocks are listed like those of a sorted array, in pages, before and after a merge", async () => {
  const { pool } = database;
  const choice = <T>(...values: T[]) => fc.option(fc.constantFrom(...values), { nil: undefined });
  const filter = fc.record({
    clientId: choice(1, 2),
    eventId: choice(1, 2, 3),
    since: choice(new Date(NOON + 20_000)),
    until: choice(new Date(NOON + 40_000)),
    outcome: choice("offered", "no-eligible-method"),
    digest: choice("sha256:a", "sha256:", "a"),
  });
  const blocks = fc.array(anyDecisions(12), { minLength: 1, maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(blocks, filter, fc.integer({ min: 1, max: 9 }), async (parts, query, limit) => {
      await pool.query("truncate decision_blocks");
      for (const part of parts) await storeDecisions(pool, part);
      const want = parts.flat().filter((record) => meets(record, query));
      const times = want.map(({ instant }) => instant).sort((a, b) => b - a);
      const before = await listAll({ ...query, limit });
      expect(before.map(({ instant }) => instant)).toEqual(times);
      expect(before.map(write).sort()).toEqual(want.map(write).sort());
      await mergeBlocks(pool);
      expect((await listAll({ ...query, limit })).map(write)).toEqual(before.map(write));
    }),
    { numRuns: 40 },
  );
});

function meets(
  { clientId, eventId, instant, problem = "offered", digest }: DecisionRecord,
  query: Omit<DecisionsQuery, "limit">,
): boolean {
  return (
    clientId === (query.clientId ?? clientId) &&
    eventId === (query.eventId ?? eventId) &&
    instant >= (query.since?.getTime() ?? 0) &&
    instant < (query.until?.getTime() ?? Number.POSITIVE_INFINITY) &&
    problem === (query.outcome ?? problem) &&
    digest.startsWith(query.digest ?? "")
  );
}

async function listAll(query: DecisionsQuery): Promise<readonly DecisionRecord[]> {
  const all: DecisionRecord[] = [];
  for (let after: DecisionCursor | undefined; ; ) {
    const { decisions, next } = await listDecisions(database.pool, { ...query, after });
    all.push(...decisions);
    if (next === undefined) return all;
    // Blocks are few, so that a page is full unless it is the last.
    expect(decisions).toHaveLength(query.limit);
    after = parseDecisionCursor(next);
  }
}

function write({ facts, ...rest }: DecisionRecord): string {
  return JSON.stringify([sortMembers(rest), sortMembers(facts)]);
}

function sortMembers(value: object) {
  return Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
}

test("a list that finds little reads a limited number of blocks for a page, and always continues", async () => {
  const { pool } = database;
  // The blocks of the first page overlap all others.
  for (let n = 0; n < 30; n++)
    await storeDecisions(pool, [makeDecision({ instant: NOON + n }), makeDecision({ instant: NOON + 1000 })]);
  for (let n = 0; n < 410; n++)
    await storeDecisions(pool, [makeDecision({ eventId: n, clientId: n === 5 ? 8 : 7, instant: NOON + n })]);
  const pages: number[] = [];
  for (let after: DecisionCursor | undefined; ; ) {
    const { decisions, next } = await listDecisions(pool, { clientId: 8, limit: 10, after });
    pages.push(decisions.length);
    if (next === undefined) break;
    after = parseDecisionCursor(next);
  }
  expect(pages).toEqual([0, 0, 1]);
});

test("a period is read completely and counted, across blocks that begin or end outside", async () => {
  const { pool } = database;
  const records = Array.from({ length: 5000 }, (_, number) =>
    makeDecision({ eventId: number, instant: NOON + number }),
  );
  await storeDecisions(pool, records.slice(0, 3000));
  await storeDecisions(pool, records.slice(3000));
  const period = { since: new Date(NOON + 1000), until: new Date(NOON + 4500) };
  expect(await countDecisions(pool, period)).toBe(3500);
  const read: number[] = [];
  for await (const { segment, rows } of scanDecisions(pool, period)) {
    expect(rows.length).toBeLessThanOrEqual(2048);
    read.push(...rows.map(segment.column("eventId")));
  }
  expect(read).toEqual(records.slice(1000, 4500).map(({ eventId }) => eventId));
});

test("a reader may take longer over a page than a transaction may otherwise be idle", async () => {
  const pool = openPool(database.connectionString, { maxConnections: 1 });
  onTestFinished(() => pool.end());
  await pool.query("set idle_in_transaction_session_timeout = 20");
  for (const eventId of [1, 2, 3]) await storeDecisions(pool, [makeDecision({ eventId })]);
  let read = 0;
  for await (const { rows } of scanDecisions(pool, {})) {
    read += rows.length;
    await setTimeout(100);
  }
  expect(read).toBe(3);
  expect((await pool.query("show idle_in_transaction_session_timeout")).rows).toEqual([
    { idle_in_transaction_session_timeout: "20ms" },
  ]);
});

test("a reader that stops early releases a clean connection", async () => {
  const { pool } = database;
  await storeDecisions(pool, [makeDecision()]);
  for await (const { rows } of scanDecisions(pool, { since: new Date(0), until: new Date(NOON + 1) })) {
    expect(rows).toHaveLength(1);
    break;
  }
  expect(
    (
      await pool.query(
        "select pg_current_xact_id_if_assigned() as id, now() = statement_timestamp() as fresh",
      )
    ).rows,
  ).toEqual([{ id: null, fresh: true }]);
});

test("a block that is stored again, also after it was merged, is there once", async () => {
  const { pool } = database;
  const blocks = [];
  for (let n = 0; n < 20; n++)
    for await (const block of encodeBlocks([makeDecision({ eventId: n })])) blocks.push(block);
  for (const block of [...blocks, ...blocks]) await insertBlock(pool, block);
  expect(await countDecisions(pool, ALWAYS)).toBe(20);
  await mergeBlocks(pool);
  const { rows } = await pool.query("select decisions from decision_blocks where segments is not null");
  expect(rows).toEqual([{ decisions: 20 }]);
  for (const block of blocks) await insertBlock(pool, block);
  expect(await countDecisions(pool, ALWAYS)).toBe(20);
});

test("blocks are merged by day and size, so that a decision is merged a few times at most", () => {
  const today = dayOf(NOON);
  const head = (decisions: number, daysAgo = 0) => ({
    from: NOON - daysAgo * 86_400_000,
    decisions,
    isCounted: true,
  });
  const sizes = (heads: ReturnType<typeof head>[]) =>
    groupBlocks(heads, today).map((group) => group.map(({ decisions }) => decisions));
  const many = (count: number, decisions: number) => Array.from({ length: count }, () => head(decisions));
  expect(sizes(many(15, 1))).toEqual([]);
  expect(sizes([...many(16, 1), head(20)]).map(({ length }) => length)).toEqual([16]);
  expect(sizes(many(16, 20)).map(({ length }) => length)).toEqual([16]);
  // Half full is enough.
  expect(sizes([head(5000), head(5000)])).toEqual([[5000, 5000]]);
  expect(sizes([head(7000), head(7000), head(7000)])).toEqual([[7000, 7000]]);
  expect(sizes([head(1, 1), head(500, 1), head(1, 2)])).toEqual([[1, 500]]);
  for (const group of groupBlocks(many(50_000, 3), today))
    expect(group.reduce((sum, { decisions }) => sum + decisions, 0)).toBeLessThanOrEqual(BLOCK_SIZE);
});

test("days past their retention are dropped whole, and the others stay", async () => {
  const { pool } = database;
  await pool.query(`
    create table decision_blocks_20200101 partition of decision_blocks
      for values from ('2020-01-01Z') to ('2020-01-02Z')`);
  const old = Date.parse("2020-01-01T12:00:00Z");
  await storeDecisions(pool, [makeDecision({ eventId: 3, instant: old }), makeDecision({ eventId: 2 })]);
  expect(await dropDecisions(pool, new Date("2020-01-01T23:59:59Z"))).toEqual([]);
  expect(await dropDecisions(pool, new Date("2020-01-02T00:00:00Z"))).toEqual(["decision_blocks_20200101"]);
  const list = async (eventId: number) =>
    (await listDecisions(pool, { clientId: 7, eventId, limit: 1 })).decisions;
  expect(await list(3)).toEqual([]);
  expect(await list(2)).toHaveLength(1);
  expect(await createPartitions(pool)).toEqual([]);
});

const ALWAYS = { since: new Date(0), until: new Date("2100-01-01") };
