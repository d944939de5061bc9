import { openPool } from "@payment-routing/database";
import { startDatabaseProxy } from "@payment-routing/embedded-database/testing";
import { expect, test } from "vitest";
import { insertLanes, readAttempts, readStates } from "../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../test/lanes/open-lane-trial.ts";
import { answerWith } from "../test/lanes/start-receiver.ts";
import { reportSession, SOURCE } from "../test/reports.ts";

const trial = openLaneTrial();

const TIMEOUT_MS = 300;

test("a report on a silent connection is applied once, over another connection", async () => {
  await using proxy = await startDatabaseProxy(trial.connectionString);
  const { connectionString } = proxy;
  const delivery = await trial.openAnother({ connectionString, queryTimeoutMs: TIMEOUT_MS });
  await delivery.applyReport(reportSession({ session_id: 1 }), SOURCE);
  proxy.mute();
  const report = reportSession({ session_id: 1, status: { code: 4030, message: "" } });
  expect(await delivery.applyReport(report, SOURCE)).toMatchObject({ outcome: "applied", version: 2 });
  expect((await trial.delivery.readHistory(1))?.items).toHaveLength(2);
  await delivery.close();
});

test("a worker settles its posts and continues after its connections go silent", async () => {
  await using proxy = await startDatabaseProxy(trial.connectionString);
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  let isFirst = true;
  trial.receiver.answer((receipt, response) => {
    if (isFirst) proxy.mute();
    isFirst = false;
    answerWith(204)(receipt, response);
  });
  const { connectionString } = proxy;
  const worker = await trial.startElsewhere({}, { connectionString, queryTimeoutMs: TIMEOUT_MS });
  await expect.poll(() => readStates(trial.pool, 1), { timeout: 10_000 }).toEqual(["delivered", "delivered"]);
  await insertLanes(trial.pool, [{ sessionId: 2, origin: trial.receiver.origin }]);
  await expect.poll(() => readStates(trial.pool, 2), { timeout: 10_000 }).toEqual(["delivered"]);
  expect(await readAttempts(trial.pool, 1)).toMatchObject([
    { sequence: 1, attempt: 1, outcome: "accepted" },
    { sequence: 2, attempt: 1, outcome: "accepted" },
  ]);
  await worker.stop();
  expect(trial.errors.splice(0).length).toBeGreaterThan(0);
});

test("closing does not wait for silent connections", async () => {
  await using proxy = await startDatabaseProxy(trial.connectionString);
  const { connectionString } = proxy;
  const delivery = await trial.openAnother(
    { connectionString, queryTimeoutMs: TIMEOUT_MS },
    { worker: { pollMs: 50 } },
  );
  const worker = delivery.startWorker();
  const pool = openPool(connectionString, { queryTimeoutMs: TIMEOUT_MS });
  await pool.query("select 1");
  await expect.poll(() => worker.statistics.claims).toBeGreaterThan(0);
  proxy.mute();
  await Promise.all([delivery.close(), pool.end()]);
  await expect.poll(() => proxy.clientConnections).toBe(0);
});

test("connections set the server's keep-alive and timeout settings", async () => {
  const { rows } = await trial.pool.query(
    "select name, setting from pg_settings where name = any($1) order by name",
    [["client_connection_check_interval", "tcp_keepalives_idle", "tcp_user_timeout"]],
  );
  expect(rows).toEqual([
    { name: "client_connection_check_interval", setting: "5000" },
    { name: "tcp_keepalives_idle", setting: "30" },
    { name: "tcp_user_timeout", setting: "60000" },
  ]);
});
