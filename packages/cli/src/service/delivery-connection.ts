import { setTimeout as delay } from "node:timers/promises";
import { migrate } from "@payment-routing/database";
import {
  type Delivery,
  type DeliveryOptions,
  isTransientError,
  openDelivery,
  type RetentionPeriods,
  type WorkerOptions,
} from "@payment-routing/delivery";
import {
  type DeliveryAccess,
  type Logger,
  type OpenedDelivery,
  oncePerMinute,
} from "@payment-routing/server";
import { compareCells, type PeerCell } from "../cells/compare-cells.ts";

/** Options of `connectDelivery`. */
export interface DeliveryConnectionOptions
  extends Pick<
    DeliveryOptions,
    "cell" | "connectionString" | "merchants" | "secrets" | "maxConnections" | "queryTimeoutMs" | "tracer"
  > {
  /** The other cells. Default: none. */
  readonly peers?: readonly PeerCell[];
  /** Undefined: the process delivers no callbacks. */
  readonly worker: WorkerOptions | undefined;
  readonly retention: RetentionPeriods;
  readonly logger: Logger;
}

/** The delivery of a process, from start to shutdown. */
export interface DeliveryConnection extends DeliveryAccess {
  /**
   * Migrates and opens the database. Resolves when the database is away or slow, and retries in the background: searches
   * need no database. Rejects with errors that a retry does not solve.
   */
  open(): Promise<void>;
  /** Stops delivering. Attempts in progress finish or release their lanes. Resolves to whether the result of each is stored. */
  stopWorker(): Promise<boolean>;
  /** Stops delivering, stores the accepted reports and disconnects. */
  close(): Promise<void>;
}

export function connectDelivery(options: DeliveryConnectionOptions): DeliveryConnection {
  const { connectionString, worker: workerOptions, retention, logger } = options;
  const opening = Promise.withResolvers<OpenedDelivery>();
  const closing = new AbortController();
  let opened: OpenedDelivery | undefined;
  let isStoring = true;
  let attempts: Promise<void> = Promise.resolve();
  let stopRetention = () => {};
  let stopComparing = () => {};

  async function tryOnce(): Promise<void> {
    const applied = await migrate(connectionString, {
      partitions: false,
      onWaiting: (waitsFor) =>
        logger.info({ event: "migration-waits", waits_for: waitsFor }, "migration waits"),
    });
    if (applied.length > 0)
      logger.info({ event: "database-migrated", migrations: applied }, "database migrated");
    const delivery = await openDelivery({
      ...options,
      applicationName: "payment-routing",
      onPartitionsFailed: (error) =>
        logger.error({ event: "partitions-missing", err: error }, "partitions cannot be created"),
      onEpoch: (floor) =>
        logger.warn(
          { event: "epoch-begun", floor },
          "database restored or failed over: sequence numbers of callbacks are raised",
        ),
    });
    if (closing.signal.aborted) return delivery.close();
    const { events } = delivery.context;
    events.on("reportsFailed", ({ isOutage }) => {
      if (isOutage) isStoring = false;
    });
    events.on("reportsCommitted", () => {
      isStoring = true;
    });
    delivery.startActions(
      oncePerMinute((error, skipped) =>
        logger.warn(
          { event: "action-step-failed", err: error, passed_over: skipped },
          "a step of an operator action failed",
        ),
      ),
    );
    const worker = workerOptions && delivery.startWorker(workerOptions);
    if (worker !== undefined) stopRetention = applyRetentionHourly(delivery, retention, logger);
    stopComparing = compareCells(delivery, options.peers ?? [], logger);
    opened = { delivery, worker };
    opening.resolve(opened);
    logger.info(
      { event: "database-opened", worker: worker?.name, postgresql: await readServerVersion(delivery) },
      "database opened",
    );
  }

  async function retry(): Promise<void> {
    while (!closing.signal.aborted && opened === undefined) {
      await delay(RETRY_DELAY_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      if (!closing.signal.aborted) await tryOnce().catch(logFailure);
    }
  }

  const logFailure = oncePerMinute((error: unknown, skipped) =>
    logger.error(
      { event: "database-unavailable", err: error, passed_over: skipped },
      "the database cannot be opened",
    ),
  );

  return {
    find: () => opened?.delivery,
    async isReady() {
      if (opened === undefined) return false;
      if (isStoring) return succeeds(() => opened?.delivery.context.pool.query("select 1"));
      // The probe ends the state even if nobody sends reports to a process that is not ready.
      isStoring = await succeeds(() => opened?.delivery.probeWrites());
      return isStoring;
    },
    findClock: () => opened?.worker?.clock,
    opened: opening.promise,
    async open() {
      const first = tryOnce();
      await waitForDatabase(first);
      attempts = first.catch(logFailure).then(retry);
    },
    async stopWorker() {
      return (await opened?.worker?.stop()) ?? true;
    },
    async close() {
      closing.abort();
      stopRetention();
      stopComparing();
      // An attempt that is still in progress closes its delivery itself.
      await Promise.race([attempts, delay(RETRY_DELAY_MS, undefined, { ref: false })]);
      await opened?.delivery.close();
    },
  };
}

/** Undefined when the database is away again. */
async function readServerVersion({ context }: Delivery): Promise<string | undefined> {
  const query = context.pool.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  return query.then(
    ({ rows }) => rows[0]?.version,
    () => undefined,
  );
}

/**
 * Waits for a first attempt to use the database, and no longer when the database is away or slow. Rejects with errors that a
 * retry does not solve.
 */
export async function waitForDatabase(attempt: Promise<unknown>): Promise<void> {
  try {
    await Promise.race([attempt, delay(OPEN_TIMEOUT_MS, undefined, { ref: false })]);
  } catch (error) {
    if (!isTransientError(error)) throw error;
  }
}

const OPEN_TIMEOUT_MS = 5000;
const RETRY_DELAY_MS = 2000;

/** Shorter than the timeout of common health checks. */
const PROBE_TIMEOUT_MS = 1000;

async function succeeds(probe: () => Promise<unknown> | undefined): Promise<boolean> {
  const result = Promise.resolve(probe()).then(
    () => true,
    () => false,
  );
  return Promise.race([result, delay(PROBE_TIMEOUT_MS, false, { ref: false })]);
}

/** Deletes expired data, now and every hour. Returns a function that stops it. */
function applyRetentionHourly(delivery: Delivery, periods: RetentionPeriods, logger: Logger): () => void {
  const apply = async () => {
    try {
      const outcome = await delivery.applyRetention(periods);
      const { dropped = [], sessions = 0 } = outcome ?? {};
      if (dropped.length > 0 || sessions > 0)
        logger.info({ event: "retention-applied", dropped, sessions }, "retention applied");
    } catch (error) {
      // The next hour retries.
      logger.warn({ event: "retention-failed", err: error }, "retention could not be applied");
    }
  };
  void apply();
  const timer = setInterval(() => void apply(), HOUR_MS).unref();
  return () => clearInterval(timer);
}

const HOUR_MS = 3_600_000;
