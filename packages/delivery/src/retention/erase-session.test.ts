import { DedicatedConnection } from "@payment-routing/database";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { collectIssues } from "../../test/collect-issues.ts";
import { findMerchants, openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { describeTransaction, reportSession, reportSessionStatus, SOURCE } from "../../test/reports.ts";
import { decompressAll } from "../../test/stored-content.ts";
import { DEFAULT_BREAKER } from "../endpoints/endpoint-signal.ts";
import { REDELIVERIES } from "../lanes/redelivery-source.ts";
import { settleCallbacks } from "../lanes/settle-callbacks.ts";
import { selectState } from "../lanes/stored-state.ts";
import type { Delivery } from "../open-delivery.ts";

let opened: TestDelivery;
let delivery: Delivery;
let session_id = 0;

const OPERATOR = { actor: "operator-1", reason: "the customer asked for it" };

beforeAll(async () => {
  opened = await openTestDelivery();
  ({ delivery } = opened);
});

afterAll(() => opened?.[Symbol.asyncDispose]());

/** Creates a session with customer data, a callback, an attempt and a redelivery. */
beforeEach(async () => {
  session_id++;
  const customer_info = { language: "en", email: "ada@example.test" };
  const transactions = [describeTransaction({ customer_info, order_id: "order-of-ada@example.test" })];
  const callback_url = "https://other.merchant.example/ada@example.test";
  await delivery.applyReport(reportSession({ session_id, transactions, callback_url }), SOURCE);
  await opened.owner.query(`
    insert into attempts (session_id, sequence, attempt, endpoint, url, duration_ms, outcome, response_body, worker)
      values (${session_id}, 1, 1, '', '', 1, 'accepted', 'ada@example.test', 'w');
    insert into redeliveries (session_id, sequence, endpoint, url, requested_by)
      values (${session_id}, 1, '', 'https://merchant.example/ada@example.test', 'operator-1')`);
});

afterEach(() =>
  opened.owner.query(
    "truncate payment_sessions, session_keys, lanes, callbacks, attempts, session_history, redeliveries cascade",
  ),
);

const settle = () =>
  opened.owner.query(`
    update callbacks set state = 'delivered', settled_at = now() where session_id = ${session_id};
    update lanes set delivered = head, due_at = null, waiting_since = null where session_id = ${session_id}`);

/** Returns all rows of the database as text. */
async function dumpDatabase(): Promise<string> {
  const { pool } = delivery.context;
  await decompressAll(pool);
  const { rows } = await pool.query(
    "select tablename from pg_tables where schemaname = 'public' and tablename !~ '_[0-9]{8}$'",
  );
  const dumps = await Promise.all(
    rows.map(async ({ tablename }) => {
      const { rows: table } = await pool.query(`select * from ${tablename}`);
      return JSON.stringify(table, (_, value) =>
        value?.type === "Buffer" ? Buffer.from(value.data).toString() : value,
      );
    }),
  );
  return dumps.join("\n");
}

test.each([
  { state: "active", want: null },
  { state: "parked", want: null },
  { state: "paused", want: "a reason" },
])("the lane of an erased session that is $state has no reason of an attempt", async ({ state, want }) => {
  const { pool } = delivery.context;
  await pool.query("update lanes set state = $1, state_reason = 'a reason' where session_id = $2", [
    state,
    session_id,
  ]);
  await delivery.eraseSession(session_id, { ...OPERATOR, discardUndelivered: true });
  const { rows } = await pool.query("select state_reason from lanes where session_id = $1", [session_id]);
  expect(rows).toEqual([{ state_reason: want }]);
});

test("an erased session leaves no customer data and no issues", async () => {
  await settle();
  expect((await dumpDatabase()).split("ada@example.test").length - 1).toBe(10);
  expect(await delivery.eraseSession(session_id, OPERATOR)).toEqual({
    erased: true,
    rows: { attempts: 1, callbacks: 1, redeliveries: 1, session_history: 1 },
  });
  expect(await dumpDatabase()).not.toContain("ada@example.test");
  expect(await delivery.readSession(session_id)).toBeUndefined();
  expect(await delivery.readHistory(session_id)).toBeUndefined();
  expect((await collectIssues(delivery)).issues).toEqual([]);
  const { rows } = await opened.owner.query(
    "select actor, action, reason, detail from audit where subject = $1",
    [`session:${session_id}`],
  );
  expect(rows).toEqual([
    {
      ...OPERATOR,
      action: "erase-session",
      detail: {
        rows: { attempts: 1, callbacks: 1, redeliveries: 1, session_history: 1 },
        undelivered: 0,
      },
    },
  ]);
});

test("a session with undelivered callbacks is erased only with discardUndelivered", async () => {
  await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE);
  expect(await delivery.eraseSession(session_id, OPERATOR)).toEqual({
    erased: false,
    reason: "undelivered",
    waiting: 2,
  });
  expect(await delivery.readSession(session_id)).toBeDefined();
  expect(await delivery.eraseSession(session_id, { ...OPERATOR, discardUndelivered: true })).toMatchObject({
    erased: true,
  });
  expect(await dumpDatabase()).not.toContain("ada@example.test");
  expect((await collectIssues(delivery)).issues).toEqual([]);
});

test("erasing a session unparks its lane and clears the reason", async () => {
  const { pool } = delivery.context;
  await pool.query(`update lanes set state = 'parked', state_reason = 'x' where session_id = ${session_id}`);
  await delivery.eraseSession(session_id, { ...OPERATOR, discardUndelivered: true });
  const { rows } = await pool.query(
    `select ${selectState("state")} as state, state_reason from lanes where session_id = ${session_id}`,
  );
  expect(rows).toEqual([{ state: "active", state_reason: null }]);
});

test("erasing a session ends the lease of its lane", async () => {
  const { pool } = delivery.context;
  await pool.query(`
    update lanes set lease_version = 7, leased_by = 'w', leased_until = now(), due_at = now() where session_id = ${session_id}`);
  await delivery.eraseSession(session_id, { ...OPERATOR, discardUndelivered: true });
  const { rows } = await pool.query(
    `select lease_version, leased_by, leased_until, due_at, url from lanes where session_id = ${session_id}`,
  );
  const url = "https://other.merchant.example";
  expect(rows).toEqual([{ lease_version: "8", leased_by: null, leased_until: null, due_at: null, url }]);
});

test("a redelivery that is settled during an erasure leaves no attempt", async () => {
  await settle();
  const worker = new Client({ connectionString: opened.connectionString });
  await worker.connect();
  // A worker locks the row of the redelivery first.
  await worker.query(`
    begin;
    select from redeliveries where session_id = ${session_id} for update;
    insert into attempts (session_id, sequence, attempt, endpoint, url, duration_ms, outcome, response_body, worker)
      values (${session_id}, 1, 2, '', '', 1, 'accepted', 'ada@example.test', 'w')`);
  const erasing = delivery.eraseSession(session_id, OPERATOR);
  await expect.poll(() => countWaiting()).toBe(1);
  await worker.query("commit");
  await worker.end();
  expect(await erasing).toMatchObject({ erased: true, rows: { attempts: 2, redeliveries: 1 } });
  expect(await dumpDatabase()).not.toContain("ada@example.test");
});

test("an erasure and the settlement of a redelivery do not deadlock", async () => {
  await settle();
  const { pool } = delivery.context;
  await pool.query(
    `insert into redeliveries (session_id, sequence, endpoint, url, requested_by)
     values (${session_id}, 2, '', '', 'operator-1')`,
  );
  await pool.query(
    `update redeliveries set lease_version = 1 where session_id = ${session_id} and sequence = 2`,
  );
  const { rows } = await pool.query("select redelivery_id::int from redeliveries where sequence = 2");
  const connection = new DedicatedConnection(pool, async () => {});
  connection.open();
  const other = new Client({ connectionString: opened.connectionString });
  await other.connect();
  await other.query(
    `begin; select from redeliveries where redelivery_id = ${rows[0].redelivery_id} for update`,
  );
  const redeliveryId: number = rows[0].redelivery_id;
  const held = { redeliveryId, sessionId: session_id, sequence: 2, leaseVersion: 1 };
  const settling = settleCallbacks(connection, REDELIVERIES, [{ ...held, ...ACCEPTED }], SETTLING);
  await expect.poll(() => countWaiting()).toBe(1);
  const erasing = delivery.eraseSession(session_id, OPERATOR);
  await expect.poll(() => countWaiting()).toBe(2);
  await other.query("commit");
  await other.end();
  expect(await settling).toMatchObject([{ key: redeliveryId }]);
  await connection.close();
  expect(await erasing).toMatchObject({ erased: true, rows: { redeliveries: 2 } });
});

const ACCEPTED = {
  action: "deliver",
  waitMs: 0,
  reason: undefined,
  madeAt: undefined,
  signal: undefined,
  attempt: undefined,
  wantsNext: false,
} as const;
const SETTLING = { leaseMs: 60_000, breaker: DEFAULT_BREAKER, name: "w" };

/** Outside of any transaction, which would see one state of the others all the time. */
async function countWaiting(): Promise<number> {
  const { rows } = await opened.owner.query(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0].waiting;
}

test("an erased session that is reported again continues its versions and sequence numbers", async () => {
  await settle();
  await delivery.eraseSession(session_id, OPERATOR);
  expect(await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE)).toMatchObject({
    outcome: "unknown-session",
  });
  expect(await delivery.applyReport(reportSession({ session_id }), SOURCE)).toMatchObject({
    outcome: "applied",
    version: 3,
    callbackSequence: 2,
  });
  await delivery.applyReport(reportSessionStatus({ session_id }), SOURCE);
  expect((await collectIssues(delivery)).issues).toEqual([]);
});

test("an erased session may be reported again with another account", async () => {
  await settle();
  await delivery.eraseSession(session_id, OPERATOR);
  const merchants = findMerchants(undefined, [10077], [100482, 100483]);
  const another = await opened.openAnother({ merchants });
  await another.applyReport(reportSession({ session_id, account_id: 100483 }), SOURCE);
  expect(
    await another.applyReport(reportSessionStatus({ session_id, account_id: 100483 }), SOURCE),
  ).toMatchObject({
    outcome: "applied",
    callbackSequence: 3,
  });
});

test("an outdated report of an erased session is recorded, passes the checker, and is deleted by the next erasure", async () => {
  await settle();
  const late = reportSession({ session_id });
  const later = reportSession({ session_id, source_sequence: late.source_sequence + 1 });
  await delivery.applyReport(later, SOURCE);
  await delivery.eraseSession(session_id, { ...OPERATOR, discardUndelivered: true });
  expect(await delivery.applyReport(late, SOURCE)).toMatchObject({ outcome: "outdated" });
  expect(await delivery.eraseSession(session_id, OPERATOR)).toMatchObject({
    erased: true,
    rows: { callbacks: 0, session_history: 1 },
  });
  await delivery.applyReport({ ...late, report_id: "late, again" }, SOURCE);
  expect(await delivery.applyReport(reportSession({ session_id }), SOURCE)).toMatchObject({
    outcome: "applied",
  });
  expect((await collectIssues(delivery)).issues).toEqual([]);
});

test("erasing an unknown or erased session is rejected", async () => {
  const unknown = { erased: false, reason: "unknown-session" };
  expect(await delivery.eraseSession(999_999, OPERATOR)).toEqual(unknown);
  await settle();
  await delivery.eraseSession(session_id, OPERATOR);
  expect(await delivery.eraseSession(session_id, OPERATOR)).toEqual(unknown);
});

test("erasures during concurrent reports leave no issues", async () => {
  await settle();
  const reports = Array.from({ length: 60 }, (_, code) =>
    code % 3
      ? reportSessionStatus({ session_id, status: { code, message: "" } })
      : reportSession({ session_id }),
  );
  const outcomes = Promise.all(reports.map((report) => delivery.applyReport(report, SOURCE)));
  for (let round = 0; round < 5; round++) {
    await delivery.eraseSession(session_id, { ...OPERATOR, discardUndelivered: true });
  }
  await outcomes;
  expect((await collectIssues(delivery)).issues).toEqual([]);
});
