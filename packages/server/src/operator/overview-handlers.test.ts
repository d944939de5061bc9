import { randomUUID } from "node:crypto";
import { insertStatistics, maintainStatistics, openPool, type Pool } from "@payment-routing/database";
import type { Delivery } from "@payment-routing/delivery";
import type {
  EndpointFailureList,
  EndpointStatisticsList,
  Overview,
} from "@payment-routing/operator-contract";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { reportSession } from "../../test/reports.ts";
import { search, send } from "../../test/send.ts";
import { OPERATOR, startInternal, useSandboxDelivery } from "../../test/start-internal.ts";
import { startServer } from "../../test/start-server.ts";
import { readVersion } from "../metrics/metrics.ts";

const sandbox = useSandboxDelivery();
let delivery: Delivery;
let database: Pool;
beforeAll(() => {
  delivery = sandbox.delivery;
  database = openPool(sandbox.connectionString, { maxConnections: 1 });
});
afterAll(() => database?.end());
beforeEach(() =>
  database.query("truncate statistics_minutes, statistics_hours, endpoint_days, processes, endpoints"),
);

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const minutesAgo = (minutes: number) =>
  new Date(Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS - minutes * MINUTE_MS);

async function read<Content>(path: string): Promise<Content> {
  const { internalPort } = await startInternal(delivery);
  const { status, body } = await send(internalPort, { path: `/internal/v1${path}`, headers: OPERATOR });
  expect(status).toBe(200);
  return JSON.parse(body);
}

function attempt(endpoint: string, outcome: "accepted" | "timeout", durationMs: number) {
  const commitToReceiptMs = outcome === "accepted" ? durationMs + 100 : undefined;
  delivery.context.events.emit("attemptEnded", {
    clientId: 10077,
    sessionId: 1,
    sequence: 1,
    endpoint,
    outcome,
    failure: outcome === "accepted" ? undefined : "timeout",
    durationMs,
    commitToReceiptMs,
  });
}

const QUANTILES = { p50_ms: expect.any(Number), p95_ms: expect.any(Number), p99_ms: expect.any(Number) };

test("searches and callbacks are counted once, also after the process has stopped", async () => {
  const access = {
    find: () => delivery,
    isReady: async () => true,
    opened: Promise.resolve({ delivery, worker: undefined }),
  };
  const { port, server } = await startServer({ database, delivery: access, settings: { internalPort: 0 } });
  await search(port);
  await search(port);
  await search(port, { body: "no XML" });
  await delivery.applyReports([reportSession(1)] as never[], { keyId: "processor" });
  attempt("https://slow.example", "timeout", 10_000);
  attempt("https://slow.example", "accepted", 200);
  attempt("https://good.example", "accepted", 20);
  delivery.context.events.emit("laneParked", { clientId: 10077, sessionId: 1, reason: "x" });
  await server.close();

  const { searches, callbacks, worst_endpoints, backlog } = await read<Overview>("/overview");
  expect(searches.count).toBe(3);
  expect(searches.outcomes).toEqual([
    { outcome: "offered", count: 2 },
    { outcome: "unreadable-document", count: 1 },
  ]);
  expect(searches.p95_ms).toBeGreaterThan(0);
  expect(callbacks).toMatchObject({ created: 1, delivered: 2, failed_attempts: 1, parked: 1 });
  expect(callbacks.p95_ms).toBeGreaterThan(300 * 0.9);
  expect(callbacks.p95_ms).toBeLessThan(300 * 1.1);
  expect(backlog).toMatchObject({ callbacks: 1, lanes_parked: 0, lanes_failing: 0 });
  expect(worst_endpoints.map(({ endpoint, attempts, failed }) => [endpoint, attempts, failed])).toEqual([
    ["https://slow.example", 2, 1],
  ]);
  const listed = await read<EndpointStatisticsList>("/endpoints/statistics");
  expect(listed.items.map(({ endpoint }) => endpoint)).toEqual([
    "https://slow.example",
    "https://good.example",
  ]);
  const { items } = await read<EndpointStatisticsList>(
    "/endpoints/statistics?endpoint=https://good.example&minutes=2",
  );
  expect(items).toEqual([
    {
      endpoint: "https://good.example",
      attempts: 1,
      failed: 0,
      outcomes: [{ outcome: "accepted", count: 1 }],
      ...QUANTILES,
      points: [
        {
          at: expect.any(String),
          accepted: 1,
          failed: 0,
          outcomes: [{ outcome: "accepted", count: 1 }],
          ...QUANTILES,
        },
      ],
    },
  ]);
  const { rows } = await database.query("select callback_id from callbacks where session_id = 1");
  const at = expect.stringMatching(/Z$/);
  const failure = {
    cause: "timeout",
    attempts: 1,
    first_at: at,
    last_at: at,
    callback_id: rows[0].callback_id,
  };
  expect(await read("/endpoints/failures")).toEqual({
    items: [{ endpoint: "https://slow.example", ...failure }],
  });
  const chosen = await read<EndpointStatisticsList>(
    "/endpoints/statistics?endpoint=https://good.example,https://silent.example,https://slow.example",
  );
  expect(chosen.items.map(({ endpoint }) => endpoint)).toEqual([
    "https://good.example",
    "https://slow.example",
  ]);
});

test.each([
  { endpoint: "https://good.example,", want: "https://host:port, such as https://merchant.example" },
  { endpoint: "good.example", want: "https://host:port, such as https://merchant.example" },
  { endpoint: Array(101).fill("https://a.example").join(), want: "at most 100 items" },
])("$endpoint is no list of endpoints", async ({ endpoint, want }) => {
  const { internalPort } = await startInternal(delivery);
  const path = `/internal/v1/endpoints/statistics?endpoint=${endpoint}`;
  const { status, body } = await send(internalPort, { path, headers: OPERATOR });
  expect(status).toBe(400);
  expect(body).toContain(want);
});

function insertSearches(at: Date, count: number, bucket: number, processId = randomUUID()): Promise<void> {
  const latencies = new Map([[bucket, count]]);
  const row = { series: "searches", endpoint: "", outcome: "offered", count, latencies } as const;
  return insertStatistics(database, processId, at, [row]);
}

test("a minute that is inserted again counts once, and processes add up", async () => {
  const processId = randomUUID();
  const at = minutesAgo(2);
  await insertSearches(at, 5, 40, processId);
  await insertSearches(at, 5, 40, processId);
  await insertSearches(at, 7, 41);
  await insertSearches(minutesAgo(61), 100, 40);
  const { searches, step_seconds } = await read<Overview>("/overview");
  expect(step_seconds).toBe(60);
  expect(searches.points).toEqual([{ at: at.toISOString(), count: 12, ...QUANTILES }]);
});

test("failures are summed up by endpoint and cause over days, with the first and the last one", async () => {
  await delivery.applyReports([reportSession(3), reportSession(4)] as never[], { keyId: "processor" });
  const now = Date.now();
  const insert = (
    endpoint: string,
    outcome: string,
    at: number,
    sessionId: number,
    processId = randomUUID(),
  ) => {
    const span = { firstAt: new Date(at - 1000), lastAt: new Date(at), sessionId, sequence: 1 };
    const row = { series: "attempts", endpoint, outcome, count: 2, latencies: undefined, ...span } as const;
    return insertStatistics(database, processId, new Date(at), [row]);
  };
  const processId = randomUUID();
  await insert("https://a.example", "5xx", now, 3, processId);
  await insert("https://a.example", "5xx", now, 3, processId);
  await insert("https://a.example", "5xx", now + 2000, 4);
  await insert("https://a.example", "accepted", now, 3);
  await insert("https://b.example", "dns", now, 99);
  await insert("https://b.example", "dns", now - 2 * 24 * HOUR_MS, 3);
  await insert("https://c.example", "tls", now - 31 * 24 * HOUR_MS, 3);
  const { rows } = await database.query("select callback_id from callbacks where session_id = 4");
  const list = async (query: string) => {
    const { items } = await read<EndpointFailureList>(`/endpoints/failures${query}`);
    return items.map(({ endpoint, cause, attempts, first_at, last_at, callback_id }) => [
      endpoint,
      cause,
      attempts,
      Date.parse(last_at) - Date.parse(first_at),
      callback_id,
    ]);
  };
  const ofA = ["https://a.example", "5xx", 4, 3000, rows[0].callback_id];
  // Nobody knows the callback.
  expect(await list("?days=2")).toEqual([ofA, ["https://b.example", "dns", 2, 1000, undefined]]);
  expect(await list("?days=3&endpoint=https://b.example")).toEqual([
    ["https://b.example", "dns", 4, 2 * 24 * HOUR_MS + 1000, undefined],
  ]);
  expect(await list("?days=3&limit=1")).toEqual([ofA]);
  await maintainStatistics(database, new Date(now));
  const kept = await database.query("select distinct endpoint from endpoint_days order by 1");
  expect(kept.rows.map(({ endpoint }) => endpoint)).toEqual(["https://a.example", "https://b.example"]);
});

test("minutes older than 48 hours are summed up to hours, and hours older than 30 days are deleted", async () => {
  const now = Date.now();
  const hour = Math.floor(now / HOUR_MS) * HOUR_MS;
  const old = hour - 49 * HOUR_MS;
  await insertSearches(new Date(old), 2, 40);
  await insertSearches(new Date(old + MINUTE_MS), 3, 50);
  await insertSearches(new Date(old + MINUTE_MS), 4, 50);
  await insertSearches(new Date(hour - 48 * HOUR_MS), 8, 40);
  await insertSearches(new Date(hour - 31 * 24 * HOUR_MS), 16, 40);
  await maintainStatistics(database, new Date(now));
  // A minute that comes late is added.
  await insertSearches(new Date(old), 32, 40);
  await maintainStatistics(database, new Date(now));
  const minutes = await database.query("select at, count::int from statistics_minutes");
  expect(minutes.rows).toEqual([{ at: new Date(hour - 48 * HOUR_MS), count: 8 }]);
  const { searches, step_seconds } = await read<Overview>("/overview?minutes=43200");
  expect(step_seconds).toBe(3600);
  expect(searches.points.map(({ at, count }) => [at, count])).toEqual([
    [new Date(old).toISOString(), 41],
    [new Date(hour - 48 * HOUR_MS).toISOString(), 8],
  ]);
  const { rows } = await database.query("select buckets, counts::int[] from statistics_hours order by count");
  expect(rows).toEqual([
    { buckets: [40, 50], counts: [2, 7] },
    { buckets: [40], counts: [32] },
  ]);
});

function announce(name: string, version: string, digest: string, silentFor: string, role = "worker") {
  return database.query(
    `insert into processes (process_id, name, role, version, configuration_digest, beat_at)
     values (gen_random_uuid(), $1, $5, $2, $3, now() - $4::interval)`,
    [name, version, digest, silentFor, role],
  );
}

test("warnings name what an operator should look at", async () => {
  await announce("one", "0.1.0", "a", "0");
  expect((await read<Overview>("/overview")).warnings).toEqual([]);
  await announce("two", "0.2.0", "b", "0");
  await announce("three", readVersion(), "a", "1 minute");
  const dropped = { series: "decisions", endpoint: "", outcome: "dropped", count: 3 } as const;
  await insertStatistics(database, randomUUID(), minutesAgo(1), [{ ...dropped, latencies: undefined }]);
  await database.query(
    "insert into endpoints (endpoint, failures, open_until) values ('https://a.example', 10, now() + interval '1 hour')",
  );
  const { warnings, open_breakers, decisions } = await read<Overview>("/overview");
  expect(open_breakers.map(({ endpoint }) => endpoint)).toEqual(["https://a.example"]);
  expect(decisions).toEqual({ stored: 0, dropped: 3 });
  expect(warnings.map(({ code }) => code)).toEqual([
    "process-silent",
    "configurations-differ",
    "versions-differ",
    "breakers-open",
    "decisions-dropped",
  ]);
});

test("warnings say why nothing is delivered", async () => {
  await delivery.applyReports([reportSession(2)] as never[], { keyId: "processor" });
  await announce("one", "0.1.0", "a", "0", "api");
  await announce("two", "0.1.0", "a", "1 minute", "worker");
  await database.query(`
    insert into delivery_hold (reason) values ('restored');
    insert into endpoints (endpoint, state) values ('https://gone.example', 'paused')`);
  const { warnings } = await read<Overview>("/overview");
  await database.query("delete from delivery_hold; delete from lanes; delete from endpoints");
  expect(warnings.map(({ code }) => code)).toEqual([
    "deliveries-held",
    "no-worker",
    "process-silent",
    "endpoints-paused",
  ]);
  expect(warnings.at(-1)?.message).toBe("Paused endpoints, which wait for an operator: 1.");
  // Nothing waits.
  expect((await read<Overview>("/overview")).warnings.map(({ code }) => code)).toEqual(["process-silent"]);
});

test("a period outside of the stored one is rejected", async () => {
  const { internalPort } = await startInternal(delivery);
  const { status } = await send(internalPort, {
    path: "/internal/v1/overview?minutes=43201",
    headers: OPERATOR,
  });
  expect(status).toBe(400);
});
