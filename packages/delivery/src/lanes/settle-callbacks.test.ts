import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertLanes, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { DEFAULT_BREAKER } from "../endpoints/endpoint-signal.ts";
import { claimCallbacks } from "./claim-callbacks.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import { LANES } from "./lane-source.ts";
import type { AttemptRecord } from "./record-attempts.ts";
import { REDELIVERIES } from "./redelivery-source.ts";
import { type Settlement, settleCallbacks } from "./settle-callbacks.ts";

let opened: TestDelivery;

beforeAll(async () => {
  opened = await openTestDelivery();
});

afterAll(() => opened?.[Symbol.asyncDispose]());

const ORIGIN = "https://merchant.example";
const SESSIONS = Array.from({ length: 40 }, (_, index) => index + 1);

const ATTEMPT: AttemptRecord = {
  attempt: 1,
  endpoint: ORIGIN,
  url: `${ORIGIN}/callbacks`,
  startedAtMs: 0,
  durationMs: 1,
  commitToReceiptMs: 1,
  outcome: "accepted",
  status: 200,
  error: undefined,
  timestampSeconds: undefined,
  requestHeaders: { "webhook-id": "cb_1" },
  responseHeaders: { date: "now" },
  responseBody: "",
};

const SETTLING = { leaseMs: 60_000, breaker: DEFAULT_BREAKER, name: "worker" };

/** Settles a callback as accepted and claims the next one. */
function deliver({
  sessionId,
  sequence,
  leaseVersion,
  redeliveryId,
  content,
}: ClaimedCallback): Settlement & { readonly wantsNext: boolean } {
  const lane = { sessionId, redeliveryId, sequence, leaseVersion, madeAt: content?.madeAt };
  const action = { action: "deliver", waitMs: 0, reason: undefined, signal: undefined } as const;
  return { ...lane, ...action, attempt: ATTEMPT, wantsNext: true };
}

// `LOCK_LANES` prevents a server crash that occurs occasionally under load.
test("lanes that receive a callback during their settlement are settled without a server crash", async () => {
  const { pool } = opened.delivery.context;
  await insertLanes(
    pool,
    SESSIONS.map((sessionId) => ({ sessionId, origin: ORIGIN, callbacks: 2 })),
  );
  const connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  const capacities = new Map([[ORIGIN, SESSIONS.length]]);
  const claim = await claimCallbacks(connection, LANES, {
    freeSlots: SESSIONS.length,
    leaseMs: 60_000,
    worker: "worker",
    capacities,
    turn: "",
  });
  const settlements = claim.callbacks.map(deliver);

  const reporter = new Client({ connectionString: opened.connectionString });
  reporter.on("error", () => {});
  await reporter.connect();
  await reporter.query("begin");
  await reporter.query("update lanes set updated_at = now()");
  const settling = settleCallbacks(connection, LANES, settlements, SETTLING);
  await expect.poll(() => countWaiting()).toBe(1);
  await reporter.query("commit");
  await reporter.end();

  expect((await settling).map(({ key }) => key)).toEqual(SESSIONS);
  await connection.close();
  expect(await Promise.all(SESSIONS.map((sessionId) => readStates(pool, sessionId)))).toEqual(
    SESSIONS.map(() => ["delivered", "waiting"]),
  );
  expect(await readLane(pool, 1)).toMatchObject({ head: 2, delivered: 1, held: true });
});

/** Outside of any transaction, which would see one state of the others all the time. */
async function countWaiting(): Promise<number> {
  const { rows } = await opened.owner.query(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0].waiting;
}

test("an attempt under a claim lost in a crash is recorded and changes no lane", async () => {
  const { pool } = opened.delivery.context;
  await insertLanes(pool, [{ sessionId: 100, origin: "https://crashed.example" }]);
  const connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  const claim = await claimCallbacks(connection, LANES, {
    freeSlots: 1,
    leaseMs: 60_000,
    worker: "worker",
    capacities: new Map(),
    turn: "",
  });
  const settlements = claim.callbacks.map(deliver).filter(({ sessionId }) => sessionId === 100);
  await pool.query(
    "update lanes set lease_version = 0, leased_by = null, leased_until = null, due_at = now() where session_id = 100",
  );
  expect(await settleCallbacks(connection, LANES, settlements, SETTLING)).toEqual([]);
  await connection.close();
  expect(await readLane(pool, 100)).toMatchObject({ delivered: 0, attempts: 0, held: false });
  expect(await readAttempts(pool, 100)).toMatchObject([
    { attempt: 1, outcome: "accepted", worker: "worker", next_attempt_at: null },
  ]);
});

test("an attempt of a redelivery under a lost lease is recorded and does not change the redelivery", async () => {
  const { pool } = opened.delivery.context;
  await insertLanes(pool, [{ sessionId: 102, origin: "https://late.example" }]);
  await pool.query(
    `insert into redeliveries (session_id, sequence, endpoint, url, requested_by)
     select session_id, 1, endpoint, url, 'ada' from lanes where session_id = 102`,
  );
  const connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  const request = { freeSlots: 9, leaseMs: 60_000, worker: "worker", capacities: new Map(), turn: "" };
  const { callbacks } = await claimCallbacks(connection, REDELIVERIES, request);
  await pool.query("update redeliveries set lease_version = lease_version + 1");
  expect(await settleCallbacks(connection, REDELIVERIES, callbacks.map(deliver), SETTLING)).toEqual([]);
  await connection.close();
  const { rows } = await pool.query("select attempts, outcome from redeliveries");
  expect(rows).toEqual([{ attempts: 0, outcome: null }]);
  expect(await readAttempts(pool, 102)).toMatchObject([{ outcome: "accepted", redelivery: true }]);
});

test("an attempt of an erased session is not recorded, because its answer may name the customer", async () => {
  const { delivery } = opened;
  const { pool } = delivery.context;
  await insertLanes(pool, [{ sessionId: 101, origin: "https://erased.example" }]);
  const connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
  const claim = await claimCallbacks(connection, LANES, {
    freeSlots: 9,
    leaseMs: 60_000,
    worker: "worker",
    capacities: new Map(),
    turn: "",
  });
  const settlements = claim.callbacks.map(deliver).filter(({ sessionId }) => sessionId === 101);
  await delivery.eraseSession(101, { actor: "ada", reason: "asked for", discardUndelivered: true });
  expect(settlements).toHaveLength(1);
  expect(await settleCallbacks(connection, LANES, settlements, SETTLING)).toEqual([]);
  await connection.close();
  expect(await readAttempts(pool, 101)).toEqual([]);
});
