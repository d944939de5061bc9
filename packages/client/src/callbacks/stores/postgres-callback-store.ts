import { type CallbackArrival, type CallbackStore, decideOutcome, type Memory } from "./callback-store.ts";
import { type PostgresClient, type PostgresPool, runInTransaction } from "./run-in-transaction.ts";
import { Turns } from "./turns.ts";

/**
 * Creates the table of the store, with a row for each received callback, in the `search_path` of the connection. Idempotent.
 */
export const POSTGRES_CALLBACK_TABLE = `
CREATE TABLE IF NOT EXISTS payment_routing_callbacks (
  id          text        PRIMARY KEY,
  session_id  bigint      NOT NULL,
  sequence    bigint      NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX IF NOT EXISTS payment_routing_callbacks_by_session
  ON payment_routing_callbacks (session_id, sequence);
CREATE INDEX IF NOT EXISTS payment_routing_callbacks_by_time
  ON payment_routing_callbacks (received_at);
`;

/** Stores callbacks in PostgreSQL, in the transaction that the handler uses. */
export interface PostgresCallbackStore<Client extends PostgresClient> extends CallbackStore<Client> {
  /** Creates the table if it does not exist. Safe to call concurrently. */
  createTable(): Promise<void>;
  /**
   * Deletes callbacks that were received before a time, and resolves to their number. A duplicate of a deleted callback is
   * handled again, so keep callbacks at least as long as the service retries them.
   */
  deleteReceivedBefore(time: Date): Promise<number>;
}

/**
 * Creates a store on a `pg` pool. Each callback uses one connection for one transaction (READ COMMITTED). The handler gets
 * that connection, so its writes are committed together with the receipt.
 *
 * Callbacks of one session run one at a time: in this process by a queue, across processes by an advisory lock.
 */
export function createPostgresCallbackStore<Client extends PostgresClient>(
  pool: PostgresPool<Client>,
): PostgresCallbackStore<Client> {
  // Callbacks that wait here hold no connection.
  const turns = new Turns<number>();
  return {
    receive: (arrival, handle) =>
      turns.take(arrival.sessionId, () =>
        runInTransaction(pool, async (client) => {
          await lock(client, `session ${arrival.sessionId}`);
          const memory = await insertCallback(client, arrival);
          const { previousSequence } = memory;
          const outcome = decideOutcome(arrival, memory);
          if (outcome === "handled") await handle({ previousSequence, transaction: client });
          return { outcome, previousSequence };
        }),
      ),

    createTable: () =>
      runInTransaction(pool, async (client) => {
        // IF NOT EXISTS alone fails when two connections run it concurrently.
        await lock(client, "table");
        await client.query(POSTGRES_CALLBACK_TABLE);
      }),

    deleteReceivedBefore: (time) =>
      runInTransaction(pool, async (client) => {
        const { rows } = await client.query(DELETE_BEFORE, [time]);
        return Number(rows[0]?.count);
      }),
  };
}

/** Takes a transaction-level advisory lock. All users of the database share the 64-bit lock space. */
async function lock(client: PostgresClient, name: string): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `payment_routing_callbacks ${name}`,
  ]);
}

/** Inserts a callback and returns what was stored before. Waits for a transaction that inserts the same ID. */
async function insertCallback(
  client: PostgresClient,
  { id, sessionId, sequence }: CallbackArrival,
): Promise<Memory> {
  const { rows } = await client.query(INSERT_CALLBACK, [id, sessionId, sequence]);
  const { is_known, previous_sequence } = rows[0] ?? {};
  return {
    isKnown: is_known === true,
    previousSequence: previous_sequence === null ? undefined : Number(previous_sequence),
  };
}

// The select sees the table as it was before the insert. Sequences are read as text, independent of how the driver parses
// bigint.
const INSERT_CALLBACK = `
WITH inserted AS (
  INSERT INTO payment_routing_callbacks (id, session_id, sequence) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO NOTHING
  RETURNING id
)
SELECT
  NOT EXISTS (SELECT FROM inserted) AS is_known,
  (SELECT max(sequence) FROM payment_routing_callbacks WHERE session_id = $2)::text AS previous_sequence
`;

const DELETE_BEFORE = `
WITH deleted AS (DELETE FROM payment_routing_callbacks WHERE received_at < $1 RETURNING id)
SELECT count(*)::text AS count FROM deleted
`;
