import { afterAll, beforeAll, expect, test } from "vitest";
import { makeDecision, NOON } from "../test/decision-records.ts";
import { openTestDay, type TestPool } from "../test/open-test-pool.ts";
import { findDecisions } from "./find-decisions.ts";
import { toRecord } from "./rejected-search.ts";
import { storeDecisions } from "./stored-blocks.ts";

let database: TestPool;
beforeAll(async () => {
  database = await openTestDay();
});
afterAll(() => database[Symbol.asyncDispose]());

const SEARCH = { code: "invalid-document", issues: [], bytes: 0, leftOut: 0 };

test("decisions and rejected searches are found by event and by request, without their client", async () => {
  const { pool } = database;
  const others = Array.from({ length: 3000 }, (_, n) =>
    makeDecision({ instant: NOON + n, eventId: 1000 + n, requestId: `other-${n}` }),
  );
  await storeDecisions(pool, others);
  await storeDecisions(pool, [
    makeDecision({ instant: NOON + 1, clientId: 7, eventId: 42, requestId: "a" }),
    makeDecision({ instant: NOON + 2, clientId: 8, eventId: 42, requestId: "b" }),
    makeDecision({ instant: NOON + 3, clientId: 8, eventId: 5, requestId: "42" }),
    toRecord({ ...SEARCH, instant: NOON + 4, clientId: 9, eventId: 42, requestId: "c" }),
    toRecord({ ...SEARCH, instant: NOON + 5, requestId: "d" }),
  ]);
  const find = async (text: string, since = NOON, limit = 10) => {
    const found = await findDecisions(pool, text, { since: new Date(since), limit });
    return found.map(
      ({ kind, clientId, eventId, requestId, isRejected }) =>
        `${kind} ${clientId} ${eventId} ${requestId} ${isRejected}`,
    );
  };
  expect(await find("42")).toEqual([
    "event 9 42 c true",
    "request 8 5 42 false",
    "event 8 42 b false",
    "event 7 42 a false",
  ]);
  expect(await find("42", NOON, 1)).toEqual(["event 9 42 c true"]);
  expect(await find("d")).toEqual(["request undefined undefined d true"]);
  expect(await find("other-2999")).toEqual(["request 7 3999 other-2999 false"]);
  // A rejected search without an event is stored with event 0.
  expect(await find("0")).toEqual([]);
  expect(await find("42", NOON + 86_400_000)).toEqual([]);
});
