import type { PostgresClient, PostgresPool } from "./postgres-pool.ts";

/**
 * Runs work in a transaction on a connection of its own, and resolves to what the work does once it is committed.
 * Rejects, with everything undone, when the work does or the transaction cannot be committed.
 */
export async function runInTransaction<Client extends PostgresClient, T>(
  pool: PostgresPool<Client>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let fault: Error | undefined;
  const noteFault = (error: Error) => {
    fault = error;
  };
  // Without a listener, the end of a connection that is out of its pool is an uncaught exception.
  client.on("error", noteFault);
  try {
    // Whatever the pool's own level: what is read under a lock has to be what was written before it was granted.
    await client.query("BEGIN ISOLATION LEVEL READ COMMITTED");
    const result = await work(client);
    await commit(client);
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(noteFault);
    throw error;
  } finally {
    client.off("error", noteFault);
    client.release(fault);
  }
}

/** PostgreSQL answers COMMIT with ROLLBACK when a statement has failed before, even one whose error was caught. */
async function commit(client: PostgresClient): Promise<void> {
  const { command } = await client.query("COMMIT");
  if (command !== "COMMIT") {
    throw new Error(
      `the transaction was not committed but ended with ${command}: a statement in it had failed`,
    );
  }
}
