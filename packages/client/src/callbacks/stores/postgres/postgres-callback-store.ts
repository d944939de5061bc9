import type { CallbackArrival, CallbackStore } from "../callback-store.ts";
import { type Memory, ruleOnArrival } from "../rule-on-arrival.ts";
import { Turns } from "../turns.ts";
import type { PostgresClient, PostgresPool } from "./postgres-pool.ts";
import { runInTransaction } from "./run-in-transaction.ts";

/**
 * The store's one table: a row for each callback received. It is found by the connection's `search_path`.
 * Statements that change nothing when they are run again.
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

/** Remembers callbacks in a PostgreSQL database, in the transaction that the handler writes in. */
export interface PostgresCallbackStore<Client extends PostgresClient> extends CallbackStore<Client> {
  /** Makes the table where there is none. Any number of processes may do so at once. */
  createTable(): Promise<void>;
  /**
   * Forgets callbacks that were received before a time; resolves to their number. A duplicate of one is handled again,
   * so leave at least the time for which the service keeps trying.
   */
  deleteReceivedBefore(time: Date): Promise<number>;
}

/**
 * A store on a pool of `pg`. Each callback takes one connection for the time of one transaction (READ COMMITTED), which
 * the handler gets: what it writes there is committed together with the mark that the callback was received.
 *
 * Callbacks of one session take turns, in this process and, by an advisory lock, across all processes on the database.
 */
export function createPostgresCallbackStore<Client extends PostgresClient>(
  pool: PostgresPool<Client>,
): PostgresCallbackStore<Client> {
  // Those who wait for their turn here hold no connection.
  const turns = new Turns<number>();
  return {
    receive: (arrival, handle) =>
      turns.take(arrival.sessionId, () =>
        runInTransaction(pool, async (client) => {
          await lock(client, `session ${arrival.sessionId}`);
          const memory = await mark(client, arrival);
          const { previousSequence } = memory;
          const outcome = ruleOnArrival(arrival, memory);
          if (outcome === "handled") await handle({ previousSequence, transaction: client });
          return { outcome, previousSequence };
        }),
      ),

    createTable: () =>
      runInTransaction(pool, async (client) => {
        // IF NOT EXISTS alone fails when two do it at the same moment.
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

/** Held until the transaction ends. The name is hashed into the 64 bits that all users of the database share. */
async function lock(client: PostgresClient, name: string): Promise<void> {
  await client.query("SELECT pg_advisory_xact_lock(hashtextextended($1, 0))", [
    `payment_routing_callbacks ${name}`,
  ]);
}

/** Marks a callback as received, and gives what was known before. Waits for a transaction that marks the same ID. */
async function mark(client: PostgresClient, { id, sessionId, sequence }: CallbackArrival): Promise<Memory> {
  const { rows } = await client.query(MARK, [id, sessionId, sequence]);
  const { is_known, previous_sequence } = rows[0] ?? {};
  return {
    isKnown: is_known === true,
    previousSequence: previous_sequence === null ? undefined : Number(previous_sequence),
  };
}

// The second half sees the table as it was before the first. Sequences are text on the way, so that no setting of the
// driver has a say in how a bigint is read.
const MARK = `
WITH marked AS (
  INSERT INTO payment_routing_callbacks (id, session_id, sequence) VALUES ($1, $2, $3)
  ON CONFLICT (id) DO NOTHING
  RETURNING id
)
SELECT
  NOT EXISTS (SELECT FROM marked) AS is_known,
  (SELECT max(sequence) FROM payment_routing_callbacks WHERE session_id = $2)::text AS previous_sequence
`;

const DELETE_BEFORE = `
WITH deleted AS (DELETE FROM payment_routing_callbacks WHERE received_at < $1 RETURNING id)
SELECT count(*)::text AS count FROM deleted
`;
