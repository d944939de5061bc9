import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "@payment-routing/database";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { carryOut } from "../../test/carry-out.ts";
import { collectIssues } from "../../test/collect-issues.ts";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { reportSession, reportSessionStatus, reportTransactionStatus, SOURCE } from "../../test/reports.ts";
import { DEFAULT_BREAKER } from "../endpoints/endpoint-signal.ts";
import { type ClaimRequest, claimCallbacks } from "../lanes/claim-callbacks.ts";
import { LANES } from "../lanes/lane-source.ts";
import { settleCallbacks } from "../lanes/settle-callbacks.ts";

let opened: TestDelivery;
let lanes: DedicatedConnection;

beforeAll(async () => {
  opened = await openTestDelivery();
  lanes = new DedicatedConnection(opened.delivery.context.pool, (client) =>
    client.query(GENERIC_PLAN_SETTINGS),
  );
});

afterAll(async () => {
  await lanes?.close();
  await opened?.[Symbol.asyncDispose]();
});

beforeEach(() => run("truncate epochs; select begin_epoch('test'); update epochs set floor = 0"));
afterEach(() => run("truncate payment_sessions, lanes, callbacks, session_history cascade"));

const run = (sql: string) => opened.owner.query(sql);
const report = (...given: Parameters<TestDelivery["delivery"]["applyReport"]>[0][]) =>
  opened.delivery.applyReports(given, SOURCE);

async function readLane(sessionId = 1): Promise<object> {
  const { rows } = await opened.owner.query(
    `select head::float8, delivered::float8, unused::float8 from lanes where session_id = ${sessionId}`,
  );
  return rows[0];
}

/** Claims and settles the next callback of the lane. Returns its sequence number. */
async function deliverNext(): Promise<number | undefined> {
  await run("update lanes set due_at = now() where delivered < head");
  const request: ClaimRequest = {
    freeSlots: 1,
    leaseMs: 1000,
    worker: "worker",
    capacities: new Map(),
    turn: "",
  };
  const [claimed] = (await claimCallbacks(lanes, LANES, request)).callbacks;
  if (claimed?.content === undefined) return undefined;
  const { sessionId, redeliveryId, sequence, leaseVersion, content } = claimed;
  const lane = { sessionId, redeliveryId, sequence, leaseVersion, madeAt: content.madeAt };
  const outcome = { action: "skip", waitMs: 0, reason: undefined, signal: undefined } as const;
  await settleCallbacks(lanes, LANES, [{ ...lane, ...outcome, attempt: undefined, wantsNext: false }], {
    leaseMs: 1000,
    breaker: DEFAULT_BREAKER,
    name: "test",
  });
  return sequence;
}

const FLOOR = 1000;
const beginEpoch = (floor: number) =>
  run(`insert into epochs (floor, reason, system_identifier, timeline, database_oid)
    select ${floor}, 'test', i.* from read_database_identity() i`);

test("callbacks of a new epoch are numbered from its floor, and waiting ones keep their numbers", async () => {
  await report(reportSession(), reportTransactionStatus());
  await beginEpoch(FLOOR);
  await report(reportSessionStatus());
  await report(reportSession({ session_id: 2 }));
  expect(await readLane()).toEqual({ head: FLOOR, delivered: 0, unused: FLOOR - 3 });
  expect(await readLane(2)).toEqual({ head: FLOOR, delivered: FLOOR - 1, unused: 0 });
  expect((await collectIssues(opened.delivery)).issues).toEqual([]);
  await run("delete from callbacks where session_id = 2; delete from payment_sessions where session_id = 2");
  expect([await deliverNext(), await deliverNext()]).toEqual([1, 2]);
  expect(await readLane()).toEqual({ head: FLOOR, delivered: FLOOR - 1, unused: 0 });
  expect(await deliverNext()).toBe(FLOOR);
  expect(await readLane()).toEqual({ head: FLOOR, delivered: FLOOR, unused: 0 });
  expect((await collectIssues(opened.delivery)).issues).toEqual([]);
});

test("an empty lane jumps to the floor immediately", async () => {
  await report(reportSession());
  expect(await deliverNext()).toBe(1);
  await beginEpoch(FLOOR);
  await report(reportTransactionStatus(), reportSessionStatus());
  expect(await readLane()).toEqual({ head: FLOOR + 1, delivered: FLOOR - 1, unused: 0 });
  expect([await deliverNext(), await deliverNext()]).toEqual([FLOOR, FLOOR + 1]);
});

test("skipping passes the numbers left out by several epochs", async () => {
  await report(reportSession());
  await beginEpoch(FLOOR);
  await report(reportTransactionStatus());
  await beginEpoch(2 * FLOOR);
  await report(reportSessionStatus());
  expect(await readLane()).toEqual({ head: 2 * FLOOR, delivered: 0, unused: 2 * FLOOR - 3 });
  const actor = { actor: "test", reason: "test" };
  const { operations } = opened.delivery;
  expect(await operations.skipCallback(1, 1, actor)).toMatchObject({ done: true });
  expect(await readLane()).toEqual({ head: 2 * FLOOR, delivered: FLOOR - 1, unused: FLOOR - 1 });
  expect(await operations.readLane(1)).toMatchObject({ waiting: 2 });
  const endpoint = "https://merchant.example";
  await carryOut(opened.delivery, { kind: "skip-endpoint", target: { endpoint } }, actor);
  expect(await readLane()).toEqual({ head: 2 * FLOOR, delivered: 2 * FLOOR, unused: 0 });
  expect((await collectIssues(opened.delivery)).issues).toEqual([]);
});

test.each(["system_identifier", "timeline", "database_oid"])(
  "a database with another %s begins one epoch",
  async (column) => {
    await run(`update epochs set ${column} = ${column}::bigint - 1`);
    const floors: number[] = [];
    const [another] = await Promise.all(
      [1, 2].map(() => opened.openAnother({ onEpoch: (floor) => floors.push(floor) })),
    );
    expect(floors).toHaveLength(1);
    await another?.applyReport(reportSession(), SOURCE);
    expect(await readLane()).toMatchObject({ head: floors[0], delivered: (floors[0] ?? 0) - 1 });
    expect(floors[0]).toBeGreaterThan((Date.UTC(2026, 0) / 1000) * 2 ** 21);
    expect(floors[0]).toBeLessThan(Number.MAX_SAFE_INTEGER);
  },
);

test("a delivery that reconnects to another timeline begins an epoch", async () => {
  await report(reportSession());
  await run("update epochs set timeline = timeline - 1");
  const { rows } = await run(
    `select count(pg_terminate_backend(pid))::int as ended from pg_stat_activity
     where datname = current_database() and application_name = 'payment-routing' and pid <> pg_backend_pid()`,
  );
  await run("select pg_terminate_backend(pg_backend_pid())").catch(() => {});
  await report(reportSessionStatus());
  const epochs = await run("select max(floor)::float8 as floor, count(*)::int as count from epochs");
  expect([rows[0].ended, epochs.rows[0].count]).toEqual([expect.any(Number), 2]);
  expect(await readLane()).toMatchObject({ head: epochs.rows[0].floor });
  expect(epochs.rows[0].floor).toBeGreaterThan(2 ** 50);
});

test("floors rise even if the clock does not", async () => {
  await run(`update epochs set floor = ${2 ** 52}`);
  const { rows } = await run("select begin_epoch('test')::float8 as floor");
  expect(rows).toEqual([{ floor: 2 ** 52 + 2 ** 21 }]);
});
