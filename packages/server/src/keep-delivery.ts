import { setTimeout as delay } from "node:timers/promises";
import { migrate } from "@payment-routing/database";
import {
  type Delivery,
  type DeliveryOptions,
  openDelivery,
  type RetentionPeriods,
  type Worker,
  type WorkerClock,
  type WorkerOptions,
} from "@payment-routing/delivery";
import { isTransient } from "./is-transient.ts";
import type { Logger } from "./observability/logger.ts";

/** Options of `keepDelivery`. */
export interface KeptDeliveryOptions
  extends Pick<
    DeliveryOptions,
    "connectionString" | "merchants" | "secrets" | "maxConnections" | "queryTimeoutMs"
  > {
  /** How callbacks are delivered; undefined where they are not. */
  readonly worker: WorkerOptions | undefined;
  readonly retention: RetentionPeriods;
  readonly logger: Logger;
}

/** The delivery of a process, from its start to its end. */
export interface KeptDelivery extends DeliveryAccess {
  /**
   * Migrates and opens the database. When it is away, or takes long, this resolves all the same, and the trying goes on:
   * searches do not wait for a database. Throws for what nobody but people can mend.
   */
  open(): Promise<void>;
  /** Stops delivering. Attempts in progress finish or release their lanes. */
  stopWorker(): Promise<void>;
  /** Stops delivering, stores the reports that were accepted, and disconnects. */
  close(): Promise<void>;
}

/** Opens the delivery of a process, and retries while its database is away. */
export function keepDelivery(options: KeptDeliveryOptions): KeptDelivery {
  const { connectionString, worker: workerOptions, retention, logger } = options;
  const opening = Promise.withResolvers<OpenedDelivery>();
  const closing = new AbortController();
  let opened: OpenedDelivery | undefined;
  let isStoring = true;
  let attempts: Promise<void> = Promise.resolve();
  let endRetention = () => {};

  async function tryOnce(): Promise<void> {
    const applied = await migrate(connectionString, {
      partitions: false,
      onWaiting: (waitsFor) => logger.info({ waitsFor }, "database waited for"),
    });
    if (applied.length > 0) logger.info({ migrations: applied }, "database migrated");
    const delivery = await openDelivery({
      ...options,
      applicationName: "payment-routing",
      onPartitionsFailed: (error) => logger.error({ err: error }, "partitions cannot be made"),
      onEpoch: (floor) =>
        logger.warn({ floor }, "database restored or taken over: callbacks have higher numbers"),
    });
    if (closing.signal.aborted) return delivery.close();
    const { events } = delivery.context;
    events.on("reportsFailed", ({ isOutage }) => {
      if (isOutage) isStoring = false;
    });
    events.on("reportsCommitted", () => {
      isStoring = true;
    });
    const worker = workerOptions && delivery.startWorker(workerOptions);
    if (worker !== undefined) endRetention = applyRetentionHourly(delivery, retention, logger);
    opened = { delivery, worker };
    opening.resolve(opened);
    logger.info({ worker: worker?.name, postgresql: await readVersion(delivery) }, "database opened");
  }

  async function retry(): Promise<void> {
    while (!closing.signal.aborted && opened === undefined) {
      await delay(PAUSE_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!closing.signal.aborted) await tryOnce().catch(logFailure);
    }
  }

  function logFailure(error: unknown): void {
    logger.error({ err: error }, "the database cannot be opened");
  }

  return {
    find: () => opened?.delivery,
    async isReady() {
      if (opened === undefined) return false;
      if (isStoring) return answers(() => opened?.delivery.context.pool.query("select 1"));
      // The state ends by itself, also where nobody sends reports to a process that is not ready.
      isStoring = await answers(() => opened?.delivery.probeWrites());
      return isStoring;
    },
    findClock: () => opened?.worker?.clock,
    opened: opening.promise,
    async open() {
      const first = tryOnce();
      const timeout = delay(OPEN_TIMEOUT_MS, undefined, { ref: false });
      try {
        await Promise.race([first, timeout]);
      } catch (error) {
        if (!isTransient(error)) throw error;
      }
      attempts = first.catch(logFailure).then(retry);
    },
    async stopWorker() {
      await opened?.worker?.stop();
    },
    async close() {
      closing.abort();
      endRetention();
      // One that is still trying finds out by itself that nobody wants it any more.
      await Promise.race([attempts, delay(PAUSE_MS, undefined, { ref: false })]);
      await opened?.delivery.close();
    },
  };
}

/** Undefined where the database has gone again. */
async function readVersion({ context }: Delivery): Promise<string | undefined> {
  const asked = context.pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return asked.then(
    ({ rows }) => rows[0]?.version,
    () => undefined,
  );
}

/** How long `open` waits for a database that does not answer. */
const OPEN_TIMEOUT_MS = 5000;
const PAUSE_MS = 2000;

/** Shorter than the timeout of usual probes. */
const PROBE_MS = 1000;

async function answers(ask: () => Promise<unknown> | undefined): Promise<boolean> {
  const answer = Promise.resolve(ask()).then(
    () => true,
    () => false,
  );
  return Promise.race([answer, delay(PROBE_MS, false, { ref: false })]);
}

/** The delivery as long as its database can be reached. */
export interface DeliveryAccess {
  /** Undefined as long as the database was never reached. */
  find(): Delivery | undefined;
  /** Whether the database answers now, and stores reports: after one that could not be stored, something is written. */
  isReady(): Promise<boolean>;
  /** How the clock of its worker compares with others; undefined without a worker. */
  findClock?(): WorkerClock | undefined;
  /** Resolves once the database was reached for the first time. */
  readonly opened?: Promise<OpenedDelivery>;
}

/** What there is once the database was reached. */
export interface OpenedDelivery {
  readonly delivery: Delivery;
  /** Undefined where callbacks are not delivered. */
  readonly worker: Worker | undefined;
}

/**
 * Deletes what is past its retention, now and every hour until it is ended: days go whole, so all but one of those find
 * nothing to do. Returns what ends it.
 */
export function applyRetentionHourly(
  delivery: Delivery,
  periods: RetentionPeriods,
  logger: Logger,
): () => void {
  const apply = async () => {
    try {
      const outcome = await delivery.applyRetention(periods);
      const { dropped = [], sessions = 0 } = outcome ?? {};
      if (dropped.length > 0 || sessions > 0) logger.info({ dropped, sessions }, "retention applied");
    } catch (error) {
      // What could not be deleted now can be in an hour.
      logger.warn({ err: error }, "retention could not be applied");
    }
  };
  void apply();
  const timer = setInterval(() => void apply(), HOUR_MS).unref();
  return () => clearInterval(timer);
}

const HOUR_MS = 3_600_000;
