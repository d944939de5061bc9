import type { ClientBase, Pool, PoolClient, QueryConfig } from "pg";
import { ADVISORY_LOCKS, type AdvisoryLock } from "./advisory-locks.ts";

/** Runs work in a transaction: commits when it resolves, rolls back when it throws. */
export async function runTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  begin = "begin",
): Promise<T> {
  const client = await pool.connect();
  try {
    const begun = client.query(begin);
    if (!isPipelined(client)) await begun;
    // Otherwise sent together with the first query of the work.
    const [, result] = await Promise.all([begun, work(client)]);
    await client.query("commit");
    client.release();
    return result;
  } catch (error) {
    // A connection that cannot even roll back is discarded.
    const isBroken = await client.query("rollback").then(
      () => false,
      () => true,
    );
    client.release(isBroken);
    throw error;
  }
}

/** Whether queries of a connection may be sent before the one before has its result. */
export function isPipelined(client: ClientBase): boolean {
  return (client as { readonly pipeline?: boolean }).pipeline !== false;
}

/** Runs work under an advisory lock of the session, over one connection. Returns undefined when another process holds the lock. */
export async function withAdvisoryLock<Result>(
  pool: Pool,
  lock: AdvisoryLock,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result | undefined> {
  const client = await pool.connect();
  try {
    const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
      ADVISORY_LOCKS[lock],
    ]);
    if (rows[0]?.locked !== true) return undefined;
    try {
      return await work(client);
    } finally {
      await client.query("select pg_advisory_unlock($1)", [ADVISORY_LOCKS[lock]]);
    }
  } finally {
    client.release();
  }
}

/**
 * A query that may take up to an hour: counts for operators, and retention. Others fail after `queryTimeoutMs` of the pool,
 * because a payment may wait for their result.
 *
 * @example await pool.query(longQuery("select count(*) from callbacks where at >= $1", [since]))
 */
export function longQuery(text: string, values: unknown[] = []): QueryConfig {
  // The driver reads query_timeout from the query; its types do not declare it.
  const query = { text, values, query_timeout: 3_600_000 };
  return query;
}
