import { type DatabaseProxy, startDatabaseProxy } from "@payment-routing/embedded-database/testing";
import { expect, test } from "vitest";
import { insertLanes, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { openLaneTrial } from "../../test/lanes/open-lane-trial.ts";
import { answerWith } from "../../test/lanes/start-receiver.ts";
import type { WorkerOptions } from "./worker-options.ts";

const trial = openLaneTrial();

/** Starts a worker behind a proxy that injects a fault at the first receipt. */
async function startBehindProxy(
  atFirstReceipt: (proxy: DatabaseProxy) => void,
  { status = 204, ...options }: WorkerOptions & { readonly status?: number } = {},
) {
  const proxy = await startDatabaseProxy(trial.connectionString);
  let isFirst = true;
  trial.receiver.answer((receipt, response) => {
    if (isFirst) atFirstReceipt(proxy);
    answerWith(isFirst ? status : 204)(receipt, response);
    isFirst = false;
  });
  const worker = await trial.startElsewhere(options, { connectionString: proxy.connectionString });
  return { proxy, worker };
}

test("a settlement whose commit answer was lost is recognised and its lane continues", async () => {
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  const { proxy, worker } = await startBehindProxy(({ loseNextCommit }) => loseNextCommit());
  await using _ = proxy;
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["delivered", "delivered"]);
  expect(await readAttempts(trial.pool, 1)).toMatchObject([
    { sequence: 1, attempt: 1, outcome: "accepted" },
    { sequence: 2, attempt: 1, outcome: "accepted" },
  ]);
  await worker.stop();
  expect(worker.statistics).toMatchObject({ callbacksSettled: 2, leasesLost: 0 });
  expect(trial.ended).toHaveLength(2);
  expect(trial.errors.splice(0)).toHaveLength(1);
});

test("a settlement that released its lane is recognised and applied once", async () => {
  trial.setMerchant({ retry: { schedule_seconds: [3600], jitter: 0 } });
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
  const { proxy, worker } = await startBehindProxy(({ loseNextCommit }) => loseNextCommit(), { status: 400 });
  await using _ = proxy;
  await expect.poll(() => trial.ended.length).toBe(1);
  expect(await readLane(trial.pool, 1)).toMatchObject({ attempts: 1, held: false });
  expect(await readAttempts(trial.pool, 1)).toMatchObject([{ attempt: 1, outcome: "rejected" }]);
  await worker.stop();
  expect(worker.statistics).toMatchObject({ callbacksSettled: 1, leasesLost: 0 });
  expect(trial.errors.splice(0)).toHaveLength(1);
});

test("a settlement during a database outage is applied afterwards", async () => {
  await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin, callbacks: 2 }]);
  const { proxy, worker } = await startBehindProxy(({ cutOff }) => cutOff());
  await using _ = proxy;
  await expect.poll(() => trial.errors.length).toBeGreaterThan(3);
  proxy.restore();
  await expect.poll(() => readStates(trial.pool, 1)).toEqual(["delivered", "delivered"]);
  expect(await readAttempts(trial.pool, 1)).toMatchObject([{ sequence: 1 }, { sequence: 2 }]);
  expect(await worker.stop()).toBe(true);
  expect(worker.statistics).toMatchObject({ callbacksSettled: 2, leasesLost: 0 });
  trial.errors.length = 0;
});

test.each([
  { name: "a callback", isRedelivery: false },
  { name: "a redelivery", isRedelivery: true },
])(
  "a stopping worker does not wait for an unavailable database to settle $name",
  async ({ isRedelivery }) => {
    await insertLanes(trial.pool, [{ sessionId: 1, origin: trial.receiver.origin }]);
    if (isRedelivery) await askAgain(1);
    const { proxy, worker } = await startBehindProxy(({ cutOff }) => cutOff(), { stopGraceMs: 300 });
    await using _ = proxy;
    await expect.poll(() => trial.errors.length).toBeGreaterThan(3);
    expect(await worker.stop()).toBe(false);
    expect(worker.statistics.postsInProgress).toBe(0);
    expect(await readAttempts(trial.pool, 1)).toEqual([]);
    trial.errors.length = 0;
  },
);

/** Marks the callback of a session as delivered and requests a redelivery. */
async function askAgain(sessionId: number): Promise<void> {
  await trial.pool.query("update callbacks set state = 'delivered' where session_id = $1", [sessionId]);
  await trial.pool.query("update lanes set delivered = head, due_at = null where session_id = $1", [
    sessionId,
  ]);
  const by = { actor: "ada", reason: "they lost it" };
  await trial.delivery.operations.redeliverCallback(`cb_${sessionId}_1`, by);
}
