import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import type { Pool } from "pg";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { insertLanes, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { DEFAULT_BREAKER } from "../endpoints/endpoint-signal.ts";
import { claimLanes } from "./claim-lanes.ts";
import { claimRedeliveries } from "./claim-redeliveries.ts";
import type { ClaimedCallback } from "./claimed-callback.ts";
import { settleLanes } from "./settle-lanes.ts";
import { settleRedelivery } from "./settle-redelivery.ts";

// Workers of the version before migration 0013 and of this version share the rows. The statements of that version are
// reduced to the columns of a lease.

const ORIGIN = "https://merchant.example";
const REQUEST = {
  freeSlots: 9,
  leaseMs: 60_000,
  worker: "new",
  capacities: new Map([[ORIGIN, 9]]),
  turn: "",
};
const SETTLING = { leaseMs: 60_000, breaker: DEFAULT_BREAKER, worker: "new" };

const OLD_CLAIM_LANE = `
  update lanes l set lease = l.lease + 1 + l.lease % 2, due_at = now() + interval '1 minute'
  where session_id = $1 and state = 'open' and due_at <= now()
  returning lease::int`;
const OLD_SETTLE_LANE = `
  update lanes l set delivered = delivered + 1, lease = l.lease + 1, waiting_since = null,
    due_at = case when head > delivered + 1 then now() end
  where session_id = $1 and l.lease = $2 returning delivered::int`;
const OLD_CLAIM_REDELIVERY = `
  update redeliveries r set lease = r.lease + 1 + r.lease % 2, due_at = now() + interval '1 minute'
  where session_id = $1 and due_at <= now() returning lease::int`;
const OLD_SETTLE_REDELIVERY = `
  update redeliveries r set lease = r.lease + 1, due_at = null, done_at = now(), outcome = 'accepted'
  where session_id = $1 and r.lease = $2 returning lease::int`;
const OLD_IS_HELD = "lease % 2 = 1 and due_at > now()";

let opened: TestDelivery;
let pool: Pool;
let connection: DedicatedConnection;
let sessionId = 0;

beforeAll(async () => {
  opened = await openTestDelivery();
  pool = opened.delivery.context.pool;
  connection = new DedicatedConnection(pool, (client) => client.query(GENERIC_PLAN_SETTINGS));
});

afterAll(async () => {
  await connection?.close();
  await opened?.[Symbol.asyncDispose]();
});

beforeEach(() => {
  sessionId++;
});

describe("a lane", () => {
  beforeEach(() => insertLanes(pool, [{ sessionId, origin: ORIGIN }]));

  const claim = async () => (await claimLanes(connection, REQUEST)).callbacks[0];
  const claimByOldWorker = async () => (await pool.query(OLD_CLAIM_LANE, [sessionId])).rows[0]?.lease;
  const expire = () => pool.query("update lanes set due_at = now() where session_id = $1", [sessionId]);
  const settle = (lane: ClaimedCallback) =>
    settleLanes(
      connection,
      [
        {
          ...{ sessionId, sequence: lane.sequence, lease: lane.lease, madeAt: lane.content?.madeAt },
          ...{ action: "deliver", waitMs: 0, reason: undefined, signal: undefined, attempt: undefined },
          wantsNext: false,
        },
      ],
      SETTLING,
    );
  const readLease = async () => {
    const text = `select lease::int, lease_version::int, leased_by, leased_until = due_at as is_same_end,
      ${OLD_IS_HELD} as is_held_for_old from lanes where session_id = $1`;
    return (await pool.query(text, [sessionId])).rows[0];
  };

  test("leased by an old worker is leased for this version, which claims it after the lease expired", async () => {
    expect(await claimByOldWorker()).toBe(1);
    expect(await claim()).toBeUndefined();
    expect((await opened.delivery.operations.readLane(sessionId))?.isHeld).toBe(true);
    await expire();
    expect((await opened.delivery.operations.readLane(sessionId))?.isHeld).toBe(false);
    const lane = await claim();
    expect(lane).toMatchObject({ sessionId, lease: 3 });
    expect(await readAttempts(pool, sessionId)).toMatchObject([
      { error: expect.stringMatching(/^lease lost/) },
    ]);
    expect(await readLease()).toEqual({
      ...{ lease: 3, lease_version: 3, leased_by: "new", is_same_end: true, is_held_for_old: true },
    });
    expect((await pool.query(OLD_SETTLE_LANE, [sessionId, 1])).rowCount).toBe(0);
    expect(await settle(lane as ClaimedCallback)).toHaveLength(1);
    expect(await readStates(pool, sessionId)).toEqual(["delivered"]);
    expect(await readLease()).toMatchObject({
      lease: 4,
      lease_version: 4,
      leased_by: null,
      is_held_for_old: false,
    });
  });

  test("leased by this version is leased for an old worker, which claims it after the lease expired", async () => {
    const lane = (await claim()) as ClaimedCallback;
    expect(await claimByOldWorker()).toBeUndefined();
    await expire();
    expect(await claimByOldWorker()).toBe(3);
    expect(await settle(lane)).toEqual([]);
    expect(await readLane(pool, sessionId)).toMatchObject({ delivered: 0, held: true });
    expect((await pool.query(OLD_SETTLE_LANE, [sessionId, 3])).rows).toEqual([{ delivered: 1 }]);
    // The new columns still name the former lease and are ignored.
    expect(await readLease()).toMatchObject({ lease: 4, lease_version: 1, leased_by: "new" });
    expect(await readLane(pool, sessionId)).toMatchObject({ delivered: 1, held: false });
  });

  test("released by one version can be claimed by the other", async () => {
    const lane = (await claim()) as ClaimedCallback;
    await pool.query("update lanes set head = 2 where session_id = $1", [sessionId]);
    expect(await settle(lane)).toHaveLength(1);
    expect(await claimByOldWorker()).toBe(3);
    await pool.query("update lanes set lease = lease + 1, due_at = now() where session_id = $1", [sessionId]);
    expect(await claim()).toMatchObject({ sessionId, lease: 5 });
    expect(await readAttempts(pool, sessionId)).toEqual([]);
    await pool.query("update lanes set due_at = null where session_id = $1", [sessionId]);
  });
});

describe("a redelivery", () => {
  beforeEach(async () => {
    await insertLanes(pool, [{ sessionId, origin: ORIGIN }]);
    await pool.query("update lanes set delivered = 1, due_at = null where session_id = $1", [sessionId]);
    const insert = `insert into redeliveries (session_id, sequence, endpoint, url, requested_by)
      values ($1, 1, $2, $2, 'ada')`;
    await pool.query(insert, [sessionId, ORIGIN]);
  });

  const claim = async () => (await claimRedeliveries(connection, REQUEST))[0];
  const claimByOldWorker = async () => (await pool.query(OLD_CLAIM_REDELIVERY, [sessionId])).rows[0]?.lease;
  const expire = () =>
    pool.query("update redeliveries set due_at = now() where session_id = $1", [sessionId]);
  const settle = (redelivery: NonNullable<Awaited<ReturnType<typeof claim>>>) =>
    settleRedelivery(
      pool,
      redelivery,
      { outcome: "accepted", waitMs: 0, attempt: undefined, isCounted: false, signal: undefined },
      { ...SETTLING, abortSignal: new AbortController().signal, onError: () => {} },
    );

  test("leased by an old worker is claimed and settled by this version after the lease expired", async () => {
    expect(await claimByOldWorker()).toBe(1);
    expect(await claim()).toBeUndefined();
    await expire();
    const redelivery = await claim();
    expect(redelivery).toMatchObject({ sessionId, lease: 3 });
    expect(await readAttempts(pool, sessionId)).toMatchObject([
      { error: expect.stringMatching(/^lease lost/) },
    ]);
    expect((await pool.query(OLD_SETTLE_REDELIVERY, [sessionId, 1])).rowCount).toBe(0);
    expect(await settle(redelivery as NonNullable<typeof redelivery>)).toBe(true);
    const text = `select lease::int, lease_version::int, leased_by, leased_until, outcome
      from redeliveries where session_id = $1`;
    expect((await pool.query(text, [sessionId])).rows).toEqual([
      { lease: 4, lease_version: 4, leased_by: null, leased_until: null, outcome: "accepted" },
    ]);
  });

  test("leased by this version is claimed and settled by an old worker after the lease expired", async () => {
    const redelivery = (await claim()) as NonNullable<Awaited<ReturnType<typeof claim>>>;
    expect(await claimByOldWorker()).toBeUndefined();
    await expire();
    expect(await claimByOldWorker()).toBe(3);
    expect(await settle(redelivery)).toBe(false);
    expect((await pool.query(OLD_SETTLE_REDELIVERY, [sessionId, 3])).rows).toEqual([{ lease: 4 }]);
  });
});
