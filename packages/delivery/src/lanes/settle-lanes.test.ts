import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { insertLanes, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { DEFAULT_BREAKER } from "../endpoints/breaker.ts";
import { claimLanes } from "./claim-lanes.ts";
import { KeptConnection, PLANNED_ONCE } from "./kept-connection.ts";
import type { AttemptRecord } from "./record-attempts.ts";
import { settleLanes } from "./settle-lanes.ts";
import type { Settlement } from "./settlement.ts";

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
  requestHeaders: { "webhook-id": "cb_1" },
  responseHeaders: { date: "now" },
  responseBody: "",
};

// What `LOCK_LANES` is for. The crash that it keeps away happens now and then, under load.
test("lanes that get a callback while they are being settled are settled, and the server lives on", async () => {
  const { pool } = opened.delivery.context;
  await insertLanes(
    pool,
    SESSIONS.map((sessionId) => ({ sessionId, origin: ORIGIN, callbacks: 2 })),
  );
  const connection = new KeptConnection(pool, (client) => client.query(PLANNED_ONCE));
  const rooms = new Map([[ORIGIN, SESSIONS.length]]);
  const claim = await claimLanes(connection, {
    freeSlots: SESSIONS.length,
    leaseMs: 60_000,
    rooms,
    turn: "",
  });
  const settlements = claim.callbacks.map(({ sessionId, sequence, lease, content }) => ({
    ...({ sessionId, sequence, lease, madeAt: content?.madeAt, verdict: "deliver", waitMs: 0 } as const),
    ...({ reason: undefined, signal: undefined, wantsNext: true } as const),
    attempt: ATTEMPT,
  })) satisfies readonly (Settlement & { readonly wantsNext: boolean })[];

  const reporter = new Client({ connectionString: opened.connectionString });
  reporter.on("error", () => {});
  await reporter.connect();
  await reporter.query("begin");
  await reporter.query("update lanes set updated_at = now()");
  const settling = settleLanes(connection, settlements, {
    leaseMs: 60_000,
    breaker: DEFAULT_BREAKER,
    worker: "worker",
  });
  await expect.poll(() => countWaiting(reporter)).toBe(1);
  await reporter.query("commit");
  await reporter.end();

  expect((await settling).map(({ sessionId }) => sessionId)).toEqual(SESSIONS);
  await connection.close();
  expect(await Promise.all(SESSIONS.map((sessionId) => readStates(pool, sessionId)))).toEqual(
    SESSIONS.map(() => ["delivered", "waiting"]),
  );
  expect(await readLane(pool, 1)).toMatchObject({ head: 2, delivered: 1, held: true });
});

async function countWaiting(client: Client): Promise<number> {
  const { rows } = await client.query(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock'",
  );
  return rows[0].waiting;
}
