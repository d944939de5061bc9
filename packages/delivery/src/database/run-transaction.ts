import type { Pool, PoolClient } from "pg";

/** Runs some work in a transaction of its own: committed when it is done, rolled back when it throws. */
export async function runTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = "begin",
): Promise<T> {
  const client = await pool.connect();
  try {
    // Sent together with the first query of the work.
    const [, result] = await Promise.all([client.query(begin), work(client)]);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is not used again.
    const unusable = await client.query("rollback").then(
      () => false,
      () => true,
    );
    client.release(unusable);
    throw error;
  }
}
