import type { Client } from "pg";
import { openClient, type Queryable } from "./open-pool.ts";
import { UnsuitableDatabaseError } from "./unsuitable-database-error.ts";

/**
 * Throws an UnsuitableDatabaseError if a pooler gives connections a backend for each transaction: they would share settings,
 * locks and notifications. Another connection has a transaction open while `client` queries, so that the pooler cannot give
 * both the same backend each time.
 */
export async function checkPooling(client: Client, connectionString: string): Promise<void> {
  const backends = [await findBackend(client), await findBackend(client)];
  const other = await openClient({ connectionString, application_name: "payment-routing migrate" });
  try {
    await other.query("begin");
    const otherBackend = await findBackend(other);
    // With a single backend in the pool, this query would wait for it.
    if (otherBackend !== backends[0]) backends.push(await findBackend(client));
    if (otherBackend !== backends[0] && new Set(backends).size === 1) return;
  } finally {
    await other.end();
  }
  throw new UnsuitableDatabaseError(
    "shared-connections",
    "a pooler changes the backend of a connection between transactions: set it to session pooling, or connect directly",
  );
}

async function findBackend(client: Queryable): Promise<number> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid ?? 0;
}
