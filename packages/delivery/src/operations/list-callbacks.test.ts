import { createPastPartitions } from "@payment-routing/database";
import type { QueryConfig } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { describeMerchant, openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { describeTransaction, reportSession, reportSessionStatus, SOURCE } from "../../test/reports.ts";
import type { CallbackFilter } from "./callback-filter.ts";
import type { CallbackSummary } from "./callback-summary.ts";
import { listCallbacks } from "./list-callbacks.ts";
import type { Operations } from "./operations.ts";

let opened: TestDelivery;
let operations: Operations;

const HOME = "https://merchant.example";
const OTHER = "https://other.merchant.example";
const by = { actor: "ada", reason: "a test" };

// Sessions 1 and 2 belong to one client, 3 and 4 to another. Session 4 lacks a member that its merchant requires.
beforeAll(async () => {
  const merchants = new Map([
    [10077, describeMerchant({})],
    [20088, describeMerchant({ required_members: ["fraud"] })],
  ]);
  const directory = { find: (clientId: number) => merchants.get(clientId), hasAccount: () => true };
  opened = await openTestDelivery({ merchants: directory });
  operations = opened.delivery.operations;
  const { applyReports } = opened.delivery;
  const fraud = { status_code: "3111", status_desc: "Accepted" } as const;
  const captured = { code: 2001, message: "Captured" };
  // One at a time, so that the times differ.
  for (const report of [
    reportSession({ session_id: 1 }),
    reportSession({
      session_id: 2,
      account_id: 7,
      callback_url: `${OTHER}/payments`,
      event_type: "capture",
      transactions: [describeTransaction({ id: 21 }), describeTransaction({ id: 22, status: captured })],
    }),
    reportSession({
      session_id: 3,
      client_id: 20088,
      transactions: [describeTransaction({ id: 31, fraud })],
    }),
    reportSession({ session_id: 4, client_id: 20088 }),
    reportSessionStatus({ session_id: 1 }),
  ]) {
    await applyReports([report], SOURCE);
  }
  await operations.pauseLane(2, by);
});

afterAll(() => opened?.[Symbol.asyncDispose]());

const name = ({ sessionId, sequence }: CallbackSummary) => `${sessionId}/${sequence}`;

async function list(filter: CallbackFilter): Promise<readonly string[]> {
  const { items } = await operations.listCallbacks(filter);
  return items.map(name);
}

const NOW = new Date();
const FILTERS: readonly { name: string; given: CallbackFilter; want: readonly string[] }[] = [
  {
    name: "no filter: all callbacks, the newest first",
    given: {},
    want: ["1/2", "4/1", "3/1", "2/1", "1/1"],
  },
  { name: "a client", given: { clientId: 20088 }, want: ["4/1", "3/1"] },
  { name: "an account", given: { accountId: 7 }, want: ["2/1"] },
  { name: "a session", given: { sessionId: 1 }, want: ["1/2", "1/1"] },
  { name: "a transaction", given: { transactionId: 22 }, want: ["2/1"] },
  { name: "a session status code", given: { sessionCode: 4030 }, want: ["1/2"] },
  { name: "a transaction status code", given: { transactionCode: 2001 }, want: ["2/1"] },
  { name: "an event type", given: { eventType: "capture" }, want: ["2/1"] },
  { name: "a state", given: { states: ["rejected"] }, want: ["4/1"] },
  {
    name: "all unsettled states",
    given: { states: ["waiting", "rejected"] },
    want: ["1/2", "4/1", "3/1", "2/1", "1/1"],
  },
  { name: "a settled state", given: { states: ["delivered"] }, want: [] },
  {
    name: "settled and unsettled states",
    given: { states: ["delivered", "waiting"] },
    want: ["1/2", "3/1", "2/1", "1/1"],
  },
  { name: "an empty list of states", given: { states: [] }, want: [] },
  { name: "a lane state", given: { laneState: "paused" }, want: ["2/1"] },
  { name: "an endpoint", given: { endpoint: OTHER }, want: ["2/1"] },
  { name: "a time after all callbacks", given: { from: new Date(NOW.getTime() + 3_600_000) }, want: [] },
  { name: "a time before all callbacks", given: { to: new Date(NOW.getTime() - 3_600_000) }, want: [] },
  {
    name: "a time range around all callbacks",
    given: {
      from: new Date(NOW.getTime() - 3_600_000),
      to: new Date(NOW.getTime() + 3_600_000),
      clientId: 20088,
    },
    want: ["4/1", "3/1"],
  },
  {
    name: "several filters",
    given: { clientId: 10077, states: ["waiting"], endpoint: HOME, sessionCode: 4001 },
    want: ["1/1"],
  },
];

test.each(FILTERS)("lists by $name", async ({ given, want }) => {
  expect(await list(given)).toEqual(want);
});

test.each([1, 2, 3, 5, 1000])("pages of %i contain each callback once, in order", async (limit) => {
  for (const filter of [{}, { states: ["waiting", "rejected"] }] as const) {
    const pages: (readonly string[])[] = [];
    let after: string | undefined;
    do {
      const page = await operations.listCallbacks(filter, { limit, ...(after && { after }) });
      pages.push(page.items.map(name));
      after = page.next;
    } while (after !== undefined);
    expect(pages).toHaveLength(Math.ceil(5 / limit));
    expect(Math.max(...pages.map(({ length }) => length))).toBeLessThanOrEqual(limit);
    expect(pages.flat()).toEqual(["1/2", "4/1", "3/1", "2/1", "1/1"]);
  }
});

test.each([
  { name: "some text", given: "xyz" },
  { name: "an empty text", given: "" },
  { name: "a cursor of another list", given: Buffer.from('["1"]').toString("base64url") },
  { name: "numbers", given: Buffer.from("[1,2,3]").toString("base64url") },
  { name: "other values", given: Buffer.from('["now","1","1"]').toString("base64url") },
  ...[
    '["2026-02-30 10:00:00+00","1","1"]',
    '["2026-13-01 10:00:00+00","1","1"]',
    '["2026-11-22 25:00:00+00","1","1"]',
    '["2026-11-22 10:00:00+00","9223372036854775808","1"]',
  ].map((key) => ({ name: key, given: Buffer.from(key).toString("base64url") })),
])("rejects $name as a cursor", async ({ given }) => {
  await expect(operations.listCallbacks({}, { after: given })).rejects.toMatchObject({
    name: "DeliveryError",
    code: "invalid-cursor",
  });
});

test("lists all members of a callback", async () => {
  const { items } = await operations.listCallbacks({ sessionId: 2 });
  expect(items).toEqual([
    {
      callbackId: expect.stringMatching(/^cb_[0-9a-f]{32}$/),
      sessionId: 2,
      sequence: 1,
      clientId: 10077,
      accountId: 7,
      state: "waiting",
      isFinal: false,
      eventType: "capture",
      eventSubtype: undefined,
      sessionCode: 4001,
      transactionIds: [21, 22],
      transactionCodes: [1000, 2001],
      madeAt: expect.any(Date),
      settledAt: undefined,
      supersedes: [],
      lane: { endpoint: OTHER, url: `${OTHER}/payments`, state: "paused", stateReason: "a test" },
      attempts: 0,
      lastOutcome: undefined,
      lastStatus: undefined,
      nextAttemptAt: undefined,
    },
  ]);
});

test("a rejected callback is read with its issues", async () => {
  const { items } = await operations.listCallbacks({ states: ["rejected"] });
  const detail = await operations.readCallback(items[0]?.callbackId ?? "");
  expect(detail).toMatchObject({
    sessionId: 4,
    state: "rejected",
    secretIds: [],
    issues: [{ path: "/transactions/0/fraud", code: "missing-member" }],
    history: [],
  });
  expect(JSON.parse(Buffer.from(detail?.body ?? []).toString())).toMatchObject({ session_id: 4 });
});

test("a missing callback is undefined", async () => {
  expect(await operations.readCallback("cb_0")).toBeUndefined();
});

async function explain(filter: CallbackFilter): Promise<string> {
  let plan = "";
  const { pool } = opened.delivery.context;
  const query = async (asked: QueryConfig | string, values?: unknown[]) => {
    // Other statements find out how to search.
    if (typeof asked === "string") return pool.query(asked, values);
    const { rows } = await pool.query({ ...asked, text: `explain ${asked.text}` });
    plan = rows.flat().join("\n");
    return { rows: [], fields: [] };
  };
  const connect = async () => ({ query, release: () => {} });
  await listCallbacks({ query, connect } as never, filter);
  return plan;
}

test.each([
  { name: "all callbacks", given: {}, index: /_timezone_session_id_sequence_idx/ },
  { name: "callbacks of a client", given: { clientId: 1, eventType: "capture" }, index: /_client_id_at_idx/ },
  { name: "callbacks of a session", given: { sessionId: 1, clientId: 1 }, index: /_pkey/ },
])("$name are found through their index", async ({ given, index }) => {
  const plan = await explain(given);
  const scans = [...plan.matchAll(/Scan.*? on callbacks_\d+ .*/g)].map(([scan]) => scan);
  expect(scans.length).toBeGreaterThan(0);
  expect(scans.filter((scan) => !index.test(scan))).toEqual([]);
  expect(plan).not.toMatch(/Seq Scan/);
});

test("waiting callbacks are found through the indexes of undelivered lanes", async () => {
  const plan = await explain({ states: ["waiting", "rejected"] });
  expect(plan).toMatch(/lanes_due/);
  expect(plan).toMatch(/lanes_not_open/);
  expect(plan).not.toMatch(/_timezone_/);
  expect(plan).toMatch(
    /callbacks_\d+_pkey on .*\n +Index Cond: \(\(session_id = l\.session_id\) AND \(sequence > l\.delivered\)/,
  );
});

test("a slow filter needs a time range, and then has no time limit", async () => {
  const { pool } = opened.delivery.context;
  const LIMITS = { searchMs: 20, smallDayBytes: 0 };
  const holder = await pool.connect();
  try {
    // Readers of the table wait for the lock, which stands for a scan of many callbacks.
    await holder.query("begin");
    await holder.query("lock table callbacks in access exclusive mode");
    await expect(listCallbacks(pool, { accountId: 7 }, {}, LIMITS)).rejects.toMatchObject({
      code: "needs-time-range",
    });
    const bounded = listCallbacks(pool, { accountId: 7, from: new Date(0) }, {}, LIMITS);
    const ofClient = listCallbacks(pool, { clientId: 20088 }, {}, LIMITS);
    await expect(listCallbacks(pool, { eventType: "capture" }, {}, LIMITS)).rejects.toThrow();
    await holder.query("commit");
    expect((await bounded).items.map(name)).toEqual(["2/1"]);
    expect((await ofClient).items.map(name)).toEqual(["4/1", "3/1"]);
  } finally {
    holder.release(true);
  }
});

test("small days are read whatever the time", async () => {
  const { pool } = opened.delivery.context;
  const limits = { searchMs: 0, smallDayBytes: 8_388_608 };
  expect((await listCallbacks(pool, { accountId: 7 }, {}, limits)).items.map(name)).toEqual(["2/1"]);
});

test("waiting callbacks of many lanes are listed by time, with the same result", async () => {
  const { pool } = opened.delivery.context;
  const before = await list({ states: ["waiting"] });
  await pool.query(`
    insert into lanes (session_id, client_id, endpoint, url, head, delivered, state, waiting_since)
    select -k, 30099, 'https://crowd.example', 'https://crowd.example', 1, 0, 'parked', now()
    from generate_series(1, 2001) as k`);
  expect(await list({ states: ["waiting"] })).toEqual(before);
  expect(await list({ states: ["waiting"], endpoint: HOME })).not.toEqual([]);
  await pool.query("delete from lanes where client_id = 30099");
});

test("a later page does not search the days of earlier pages", async () => {
  const { pool } = opened.delivery.context;
  await createPastPartitions(pool, "callbacks", 1);
  for (const session_id of [8, 9])
    await opened.delivery.applyReports([reportSession({ session_id, account_id: 8 })], SOURCE);
  await pool.query("update callbacks set at = at - interval '1 day' where session_id in (8, 9)");
  const first = await listCallbacks(pool, { accountId: 8 }, { limit: 1 });
  const holder = await pool.connect();
  try {
    const { rows } = await holder.query(
      "select tableoid::regclass as today from callbacks where session_id = 1",
    );
    await holder.query("begin");
    await holder.query(`lock table ${rows[0].today} in access exclusive mode`);
    const second = await listCallbacks(
      pool,
      { accountId: 8 },
      { limit: 1, after: first.next ?? "" },
      { searchMs: 5000, smallDayBytes: 0 },
    );
    expect([first, second].map(({ items }) => items.map(name))).toEqual([["9/1"], ["8/1"]]);
  } finally {
    holder.release(true);
  }
});
