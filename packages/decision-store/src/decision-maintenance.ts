import { once } from "node:events";
import { Worker } from "node:worker_threads";
import {
  createPartitions,
  dropPartition,
  type LogFields,
  type Logger,
  listPartitions,
  type Pool,
  withAdvisoryLock,
} from "@payment-routing/database";
import { currentSecret } from "@payment-routing/database/secret-file";
import { mergeBlocks } from "./merge-blocks.ts";

/**
 * Creates the partitions of the next days and drops expired ones, now and every hour. Merges blocks
 * every minute. Returns a function that stops it.
 */
export function maintainDecisions(pool: Pool, retentionDays: number, logger: Logger): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stops = [
    repeat(HOUR_MS, logger, async () => {
      await createPartitions(pool);
      const dropped = await dropDecisions(pool, new Date(Date.now() - retentionDays * DAY_MS));
      if (dropped !== undefined && dropped.length > 0)
        logger.info({ event: "decision-retention-applied", dropped }, "retention of decisions applied");
      // Without `since`: spooled blocks may belong to any day.
      await withAdvisoryLock(pool, "decisionBlocks", () => mergeBlocks(pool, { signal }));
    }),
    repeat(MINUTE_MS, logger, async () => {
      await withAdvisoryLock(pool, "decisionBlocks", () =>
        mergeBlocks(pool, { since: Date.now() - DAY_MS, signal }),
      );
    }),
  ];
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
  };
}

/** Where closed days of decisions go. */
export interface ArchiveSettings {
  readonly connectionString: string;
  readonly queryTimeoutMs: number;
  readonly folder: string;
  readonly retentionDays: number;
}

/** A line of the log of the thread. */
export interface LogLine {
  readonly level: keyof Logger;
  readonly fields: LogFields;
  readonly message: string;
}

/**
 * Moves closed days of decisions to the archive, now and every hour, in a thread. Returns a function that stops it at once: the
 * next run continues.
 */
export function maintainArchive(settings: ArchiveSettings, logger: Logger): () => void {
  let thread: Worker | undefined;
  const stop = repeat(HOUR_MS, logger, async () => {
    thread = new Worker(THREAD, {
      // The thread does not know the file of the address.
      workerData: { ...settings, connectionString: currentSecret(settings.connectionString) },
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
    });
    thread.on("message", ({ level, fields, message }: LogLine) => logger[level](fields, message));
    thread.unref();
    await once(thread, "exit");
  });
  return () => {
    stop();
    void thread?.terminate();
  };
}

/** A day takes two thirds of it, whatever its size. */
const MAX_HEAP_MB = 512;

/** In the sources or in the build. */
const THREAD = new URL(
  `archive/archive-thread${import.meta.url.endsWith(".ts") ? ".ts" : ".js"}`,
  import.meta.url,
);

/** Failures are logged once an hour, and not at startup: another process may still be migrating the database. */
export function repeat(intervalMs: number, logger: Logger, work: () => Promise<void>): () => void {
  let isRunning = false;
  let lastWarning = performance.now();
  const run = async (): Promise<void> => {
    if (isRunning) return;
    isRunning = true;
    try {
      await work();
    } catch (error) {
      if (performance.now() - lastWarning >= HOUR_MS) {
        logger.warn({ event: "decision-maintenance-failed", err: error }, "maintenance of decisions failed");
        lastWarning = performance.now();
      }
    } finally {
      isRunning = false;
    }
  };
  void run();
  const timer = setInterval(() => void run(), intervalMs).unref();
  return () => clearInterval(timer);
}

export const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Drops the days of decisions that ended before a time, except those in use. Returns the names of their partitions, or undefined when another
 * process is dropping them.
 */
export async function dropDecisions(pool: Pool, before: Date): Promise<readonly string[] | undefined> {
  return withAdvisoryLock(pool, "decisionRetention", async (client) => {
    const names: string[] = [];
    for (const partition of await listPartitions(client, "decision_blocks", before)) {
      if (await dropPartition(client, partition)) names.push(partition.name);
    }
    return names;
  });
}
