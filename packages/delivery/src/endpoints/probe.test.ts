import { expect, test } from "vitest";
import { insertLanes, readEndpoint, readLane } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { findSecrets } from "../../test/open-test-delivery.ts";
import { shareConcurrency } from "./endpoint-gates.ts";

// The probe is the one attempt that an expired breaker allows. A claim without an attempt must release it.

const trial = openLaneTrial();
const by = { actor: "ada", reason: "the merchant lost it" };

async function openBreaker(openFor = "-1 s"): Promise<void> {
  await trial.pool.query(
    `insert into endpoints (endpoint, client_id, failures, open_until) values ($1, 10077, 10, now() + $2::interval)
     on conflict (endpoint) do update set failures = excluded.failures, open_until = excluded.open_until`,
    [trial.receiver.origin, openFor],
  );
}

const CLOSED = { failures: 0, open_for: null };

test("a rejected callback releases the probe to the next lane", async () => {
  const { origin } = trial.receiver;
  await insertLanes(trial.pool, [
    { sessionId: 1, origin, rejected: [1], overdue: "1 min" },
    { sessionId: 2, origin },
  ]);
  await openBreaker();
  trial.start();
  await expect.poll(() => trial.receiver.receipts.map(({ sessionId }) => sessionId)).toEqual([2]);
  await expect.poll(() => readEndpoint(trial.pool, origin)).toMatchObject(CLOSED);
});

test("a callback without a webhook secret releases the probe and does not count as a failure", async () => {
  const { origin } = trial.receiver;
  trial.setMerchant({ retry: { schedule_seconds: [60], jitter: 0 } });
  trial.setSecrets(findSecrets([]));
  await insertLanes(trial.pool, [{ sessionId: 1, origin }]);
  await openBreaker();
  trial.start();
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ attempts: 1 });
  const endpoint = await readEndpoint(trial.pool, origin);
  expect(endpoint).toMatchObject({ failures: 10 });
  expect(endpoint?.open_for).toBeLessThanOrEqual(0);
});

/** Registers another live worker. Returns a name that gives our worker no share of the endpoint. */
async function joinOther(): Promise<string> {
  await trial.pool.query("insert into workers (worker, beat_at) values ('m', now() + interval '1 hour')");
  const isFirst = shareConcurrency(1, trial.receiver.origin, { index: 0, count: 2 }) === 0;
  return isFirst ? "a" : "z";
}

test("a worker without a share of the endpoint releases the probe and claims no more there", async () => {
  const { origin } = trial.receiver;
  trial.setMerchant({ concurrency: 1 });
  await insertLanes(trial.pool, [
    { sessionId: 1, origin },
    { sessionId: 2, origin },
  ]);
  await openBreaker();
  const worker = trial.start({ name: await joinOther() });
  await expect.poll(() => worker.statistics.claims).toBeGreaterThan(10);
  await expect.poll(() => worker.statistics.callbacksSettled).toBe(1);
  expect((await readEndpoint(trial.pool, origin))?.open_for).toBeLessThanOrEqual(0);
  expect(worker.statistics.callbacksClaimed).toBe(1);
  expect(trial.receiver.receipts).toEqual([]);
  // The other worker leaves, and our worker gets its share.
  await trial.pool.query("delete from workers where worker = 'm'");
  await expect.poll(() => trial.receiver.receipts.length).toBe(2);
});

test("a redelivery without an attempt releases the probe", async () => {
  const { origin } = trial.receiver;
  await insertLanes(trial.pool, [{ sessionId: 1, origin }]);
  const first = trial.start();
  await expect.poll(() => trial.ended.length).toBe(1);
  await first.stop();
  expect(await trial.delivery.operations.redeliverCallback("cb_1_1", by)).toEqual({ done: true });
  await openBreaker();
  trial.setMerchant({ concurrency: 1 });
  trial.start({ name: await joinOther() });
  await expect.poll(readLease).toBeGreaterThanOrEqual(2);
  expect((await readEndpoint(trial.pool, origin))?.open_for).toBeLessThanOrEqual(0);
  expect(trial.receiver.receipts).toHaveLength(1);
});

async function readLease(): Promise<number> {
  const { rows } = await trial.pool.query("select lease_version::int from redeliveries");
  return rows[0].lease_version;
}

test("a lane locked by another transaction does not take the probe", async () => {
  const { origin } = trial.receiver;
  await insertLanes(trial.pool, [{ sessionId: 1, origin }]);
  await openBreaker();
  const client = await trial.pool.connect();
  try {
    await client.query("begin; select from lanes for update");
    const worker = trial.start();
    await expect.poll(() => worker.statistics.claims).toBeGreaterThan(3);
    expect((await readEndpoint(trial.pool, origin))?.open_for).toBeLessThanOrEqual(0);
  } finally {
    await client.query("commit");
    client.release();
  }
  await expect.poll(() => trial.receiver.receipts.length).toBe(1);
});
