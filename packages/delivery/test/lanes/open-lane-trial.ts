import type { Pool } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect } from "vitest";
import type { MerchantCallbacks } from "../../src/callbacks/callback-defaults.ts";
import type { AttemptEnded, SecretDirectory } from "../../src/context.ts";
import { startWorker, type Worker } from "../../src/lanes/worker.ts";
import type { WorkerInternals, WorkerOptions } from "../../src/lanes/worker-options.ts";
import type { Delivery, DeliveryInternals, DeliveryOptions } from "../../src/open-delivery.ts";
import { describeMerchant, findSecrets, openTestDelivery, type TestDelivery } from "../open-test-delivery.ts";
import { type Receiver, receiverOrigins, startReceiver } from "./start-receiver.ts";

/** A delivery, and for each test a receiver and workers of its own, on one database a file. */
export interface LaneTrial {
  readonly delivery: Delivery;
  readonly pool: Pool;
  readonly connectionString: string;
  /** The receiver of the current test. */
  readonly receiver: Receiver;
  /** Attempts that were settled since the test began. */
  readonly ended: readonly AttemptEnded[];
  /** The errors that workers reported. A test removes those that it expects; any other one fails it. */
  readonly errors: unknown[];
  /** Changes the callback settings of all merchants until the test ends. By default callbacks go to the receivers. */
  setMerchant(changes: Partial<MerchantCallbacks>): void;
  setSecrets(secrets: SecretDirectory): void;
  /** Starts a worker that looks often and may post to this machine. It is stopped when the test ends. */
  start(options?: WorkerOptions & WorkerInternals): Worker;
  /** The same with connections of its own, as another process would have. */
  startElsewhere(
    options?: WorkerOptions & WorkerInternals,
    from?: Partial<DeliveryOptions>,
    internals?: DeliveryInternals,
  ): Promise<Worker>;
  openAnother: TestDelivery["openAnother"];
}

/** Call it once at the top of a test file. */
export function openLaneTrial(): LaneTrial {
  let opened: TestDelivery;
  let receiver: Receiver;
  let merchant = describeMerchant({});
  let secrets = findSecrets();
  const workers: Worker[] = [];
  const errors: unknown[] = [];
  const ended: AttemptEnded[] = [];

  beforeAll(async () => {
    const live: SecretDirectory = {
      webhookSecrets: (clientId) => secrets.webhookSecrets(clientId),
      bodySecret: (clientId) => secrets.bodySecret(clientId),
      macSalt: (clientId) => secrets.macSalt(clientId),
      isRetired: (secretId) => secrets.isRetired(secretId),
    };
    const find = (clientId: number) => (clientId > 0 ? merchant : undefined);
    opened = await openTestDelivery({ merchants: { find, hasAccount: () => true }, secrets: live });
    opened.delivery.context.events.on("attemptEnded", (attempt) => ended.push(attempt));
  });
  beforeEach(async () => {
    receiver = await startReceiver();
    merchant = describeMerchant(findAddresses(receiver));
    ended.length = 0;
  });
  afterEach(async () => {
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    await receiver[Symbol.asyncDispose]();
    secrets = findSecrets();
    // Nothing of one test is delivered by the next.
    await Promise.all(TABLES.map((table) => opened.owner.query(`delete from ${table}`)));
    expect(errors.splice(0)).toEqual([]);
  });
  afterAll(() => opened?.[Symbol.asyncDispose]());

  function start(delivery: Delivery, options: WorkerOptions & WorkerInternals): Worker {
    const worker = startWorker(delivery.context, {
      outbound: { allowHttp: true, allow: ["127.0.0.1"] },
      onError: (error) => errors.push(error),
      pollMs: 50,
      ...options,
    });
    workers.push(worker);
    return worker;
  }

  return {
    get delivery() {
      return opened.delivery;
    },
    get pool() {
      return opened.delivery.context.pool;
    },
    get connectionString() {
      return opened.connectionString;
    },
    get receiver() {
      return receiver;
    },
    ended,
    errors,
    setMerchant(changes) {
      merchant = describeMerchant({ ...findAddresses(receiver), ...changes });
    },
    setSecrets(next) {
      secrets = next;
    },
    start: (options = {}) => start(opened.delivery, options),
    async startElsewhere(options = {}, from = {}, internals = {}) {
      const delivery = await opened.openAnother(from, internals);
      delivery.context.events.on("attemptEnded", (attempt) => ended.push(attempt));
      return start(delivery, options);
    },
    openAnother: (options, internals) => opened.openAnother(options, internals),
  };
}

/** The address that `insertLanes` writes for a receiver, and any other of the receivers of a test. */
function findAddresses({ origin }: Receiver): Partial<MerchantCallbacks> {
  return { endpoint: `${origin}/callbacks`, allowed_origins: receiverOrigins };
}

const TABLES = [
  "payment_sessions",
  "callbacks",
  "attempts",
  "redeliveries",
  "ignored_callbacks",
  "endpoints",
  "workers",
  "audit",
  "operator_actions",
  "session_history",
];
