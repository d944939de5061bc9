import { setTimeout as delay } from "node:timers/promises";
import { createPartitions, openPool, type PoolOptions } from "@payment-routing/database";
import type { DecisionRecord } from "@payment-routing/routing";
import type { LiveConfiguration } from "../configuration/live-configuration.ts";
import type { LoadedConfiguration } from "../configuration/load-configuration.ts";
import type { Logger } from "../logger.ts";
import { DecisionBuffer } from "./decision-buffer.ts";
import { maintainDecisionsHourly } from "./decision-retention.ts";
import { type EncodedDecision, encodeDecision, insertEncodedDecisions } from "./insert-decisions.ts";
import { createVersionRecorder } from "./version-recorder.ts";

/** Options of `recordDecisions`. */
export interface RecorderOptions extends Pick<PoolOptions, "queryTimeoutMs"> {
  /** The database may be migrated later. */
  readonly connectionString: string;
  /** The version of each decision is stored before the decision. */
  readonly configuration: LiveConfiguration<LoadedConfiguration>;
  /** The share of decisions that are recorded. */
  readonly samplePercent: number;
  /** The maximum number of waiting records. Their total length is bounded too. */
  readonly capacity: number;
  readonly retentionDays: number;
  readonly logger: Logger;
}

export type RecordOutcome = "stored" | "lost";

/** Records decisions until it is closed. */
export interface DecisionRecorder {
  /** Neither blocks nor throws. */
  record(decision: DecisionRecord): void;
  /** Calls the listener with the number of records stored or lost. */
  onOutcome(listener: (outcome: RecordOutcome, count: number) => void): void;
  /** Stores the waiting records, for at most a few seconds. */
  close(): Promise<void>;
}

/**
 * Stores records of decisions in the background, in batches: when a batch is full, or after a pause. While the database is
 * away or slow, records wait; when the buffer is full, the oldest are lost.
 */
export function recordDecisions(options: RecorderOptions): DecisionRecorder {
  const { connectionString, configuration, samplePercent, capacity, retentionDays, logger } = options;
  const pool = openPool(connectionString, {
    ...options,
    maxConnections: 1,
    applicationName: "payment-routing decisions",
  });
  const buffer = new DecisionBuffer(capacity);
  const versions = createVersionRecorder(pool, configuration);
  let isClosing = false;
  let report: (outcome: RecordOutcome, count: number) => void = () => undefined;
  let isAway = false;
  let endPause: (isFull: boolean) => void = () => undefined;

  async function store(records: readonly EncodedDecision[]): Promise<void> {
    await versions.store(new Set(records.map(({ digest }) => digest)));
    await insertEncodedDecisions(pool, records);
    report("stored", records.length);
    isAway = false;
  }

  /** Stores batches until fewer than `minimum` records wait, or the database is away. */
  async function storeBatches(minimum: number): Promise<void> {
    while (buffer.size >= minimum) {
      const records = buffer.remove(BATCH_SIZE);
      try {
        await store(records);
      } catch (error) {
        // The partition of today may be missing.
        await createPartitions(pool).catch(() => undefined);
        await store(records).catch(() => putBack(records, error));
        if (isAway) return;
      }
    }
  }

  /** Adds the records before the newer ones. */
  function putBack(records: readonly EncodedDecision[], error: unknown): void {
    if (!isAway) logger.warn({ err: error }, "decisions cannot be recorded");
    isAway = true;
    const newer = buffer.remove(capacity);
    for (const record of [...records, ...newer]) reportLost(buffer.add(record));
  }

  function reportLost(count: number): void {
    if (count > 0) report("lost", count);
  }

  async function run(): Promise<void> {
    while (!isClosing) {
      const isFull = await pause();
      // A small batch costs as much as a full one: while batches fill up quickly, only full ones are stored.
      await storeBatches(isFull ? BATCH_SIZE : 1);
    }
    await storeBatches(1);
  }

  /** Resolves with true as soon as a batch is full, or with false after the pause or when the recorder closes. */
  function pause(): Promise<boolean> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, PAUSE_MS, false).unref();
      endPause = (isFull) => {
        clearTimeout(timer);
        resolve(isFull);
      };
    });
  }

  const stopMaintenance = maintainDecisionsHourly(pool, retentionDays, logger);
  const running = run();

  return {
    record(decision) {
      if (samplePercent < 100 && Math.random() * 100 >= samplePercent) return;
      versions.add(decision.digest);
      reportLost(buffer.add(encodeDecision(decision)));
      if (buffer.size === BATCH_SIZE && !isAway) endPause(true);
    },
    onOutcome(listener) {
      report = listener;
    },
    async close() {
      isClosing = true;
      endPause(false);
      stopMaintenance();
      await Promise.race([running, delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
      reportLost(buffer.size);
      await Promise.race([pool.end(), delay(CLOSE_TIMEOUT_MS, undefined, { ref: false })]);
    },
  };
}

const PAUSE_MS = 250;
const BATCH_SIZE = 200;
const CLOSE_TIMEOUT_MS = 3000;
