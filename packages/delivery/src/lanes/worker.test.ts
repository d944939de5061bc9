import type { MerchantCallbacks } from "@payment-routing/config-contract";
import type { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { insertLanes, readAttempts, readLane, readStates } from "../../test/lanes/lane-rows.ts";
import { type Receiver, startReceiver } from "../../test/lanes/start-receiver.ts";
import { describeMerchant, openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { startWorker, type Worker } from "./worker.ts";
import type { WorkerOptions } from "./worker-options.ts";

let delivery_: TestDelivery;
let pool: Pool;
let merchant: MerchantCallbacks = describeMerchant({});
let receiver: Receiver;
const workers: Worker[] = [];
const errors: unknown[] = [];

beforeAll(async () => {
  delivery_ = await openTestDelivery({ merchants: { find: () => merchant } });
  pool = delivery_.delivery.context.pool;
});

beforeEach(async () => {
  receiver = await startReceiver();
});

afterEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await receiver[Symbol.asyncDispose]();
  merchant = describeMerchant({});
  expect(errors.splice(0)).toEqual([]);
});

afterAll(async () => {
  await delivery_?.[Symbol.asyncDispose]();
});

function start(options: WorkerOptions = {}): Worker {
  const worker = startWorker(delivery_.delivery.context, {
    outbound: { allowHttp: true, allow: ["127.0.0.1"] },
    onError: (error) => errors.push(error),
    pollMs: 50,
    ...options,
  });
  workers.push(worker);
  return worker;
}

test("delivers what is due, in order", async () => {
  await insertLanes(pool, [
    { sessionId: 1, origin: receiver.origin, callbacks: 3 },
    { sessionId: 2, origin: receiver.origin },
  ]);
  const worker = start();
  await expect.poll(() => receiver.receipts.length).toBe(4);
  expect(
    receiver.receipts.filter(({ sessionId }) => sessionId === 1).map(({ sequence }) => sequence),
  ).toEqual([1, 2, 3]);
  await worker.stop();
  expect(await readStates(pool, 1)).toEqual(["delivered", "delivered", "delivered"]);
  expect(await readLane(pool, 1)).toEqual({
    head: 3,
    delivered: 3,
    attempts: 0,
    state: "open",
    state_reason: null,
    held: false,
    due_in: null,
  });
  expect(await readAttempts(pool, 1)).toMatchObject(
    [1, 2, 3].map((sequence) => ({ sequence, attempt: 1, outcome: "accepted", status: 204 })),
  );
});
