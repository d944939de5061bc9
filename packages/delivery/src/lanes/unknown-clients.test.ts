import { expect, test } from "vitest";
import { insertLanes, readEndpoint, readLane } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { describeMerchant, findMerchants, findSecrets } from "../../test/open-test-delivery.ts";
import type { Worker } from "./worker.ts";

// The mistakes of one client affect no other client of the same origin and no other worker.

const trial = openLaneTrial();
const KNOWN = 10077;
const UNKNOWN = 666;

function describeLanes(count: number, clientId: number, from: number, overdue = "0 s") {
  const { origin } = trial.receiver;
  return Array.from({ length: count }, (_, index) => ({
    sessionId: from + index,
    clientId,
    origin,
    overdue,
  }));
}

/** Starts a worker in a process with the given clients configured. By default it polls rarely. */
async function startKnowing(clientIds: readonly number[], pollMs = 30_000): Promise<Worker> {
  const merchant = describeMerchant({ endpoint: `${trial.receiver.origin}/callbacks` });
  const process = await trial.openAnother(
    { merchants: findMerchants(merchant, clientIds) },
    { worker: { pollMs } },
  );
  return process.startWorker({ outbound: { allowHttp: true, allow: ["127.0.0.1"] } });
}

test("lanes of an unconfigured client are skipped and state the reason", async () => {
  await insertLanes(trial.pool, [
    ...describeLanes(300, UNKNOWN, 1, "1 min"),
    ...describeLanes(5, KNOWN, 1001),
  ]);
  const worker = await startKnowing([KNOWN]);
  await expect.poll(() => trial.receiver.receipts.length).toBe(5);
  await worker.stop();
  const { rows } = await trial.pool.query("select distinct state_reason from lanes where client_id = $1", [
    UNKNOWN,
  ]);
  expect(rows).toContainEqual({ state_reason: "the client gets no callbacks" });
});

test("lanes of a client are claimed by workers that have the client configured", async () => {
  const clients = [0];
  const ignorant = await startKnowing(clients, 50);
  await insertLanes(trial.pool, describeLanes(10, KNOWN, 1));
  await expect.poll(() => ignorant.statistics.callbacksSettled).toBeGreaterThan(0);
  await expect.poll(() => readLane(trial.pool, 1)).toMatchObject({ held: false });
  const knowing = await startKnowing([KNOWN], 50);
  await expect.poll(() => trial.receiver.receipts.length).toBe(10);
  await knowing.stop();
  const looks = ignorant.statistics.claims;
  await insertLanes(trial.pool, describeLanes(10, KNOWN, 101));
  await expect.poll(() => ignorant.statistics.claims).toBeGreaterThan(looks + 2);
  expect(trial.receiver.receipts).toHaveLength(10);
  clients.push(KNOWN);
  await expect.poll(() => trial.receiver.receipts.length).toBe(20);
  await ignorant.stop();
});

test("a redelivery probes an endpoint when all due lanes belong to unconfigured clients", async () => {
  const { origin } = trial.receiver;
  await insertLanes(trial.pool, describeLanes(1, KNOWN, 1));
  const first = trial.start();
  await expect.poll(() => trial.ended.length).toBe(1);
  await first.stop();
  await insertLanes(trial.pool, describeLanes(1, UNKNOWN, 2));
  const by = { actor: "ada", reason: "the merchant lost it" };
  expect(await trial.delivery.operations.redeliverCallback("cb_1_1", by)).toEqual({ done: true });
  await trial.pool.query(
    "insert into endpoints (endpoint, client_id, failures, open_until) values ($1, $2, 10, now())",
    [origin, KNOWN],
  );
  const worker = await startKnowing([KNOWN], 50);
  await expect.poll(() => trial.receiver.receipts.map(({ sessionId }) => sessionId)).toEqual([1, 1]);
  await worker.stop();
});

test("a callback without a webhook secret does not count as a failure of the endpoint", async () => {
  trial.setMerchant({ retry: { schedule_seconds: [60], jitter: 0 } });
  trial.setSecrets(findSecrets([]));
  await insertLanes(trial.pool, describeLanes(3, KNOWN, 1));
  trial.start({ breaker: { threshold: 1, firstPauseMs: 60_000, maxPauseMs: 60_000 } });
  for (const sessionId of [1, 2, 3]) {
    await expect.poll(() => readLane(trial.pool, sessionId)).toMatchObject({ attempts: 1 });
  }
  expect(await readEndpoint(trial.pool, trial.receiver.origin)).toBeUndefined();
});
