import {
  createPartitions,
  dropPartition,
  listPartitions,
  type Pool,
  withAdvisoryLock,
} from "@payment-routing/database";
import type { Logger } from "../logger.ts";

/**
 * Creates the partitions of the next days and drops expired ones, now and every hour. Returns a function that stops it.
 */
export function maintainDecisionsHourly(pool: Pool, retentionDays: number, logger: Logger): () => void {
  async function maintain(): Promise<void> {
    await createPartitions(pool);
    const dropped = await dropDecisions(pool, new Date(Date.now() - retentionDays * DAY_MS));
    if (dropped !== undefined && dropped.length > 0)
      logger.info({ dropped }, "retention of decisions applied");
  }
  function logFailure(error: unknown): void {
    logger.warn({ err: error }, "partitions or retention of decisions failed");
  }
  // Not logged: at startup another process may still be migrating the database.
  void maintain().catch(() => undefined);
  const timer = setInterval(() => void maintain().catch(logFailure), HOUR_MS).unref();
  return () => clearInterval(timer);
}

const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;

/**
 * Drops the days of decisions that ended before a time. Returns the names of their partitions, or undefined when another
 * process is dropping them.
 */
export async function dropDecisions(pool: Pool, before: Date): Promise<readonly string[] | undefined> {
  return withAdvisoryLock(pool, LOCK, async (client) => {
    const partitions = await listPartitions(client, "decisions", before);
    for (const partition of partitions) await dropPartition(client, "decisions", partition);
    return partitions.map(({ name }) => name);
  });
}

const LOCK = 7_201_123;
