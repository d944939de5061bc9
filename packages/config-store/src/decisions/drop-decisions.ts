import { dropPartition, listPartitions, withAdvisoryLock } from "@payment-routing/database";
import type { Pool } from "pg";

/**
 * Drops the days of decisions that ended before a moment, and returns the names of their partitions. Whoever does the
 * same at the same time does nothing, and returns undefined.
 */
export async function dropDecisions(pool: Pool, before: Date): Promise<readonly string[] | undefined> {
  return withAdvisoryLock(pool, LOCK, async (client) => {
    const partitions = await listPartitions(client, "decisions", before);
    for (const partition of partitions) await dropPartition(client, "decisions", partition);
    return partitions.map(({ name }) => name);
  });
}

const LOCK = 7_201_123;
