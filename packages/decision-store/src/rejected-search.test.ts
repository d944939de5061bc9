import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeDecision, NOON } from "../test/decision-records.ts";
import { openTestDay, type TestPool } from "../test/open-test-pool.ts";
import { listDecisions, listRejectedSearches, parseDecisionCursor } from "./list-decisions.ts";
import { mergeBlocks } from "./merge-blocks.ts";
import { type RejectedSearch, toRecord } from "./rejected-search.ts";
import { countDecisions, readDecisions } from "./scan-decisions.ts";
import { storeDecisions } from "./stored-blocks.ts";

let database: TestPool;
beforeAll(async () => {
  database = await openTestDay();
});
afterAll(() => database[Symbol.asyncDispose]());
beforeEach(() => database.pool.query("truncate decision_blocks"));

const KNOWN: RejectedSearch = {
  instant: NOON + 1,
  requestId: "b",
  code: "invalid-document",
  clientId: 7,
  keyId: "2026-spring",
  eventId: 1,
  issues: [{ code: "missing-element", path: "/payment_method_search_criteria/event_id", line: 2, column: 3 }],
  bytes: 1902,
  product: "okhttp/4.12.0",
  leftOut: 3,
};
const UNKNOWN: RejectedSearch = {
  instant: NOON + 2,
  requestId: "c",
  code: "unauthenticated",
  issues: [],
  bytes: 0,
  leftOut: 0,
};

async function countRead(): Promise<number> {
  let count = 0;
  for await (const page of readDecisions(database.pool, {})) count += page.length;
  return count;
}

test("rejected searches are listed apart from decisions, in the same blocks, also when they are merged", async () => {
  const { pool } = database;
  const decision = makeDecision();
  const decided = makeDecision({ instant: NOON + 3, problem: "invalid-document", offered: [] });
  for (const record of [decision, toRecord(KNOWN), toRecord(UNKNOWN), decided])
    await storeDecisions(pool, [record]);
  await storeDecisions(pool, [
    makeDecision({ instant: NOON + 4 }),
    toRecord({ ...KNOWN, instant: NOON + 5 }),
  ]);
  const check = async () => {
    expect((await listRejectedSearches(pool, { limit: 10 })).searches).toEqual([
      { ...KNOWN, instant: NOON + 5 },
      UNKNOWN,
      KNOWN,
    ]);
    const of = async (filter: object) =>
      (await listRejectedSearches(pool, { limit: 10, ...filter })).searches.length;
    expect(await of({ clientId: 7 })).toBe(2);
    // A caller that is not known has no client, not client 0.
    expect(await of({ clientId: 0 })).toBe(0);
    expect(await of({ clientId: 7, eventId: 1 })).toBe(2);
    expect(await of({ outcome: "unauthenticated" })).toBe(1);
    expect(await of({ since: new Date(NOON + 2), until: new Date(NOON + 5) })).toBe(1);
    const page = await listRejectedSearches(pool, { limit: 2 });
    const after = parseDecisionCursor(page.next ?? "");
    expect((await listRejectedSearches(pool, { limit: 2, after })).searches).toEqual([KNOWN]);
    expect((await listDecisions(pool, { limit: 10 })).decisions).toHaveLength(3);
    expect((await listDecisions(pool, { limit: 10, outcome: "invalid-document" })).decisions).toEqual([
      decided,
    ]);
    expect(await countDecisions(pool, {})).toBe(3);
    expect(await countRead()).toBe(3);
  };
  await check();
  await mergeBlocks(pool);
  await check();
});
