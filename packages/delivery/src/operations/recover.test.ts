import { expect, test } from "vitest";
import { carryOut } from "../../test/carry-out.ts";
import { insertLanes, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { reportSession, SOURCE } from "../../test/reports.ts";
import { beginRecovery, endRecovery } from "./recover.ts";

const trial = openLaneTrial();
const BY = { actor: "ada", reason: "the disk broke" };

test("a recovery holds all deliveries until it is acknowledged, new sessions and endpoints included", async () => {
  const { pool, receiver, delivery } = trial;
  await insertLanes(pool, [{ sessionId: 1, origin: receiver.origin }]);
  const before = trial.start();
  await expect.poll(() => readStates(pool, 1)).toEqual(["delivered"]);
  await before.stop();

  await beginRecovery(pool, BY);
  await delivery.applyReport(reportSession({ session_id: 2 }), SOURCE);
  const redelivery = { kind: "redeliver-callbacks", target: { sessionId: 1 } } as const;
  expect((await carryOut(delivery, redelivery, BY)).at(-1)?.waitsFor).toEqual([receiver.origin]);
  const test = { clientId: 1, status: { code: 4030 } };
  expect(await delivery.operations.sendTestEvent(test, BY)).toMatchObject({ done: true });
  expect(await delivery.operations.readLane(2)).toMatchObject({ endpointHold: { reason: "paused" } });
  expect((await delivery.operations.listEndpoints()).items).toMatchObject([
    { state: "paused", stateReason: "held until payment-routing recover --acknowledge" },
  ]);
  const worker = trial.start();
  await expect.poll(() => worker.statistics.claims).toBeGreaterThan(5);
  expect(receiver.receipts).toHaveLength(1);

  expect(await endRecovery(pool, BY)).toBe(true);
  await expect.poll(() => receiver.receipts).toHaveLength(4);
  expect(await endRecovery(pool, BY)).toBe(false);
});

test("during a recovery, an endpoint can be resumed only if something else stops it too", async () => {
  const { pool, receiver, delivery } = trial;
  const { operations } = delivery;
  await insertLanes(pool, [{ sessionId: 1, origin: receiver.origin }]);
  const isResumable = async () =>
    (await operations.listEndpoints({ endpoint: receiver.origin })).items[0]?.isResumable;
  await beginRecovery(pool, BY);
  expect(await isResumable()).toBe(false);
  expect(await operations.resumeEndpoint(receiver.origin, BY)).toMatchObject({
    reason: "other-state",
    message: expect.stringMatching(/all deliveries are held until payment-routing recover --acknowledge$/),
  });
  await operations.pauseEndpoint(receiver.origin, BY);
  expect(await isResumable()).toBe(true);
  expect(await operations.resumeEndpoint(receiver.origin, BY)).toEqual({ done: true });
  await endRecovery(pool, BY);
  expect(await operations.resumeEndpoint(receiver.origin, BY)).toMatchObject({
    message: expect.stringMatching(/its breaker is closed$/),
  });
});

test("asOf is the time of the newest row, without recoveries and clock corrections", async () => {
  const { pool } = trial;
  await insertLanes(pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const { asOf } = await beginRecovery(pool, BY);
  await endRecovery(pool, BY);
  await pool.query(
    "insert into audit (actor, action, subject, reason) values ('w', 'follow-clock', 'database', 'set back')",
  );
  expect((await beginRecovery(pool, BY)).asOf).toEqual(asOf);
  expect(asOf).toBeInstanceOf(Date);
  await trial.delivery.operations.pauseLane(1, BY);
  expect((await beginRecovery(pool, BY)).asOf?.getTime()).toBeGreaterThan(asOf?.getTime() ?? 0);
  await endRecovery(pool, BY);
});

test("a recovery ends all sessions of the console", async () => {
  const { pool } = trial;
  await pool.query(`
    insert into console_sessions (sha256, key_id, key_sha256, created_at, last_used_at, expires_at)
    values (repeat('a', 64), 'ada', repeat('b', 64), now(), now(), now() + interval '1 hour')`);
  await beginRecovery(pool, BY);
  expect((await pool.query("select from console_sessions")).rowCount).toBe(0);
  await endRecovery(pool, BY);
});

test("a recovery lists live keys, activations and the waiting callbacks of each client", async () => {
  const { pool, receiver } = trial;
  await insertLanes(pool, [
    { sessionId: 1, origin: receiver.origin, clientId: 7, callbacks: 2 },
    { sessionId: 2, origin: receiver.origin, clientId: 7 },
    { sessionId: 3, origin: receiver.origin, clientId: 8 },
  ]);
  await pool.query("update lanes set delivered = head, due_at = null where session_id = 3");
  await pool.query(`insert into redeliveries (session_id, sequence, endpoint, url, requested_by)
    values (3, 1, 'https://m.example', 'https://m.example/', 'ada')`);
  await pool.query(`
    insert into keys (client_id, scope, key_id, sha256, created_by, created_at, revoked_at) values
      (7, null, 'live', repeat('a', 64), 'ada', '2026-01-01T00:00:00Z', null),
      (7, null, 'revoked', repeat('b', 64), 'ada', '2026-01-01T00:00:00Z', now()),
      (null, 'operator', 'console', repeat('c', 64), 'ada', '2026-01-02T00:00:00Z', null)`);
  await pool.query(`
    insert into configuration_versions (digest, actor, reason, files)
    values ('sha256:' || repeat('d', 64), 'ada', 'first', '{}');
    insert into configuration_activations (at, kind, digest, actor, reason)
    values ('2026-01-03T00:00:00Z', 'activate', 'sha256:' || repeat('d', 64), 'ada', 'to begin with')`);
  const recovery = await beginRecovery(pool, BY);
  expect(recovery).toMatchObject({
    keys: [
      { clientId: 7, keyId: "live", createdAt: new Date("2026-01-01T00:00:00Z") },
      { scope: "operator", keyId: "console", createdAt: new Date("2026-01-02T00:00:00Z") },
    ],
    activations: [
      {
        digest: `sha256:${"d".repeat(64)}`,
        activatedAt: new Date("2026-01-03T00:00:00Z"),
        reason: "to begin with",
      },
    ],
    waiting: [
      { clientId: 7, lanes: 2, callbacks: 3, redeliveries: 0 },
      { clientId: 8, lanes: 0, callbacks: 0, redeliveries: 1 },
    ],
  });
  expect(recovery.keys).toHaveLength(2);
  await endRecovery(pool, BY);
});
