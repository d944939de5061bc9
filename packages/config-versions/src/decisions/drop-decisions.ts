import { dropPartition, listPartitions } from "@payment-routing/delivery";
import type { Pool } from "pg";

/**
 * Drops the days of decisions that ended before a moment, and returns the names of their partitions. Whoever does the
 * same at the same time does nothing, and returns undefined.
 */
export async function dropDecisions(pool: Pool, before: Date): Promise<readonly string[] | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
      LOCK,
    ]);
    if (rows[0]?.locked !== true) return undefined;
    try {
      const partitions = await listPartitions(client, "decisions", before);
      for (const partition of partitions) await dropPartition(client, "decisions", partition);
      return partitions.map(({ name }) => name);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [LOCK]);
    }
  } finally {
    client.release();
  }
}

/** Any number that nobody else locks in the same database. */
const LOCK = 7_201_123;
