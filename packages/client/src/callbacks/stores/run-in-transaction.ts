/**
 * Runs work in a transaction on its own connection and resolves to its result after the commit. Rejects after a rollback if
 * the work rejects or the commit fails.
 */
export async function runInTransaction<Client extends PostgresClient, T>(
  pool: PostgresPool<Client>,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  let connectionError: Error | undefined;
  const onError = (error: Error) => {
    connectionError = error;
  };
  // Without a listener, a connection error outside of the pool is an uncaught exception.
  client.on("error", onError);
  try {
    // A stricter default level would not see what was committed before the lock was granted.
    await client.query("BEGIN ISOLATION LEVEL READ COMMITTED");
    const result = await work(client);
    await commit(client);
    return result;
  } catch (error) {
    await client.query("ROLLBACK").catch(onError);
    throw error;
  } finally {
    client.off("error", onError);
    client.release(connectionError);
  }
}

/**
 * COMMIT alone would not fail after a failed statement whose error was caught, or when the work has ended the transaction.
 * SAVEPOINT does.
 */
async function commit(client: PostgresClient): Promise<void> {
  try {
    await client.query("SAVEPOINT payment_routing; COMMIT");
  } catch (cause) {
    const reason = NOT_COMMITTED.get((cause as { readonly code?: unknown }).code);
    if (reason === undefined) throw cause;
    throw new Error(`the transaction was not committed: ${reason}`, { cause });
  }
}

/** By SQLSTATE. */
const NOT_COMMITTED: ReadonlyMap<unknown, string> = new Map([
  ["25P01", "the handler ended it"],
  ["25P02", "a statement in it had failed"],
]);

/** The part of a `pg` pool that the store uses. */
export interface PostgresPool<Client extends PostgresClient = PostgresClient> {
  connect(): Promise<Client>;
  /** Not used. `pg` declares this overload last, and TypeScript infers the client type from the last overload. */
  connect(callback: never): void;
}

/** The part of a pool client that the store uses. */
export interface PostgresClient {
  query(text: string, values?: unknown[]): Promise<PostgresResult>;
  on(event: "error", listener: (error: Error) => void): unknown;
  off(event: "error", listener: (error: Error) => void): unknown;
  /** Returns the client to the pool, or closes it if there is an error. */
  release(error?: Error): void;
}

/** The part of a query result that the store reads. */
export interface PostgresResult {
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}
