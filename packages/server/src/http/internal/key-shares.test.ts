import { type OutgoingHttpHeaders, request } from "node:http";
import { json } from "node:stream/consumers";
import { createLiveConfiguration, createOperatorStore } from "@payment-routing/config-store";
import { expect, onTestFinished, test } from "vitest";
import { openEvents } from "../../../test/open-events.ts";
import { openReports } from "../../../test/open-reports.ts";
import { readProblemJson } from "../../../test/read-problem.ts";
import { nextSessionId, reportSession } from "../../../test/reports.ts";
import { loadSandbox } from "../../../test/sandbox.ts";
import { loadWithScopedKeys } from "../../../test/scoped-keys.ts";
import { send } from "../../../test/send.ts";
import { OPERATOR, PROCESSOR, startInternal, useSandboxDelivery } from "../../../test/start-internal.ts";

const sandbox = useSandboxDelivery();
/** For a busy machine. */
const PATIENCE = { timeout: 10_000 };
const ADMIN = { authorization: "Bearer sandbox-admin-key" };

/** Locks a table, so that reads of it last until the lock ends. */
async function lock(table: string) {
  const { pool } = sandbox.delivery.context;
  const client = await pool.connect();
  let isLocked = true;
  const unlock = async () => {
    if (isLocked) await client.query("commit");
    if (isLocked) client.release();
    isLocked = false;
  };
  onTestFinished(unlock);
  await client.query(`begin; lock table ${table} in access exclusive mode`);
  const count = async () => {
    const { rows } = await client.query<{ waiting: number }>(COUNT_WAITING);
    return rows[0]?.waiting;
  };
  return { count, unlock };
}

const COUNT_WAITING = `
  select count(*)::int as waiting from pg_locks join pg_database d on d.oid = database
  where not granted and datname = current_database()`;

/** Starts a server, whose keys are also those of each scope. */
async function start() {
  const started = await startInternal(sandbox.delivery, {
    configuration: await loadWithScopedKeys(),
    operatorStore: createOperatorStore({
      live: createLiveConfiguration(await loadSandbox()),
      findDatabase: () => sandbox.delivery.context.pool,
      source: "files",
      sandbox: true,
    }),
  });
  const readMany = (headers: OutgoingHttpHeaders, path: string, count: number) =>
    Array.from({ length: count }, () => send(started.internalPort, { path: `/internal/v1${path}`, headers }));
  /** Unanswered requests. */
  const countOpen = async () => {
    const { body } = await send(started.port, { path: "/metrics" });
    return Number(/^payment_routing_http_requests_in_flight (\d+)/m.exec(body)?.[1]) - 1;
  };
  return { ...started, readMany, countOpen };
}

function putReport(port: number) {
  const id = nextSessionId();
  return send(port, {
    method: "PUT",
    path: `/internal/v1/payment-sessions/${id}`,
    headers: { ...PROCESSOR, "content-type": "application/json" },
    body: JSON.stringify(reportSession(id)),
  });
}

test.each([
  { read: "/audit", table: "audit" },
  { read: "/overview", table: "statistics_minutes, processes, checks" },
  { read: "/system", table: "processes, checks" },
  { read: "/keys", table: "key_uses" },
])("reads of $read hold three connections, two of a key, and reports pass by", async ({ read, table }) => {
  const { internalPort: port, readMany } = await start();
  const { count, unlock } = await lock(table);
  const reads = readMany(OPERATOR, read, 30);
  await expect.poll(count, PATIENCE).toBe(2);
  reads.push(...readMany(ADMIN, read, 30));
  await expect.poll(count, PATIENCE).toBe(3);
  expect((await putReport(port)).status).toBe(201);
  expect((await send(port, { path: "/readyz" })).status).toBe(200);
  expect(await count()).toBe(3);
  await unlock();
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([200]));
});

test("a request whose caller has disconnected reads nothing", async () => {
  const { internalPort, readMany, countOpen } = await start();
  const { count, unlock } = await lock("audit");
  const reads = readMany(OPERATOR, "/audit", 2);
  await expect.poll(count, PATIENCE).toBe(2);
  const gone = Array.from({ length: 20 }, () => {
    const outgoing = request({ port: internalPort, path: "/internal/v1/audit", headers: OPERATOR });
    outgoing.on("error", () => undefined).end();
    return outgoing;
  });
  await expect.poll(countOpen, PATIENCE).toBe(22);
  for (const outgoing of gone) outgoing.destroy();
  await expect.poll(countOpen, PATIENCE).toBe(2);
  let acquired = 0;
  sandbox.delivery.context.pool.on("acquire", () => acquired++);
  await unlock();
  await Promise.all([...reads, ...readMany(OPERATOR, "/audit", 1)]);
  expect(acquired).toBe(1);
});

test("a key has a hundred unanswered requests, and others are not affected", async () => {
  const { readMany, countOpen } = await start();
  const { unlock } = await lock("audit");
  const reads = readMany(OPERATOR, "/audit", 100);
  await expect.poll(countOpen, PATIENCE).toBe(100);
  const [rejected] = await Promise.all(readMany(OPERATOR, "/lanes", 1));
  expect(rejected).toMatchObject({ status: 429, headers: { "retry-after": "1" } });
  expect(rejected && readProblemJson(rejected).code).toBe("key-limit-exceeded");
  expect((await readMany(ADMIN, "/lanes", 1)[0])?.status).toBe(200);
  await unlock();
  await Promise.all(reads);
  expect((await readMany(OPERATOR, "/lanes", 1)[0])?.status).toBe(200);
});

test("a key has twenty streams, and others have theirs", async () => {
  const { internalPort } = await start();
  const streams = await Promise.all(Array.from({ length: 20 }, () => openEvents(internalPort, OPERATOR)));
  expect(streams.map(({ status }) => status)).toEqual(Array(20).fill(200));
  const rejected = await openEvents(internalPort, OPERATOR);
  expect(rejected).toMatchObject({ status: 429, headers: { "retry-after": "60" } });
  expect((await openEvents(internalPort, ADMIN)).status).toBe(200);
  streams[0]?.close();
  await expect.poll(async () => (await openEvents(internalPort, OPERATOR)).status, PATIENCE).toBe(200);
});

test("a key has twenty uploads of lines, and others have theirs", async () => {
  const { internalPort } = await start();
  const upload = async (key = "test-processor-key") => {
    const { outgoing, answered } = openReports(internalPort, { authorization: `Bearer ${key}` });
    outgoing.write("1\n");
    return { outgoing, answer: await answered };
  };
  const uploads = await Promise.all(Array.from({ length: 20 }, () => upload()));
  expect(uploads.map(({ answer }) => answer.statusCode)).toEqual(Array(20).fill(200));
  const { answer } = await upload();
  expect(answer).toMatchObject({ statusCode: 429, headers: { "retry-after": "5" } });
  expect(await json(answer)).toMatchObject({ type: expect.stringMatching(/key-limit-exceeded$/) });
  expect((await upload("sandbox-processor-key")).answer.statusCode).toBe(200);
  // Single reports are not counted.
  expect((await putReport(internalPort)).status).toBe(201);
  uploads[0]?.outgoing.end();
  await expect.poll(async () => (await upload()).answer.statusCode, PATIENCE).toBe(200);
});

test("cookies that are looked up hold two connections", async () => {
  const { internalPort } = await start();
  const { count, unlock } = await lock("console_sessions");
  const reads = Array.from({ length: 30 }, (_, id) => {
    const headers = { cookie: `payment-routing-console-${internalPort}=${String(id).padStart(43, "x")}` };
    return send(internalPort, { path: "/internal/v1/lanes", headers });
  });
  await expect.poll(count, PATIENCE).toBe(2);
  expect((await putReport(internalPort)).status).toBe(201);
  expect(await count()).toBe(2);
  await unlock();
  expect(new Set((await Promise.all(reads)).map(({ status }) => status))).toEqual(new Set([401]));
});

test("metrics that are read at once are measured once", async () => {
  const { port, internalPort } = await start();
  const { count, unlock } = await lock("lanes");
  const reads = Array.from({ length: 30 }, () => send(port, { path: "/metrics" }));
  await expect.poll(count, PATIENCE).toBe(1);
  expect((await send(internalPort, { path: "/internal/v1/audit", headers: ADMIN })).status).toBe(200);
  expect(await count()).toBe(1);
  await unlock();
  await Promise.all(reads);
});
