import type { Client } from "pg";
import { openClient, type Queryable } from "./open-pool.ts";
import { UnsuitableDatabaseError } from "./unsuitable-database-error.ts";

/**
 * Throws an UnsuitableDatabaseError if a pooler gives connections a backend for each transaction or statement: they would
 * share settings, locks and notifications.
 */
export async function checkPooling(client: Client, connectionString: string): Promise<void> {
  const other = await openClient({ connectionString, application_name: "payment-routing migrate" });
  const isShared = await changesBackend(client, other).finally(() => other.end());
  if (!isShared) return;
  throw new UnsuitableDatabaseError(
    "shared-connections",
    "a pooler changes the backend of a connection between transactions: set it to session pooling, or connect directly",
  );
}

/** While the other connection is in a transaction, a pooler gives its backend to no other, so both cannot always have the same. */
async function changesBackend(client: Client, other: Client): Promise<boolean> {
  const backends = new Set<number | undefined>();
  for (let round = 0; round < ROUNDS; round++) {
    // Twice: a pooler that gives its backends in turn gives another one.
    for (let time = 0; time < 2; time++) backends.add(await findBackend(client));
    try {
      await other.query("begin");
    } catch (error) {
      // PgBouncer says so with a code that it also has for temporary errors.
      if (/statement pooling/.test(String(error))) return true;
      throw error;
    }
    // With a single backend in the pool, a further query would wait for it.
    if (backends.has(await findBackend(other))) return true;
    backends.add(await findBackend(client));
    if (backends.size > 1) return true;
    await other.query("rollback");
  }
  return false;
}

/** Connections of other clients of the pooler may have the backends in question during a round. */
const ROUNDS = 5;

async function findBackend(client: Queryable): Promise<number | undefined> {
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  return rows[0]?.pid;
}
