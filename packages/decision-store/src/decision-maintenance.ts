import {
  createPartitions,
  dropPartition,
  type Logger,
  listPartitions,
  type Pool,
  withAdvisoryLock,
} from "@payment-routing/database";
import { mergeBlocks } from "./merge-blocks.ts";

/**
 * Creates the partitions of the next days and drops expired ones, now and every hour. Merges blocks
 * every minute. Returns a function that stops it.
 */
export function maintainDecisions(pool: Pool, retentionDays: number, logger: Logger): () => void {
  const stopped = new AbortController();
  const { signal } = stopped;
  const stops = [
    repeat(HOUR_MS, async () => {
      await createPartitions(pool);
      const dropped = await dropDecisions(pool, new Date(Date.now() - retentionDays * DAY_MS));
      if (dropped !== undefined && dropped.length > 0)
        logger.info({ dropped }, "retention of decisions applied");
      // Without `since`: spooled blocks may belong to any day.
      await withAdvisoryLock(pool, "decisionBlocks", () => mergeBlocks(pool, { signal }));
    }),
    repeat(MINUTE_MS, async () => {
      await withAdvisoryLock(pool, "decisionBlocks", () =>
        mergeBlocks(pool, { since: Date.now() - DAY_MS, signal }),
      );
    }),
  ];
  return () => {
    stopped.abort();
    for (const stop of stops) stop();
  };

  /** Failures are logged once an hour, and not at startup: another process may still be migrating the database. */
  function repeat(intervalMs: number, work: () => Promise<void>): () => void {
    let isRunning = false;
    let lastWarning = performance.now();
    const run = async (): Promise<void> => {
      if (isRunning) return;
      isRunning = true;
      try {
        await work();
      } catch (error) {
        if (performance.now() - lastWarning >= HOUR_MS) {
          logger.warn({ err: error }, "maintenance of decisions failed");
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
}

const MINUTE_MS = 60_000;
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
