import type { Pool, PoolClient } from "pg";

/**
 * Does something that one process does at a time, over one connection: whoever else asks for the same lock meanwhile, in
 * any process, gets undefined. A lock is any number that nothing else locks in the same database.
 */
export async function underLock<Result>(
  pool: Pool,
  lock: number,
  act: (client: PoolClient) => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
      lock,
    ]);
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await act(client);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [lock]);
    }
  } finally {
    client.release();
  }
}
