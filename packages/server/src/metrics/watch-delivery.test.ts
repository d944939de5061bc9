import { type AttemptEnded, type Delivery, recordCheck, type WorkerClock } from "@payment-routing/delivery";
import { expect, test } from "vitest";
import { reportSession } from "../../test/reports.ts";
import { send } from "../../test/send.ts";
import { startInternal, useSandboxDelivery } from "../../test/start-internal.ts";
import { startServer } from "../../test/start-server.ts";

const sandbox = useSandboxDelivery();

const ENDPOINT = "https://merchant.sandbox.example";

/** Starts a server and returns a function that reads its metrics, by name and labels. */
async function startMetrics(
  delivery: Delivery | undefined,
  findClock?: () => WorkerClock,
): Promise<() => Promise<Map<string, number>>> {
  const opened = delivery === undefined ? undefined : Promise.resolve({ delivery, worker: undefined });
  const { port } = await startServer({
    settings: { internalPort: 0 },
    delivery: {
      find: () => delivery,
      isReady: async () => true,
      ...(findClock && { findClock }),
      ...(opened && { opened }),
    },
  });
  await opened;
  return async () => {
    const { status, body } = await send(port, { path: "/metrics" });
    expect(status).toBe(200);
    const lines = body.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
    return new Map(
      lines.map((line) => {
        const at = line.lastIndexOf(" ");
        return [line.slice(0, at), Number(line.slice(at + 1))];
      }),
    );
  };
}

const CALLBACK = { sessionId: 1, sequence: 1 };

test("reports, callbacks and attempts are counted as they happen", async () => {
  const { delivery } = sandbox;
  const read = await startMetrics(delivery);
  const before = await read();
  expect(before.get('payment_routing_delivery_attempts_total{outcome="gone"}')).toBe(0);
  await delivery.applyReport(reportSession(1) as never, { keyId: "processor" });
  const attempt = { ...CALLBACK, clientId: 10077, endpoint: ENDPOINT, failure: undefined, durationMs: 12 };
  const attempts: AttemptEnded[] = [
    {
      ...attempt,
      outcome: "timeout",
      failure: "timeout",
      commitToReceiptMs: undefined,
      dueToAttemptMs: 31_000,
    },
    { ...attempt, outcome: "accepted", commitToReceiptMs: 7 },
    // The database's clock is ahead.
    { ...attempt, outcome: "accepted", commitToReceiptMs: -3 },
  ];
  for (const each of attempts) delivery.context.events.emit("attemptEnded", each);
  delivery.context.events.emit("leasesLost", 2);
  const after = await read();
  expect(
    [
      "payment_routing_reports_total",
      "payment_routing_callbacks_total",
      "payment_routing_callbacks_rejected_total",
      'payment_routing_delivery_attempts_total{outcome="timeout"}',
      'payment_routing_delivery_attempts_total{outcome="accepted"}',
      "payment_routing_delivery_attempt_duration_seconds_count",
      'payment_routing_commit_to_receipt_seconds_bucket{le="0.005"}',
      'payment_routing_commit_to_receipt_seconds_bucket{le="0.01"}',
      "payment_routing_commit_to_receipt_seconds_count",
      "payment_routing_commit_to_receipt_seconds_sum",
      'payment_routing_due_to_attempt_seconds_bucket{le="30"}',
      'payment_routing_due_to_attempt_seconds_bucket{le="60"}',
      "payment_routing_leases_lost_total",
    ].map((name) => after.get(name)),
  ).toEqual([1, 1, 0, 1, 2, 3, 1, 2, 2, 0.007, 0, 1, 2]);
});

test("the backlog is measured when the metrics are read", async () => {
  const { delivery } = sandbox;
  const read = await startMetrics(delivery);
  await delivery.applyReports([reportSession(2), reportSession(3)] as never[], { keyId: "processor" });
  await delivery.context.pool.query(`
    delete from lanes where session_id = 1;
    update lanes set state = 'parked', due_at = null, waiting_since = now() - interval '1 hour' where session_id = 2;
    update lanes set state = 'paused' where session_id = 3`);
  const metrics = await read();
  const find = (name: string) => metrics.get(`payment_routing_${name}{endpoint="${ENDPOINT}"}`);
  expect(find("callbacks_waiting")).toBe(2);
  expect(find("lanes_parked")).toBe(1);
  expect(find("lanes_paused")).toBe(1);
  expect(find("oldest_undelivered_age_seconds")).toBeGreaterThanOrEqual(3600);
  expect(find("oldest_undelivered_age_seconds")).toBeLessThan(4200);
  expect(find("lanes_failing")).toBe(0);
  expect(metrics.get("payment_routing_oldest_claimable_age_seconds")).toBe(0);
  expect(metrics.get("payment_routing_last_check_timestamp_seconds")).toBe(0);
  expect(metrics.has("payment_routing_last_check_issues")).toBe(false);

  await recordCheck(delivery.context.pool, {
    sessions: 1,
    reports: 1,
    changes: 1,
    callbacks: 1,
    undelivered: 0,
    issues: 2,
  });
  await delivery.context.pool.query(`
    update lanes set state = 'active', due_at = now() - interval '90 s' where session_id = 3;
    insert into endpoints (endpoint, open_until) values ('https://b.example', now() + interval '1 h')`);
  const later = await read();
  expect(Math.floor(later.get("payment_routing_oldest_claimable_age_seconds") ?? 0)).toBe(90);
  expect(later.get("payment_routing_last_check_timestamp_seconds")).toBeGreaterThan(Date.now() / 1000 - 60);
  expect(later.get("payment_routing_last_check_issues")).toBe(2);
  expect(later.get('payment_routing_breakers_open{failure="unknown"}')).toBe(1);

  await delivery.context.pool.query("delete from lanes");
  const names = [...(await read()).keys()];
  expect(names.filter((name) => name.includes("{endpoint="))).toEqual([]);
});

test("without the database the backlog has no value, and other metrics are available", async () => {
  const { delivery } = sandbox;
  await delivery.applyReport(reportSession(4) as never, { keyId: "processor" });
  let isAway = false;
  const operations = {
    ...delivery.operations,
    measureBacklog: () => (isAway ? Promise.reject(new Error("away")) : delivery.operations.measureBacklog()),
  };
  const countPartitionDays = () =>
    isAway ? Promise.reject(new Error("away")) : delivery.countPartitionDays();
  const read = await startMetrics({ ...delivery, operations, countPartitionDays });
  const name = `payment_routing_callbacks_waiting{endpoint="${ENDPOINT}"}`;
  const known = await read();
  expect([known.get(name), known.get("payment_routing_backlog_known")]).toEqual([1, 1]);
  expect(known.get("payment_routing_partition_days")).toBe(8);
  isAway = true;
  const metrics = await read();
  for (const each of ["partition_days", "oldest_claimable_age_seconds", "last_check_timestamp_seconds"])
    expect([each, metrics.has(`payment_routing_${each}`)]).toEqual([each, false]);
  expect([metrics.has(name), metrics.get("payment_routing_backlog_known")]).toEqual([false, 0]);
  expect(metrics.get("payment_routing_reports_total")).toBe(0);
});

test("a callback that a receiver ignored as outdated is logged as an error and counted", async () => {
  const { delivery } = sandbox;
  const read = await startMetrics(delivery);
  const opened = Promise.resolve({ delivery, worker: undefined });
  const { log } = await startInternal(delivery, {
    delivery: { find: () => delivery, isReady: async () => true, opened },
  });
  delivery.context.events.emit("answeredOlder", { clientId: 7, sessionId: 9, sequence: 3 });
  const lines = log().filter(({ msg }) => String(msg).startsWith("the receiver ignored a callback"));
  expect(lines).toMatchObject([{ level: "error", client_id: 7, session_id: 9, sequence: 3 }]);
  const counters = [...(await read())].filter(([name]) => name.includes("older"));
  expect(counters.map(([, value]) => value)).toEqual([1]);
});

test("a worker that is stopped by its clock is logged once, and the difference is measured", async () => {
  const { delivery } = sandbox;
  const opened = Promise.resolve({ delivery, worker: undefined });
  const { log } = await startInternal(delivery, {
    delivery: { find: () => delivery, isReady: async () => true, opened },
  });
  const { events } = delivery.context;
  const clocks = [
    { aheadMs: 2, state: "agrees" },
    { aheadMs: 45_000.4, state: "worker-differs" },
    { aheadMs: 45_001, state: "worker-differs" },
    { aheadMs: 45_002, state: "database-differs" },
    { aheadMs: 1, state: "agrees" },
  ] as const;
  for (const clock of clocks) events.emit("clockChecked", clock);
  events.emit("databaseClockSetBack", { backMs: 7_200_000.2 });
  const lines = log().filter(({ msg }) => String(msg).startsWith("the clock"));
  expect(lines.map(({ level, ahead_ms, back_ms }) => [level, ahead_ms ?? back_ms])).toEqual([
    ["error", 45_000],
    ["warn", 45_002],
    ["info", 1],
    ["warn", 7_200_000],
  ]);

  let clock: WorkerClock = clocks[1];
  const read = await startMetrics(delivery, () => clock);
  const readClock = async () => {
    const metrics = await read();
    return ["clock_ahead_seconds", "stopped_by_clock"].map((name) =>
      metrics.get(`payment_routing_worker_${name}`),
    );
  };
  expect(await readClock()).toEqual([45.0004, 1]);
  clock = { aheadMs: undefined, state: "agrees" };
  expect(await readClock()).toEqual([undefined, 0]);
});

test("without a database, searches are measured", async () => {
  const read = await startMetrics(undefined);
  const metrics = await read();
  expect(metrics.get("payment_routing_http_requests_in_flight")).toBe(1);
});
