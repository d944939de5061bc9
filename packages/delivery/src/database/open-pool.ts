import { type Client, type ClientBase, Pool } from "pg";
import { PromptClient } from "./prompt-client.ts";

export type { Pool };

/** What queries go to: a pool, or one connection. */
export type Queryable = Pick<ClientBase, "query">;

/** Options of `openPool`. */
export interface PoolOptions {
  /** How many connections there are at most; 10 by default. */
  readonly maxConnections?: number;
  /** What the connections are called in `pg_stat_activity`. */
  readonly applicationName?: string;
  /**
   * How long a query waits for its answer, in milliseconds, and then fails with its connection; 30,000 by default. A
   * database that another has taken over from, or that a network has come to lie before, never says that it is gone.
   */
  readonly queryTimeoutMs?: number;
  /**
   * Has each new connection find out whether the database was restored or another has taken over; told where an epoch began,
   * the least sequence number from then on. Nothing is asked of a connection before that is known.
   */
  readonly onEpoch?: (floor: number) => void;
}

/**
 * Connections to one database, each to one server process for as long as it lasts. A backend that is terminated fails
 * the query it was at, never the process: each connection has a listener for errors, checked out or idle.
 *
 * Queries of one connection are pipelined: those that are asked for without waiting travel together.
 */
export function openPool(connectionString: string, options: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString,
    Client: PromptClient,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? "payment-routing",
    connectionTimeoutMillis: 10_000,
    // A server that is gone without a word is noticed, whether or not something is asked of it.
    query_timeout: options.queryTimeoutMs ?? 30_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // A process that was stopped in the midst of a transaction does not keep its locks.
    idle_in_transaction_session_timeout: 10_000,
    pipeline: true,
  });
  // Of idle connections; the pool replaces them.
  pool.on("error", () => {});
  // Of connections that are checked out, which the pool does not listen to; the query that was under way fails.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    // A connection that cannot be set up cannot be used either, and says so at its first query.
    client.query(`${PLAN_FOR_LOOK_UPS}; ${NOTICE_WHO_IS_GONE}`).catch(() => {});
    const { onEpoch } = options;
    if (onEpoch !== undefined) checkEpoch(client, onEpoch);
  });
  return pool;
}

function checkEpoch(client: ClientBase, onEpoch: (floor: number) => void): void {
  client.query<{ floor: string | null }>("select check_epoch() as floor").then(
    ({ rows }) => {
      const floor = rows[0]?.floor ?? null;
      if (floor !== null) onEpoch(Number(floor));
    },
    (error: unknown) => {
      // What was not migrated yet has no epochs, and is told so elsewhere.
      const isMigrated = (error as { readonly code?: unknown }).code !== "42883";
      // No number may be given that is not known to be new.
      if (isMigrated) void (client as unknown as Client).end();
    },
  );
}

// All that is asked for is found through an index. A plan is made once a connection, however many partitions there are;
// made while a table is empty, as tomorrow's partition is, it would read that table from end to end when it is full.
const PLAN_FOR_LOOK_UPS = "set plan_cache_mode = force_generic_plan; set enable_seqscan = off";

/**
 * What lets the server notice within a minute who is gone without a word, and within seconds who has given a query up:
 * what it still does for them holds rows that others wait for.
 */
export const NOTICE_WHO_IS_GONE = `
  set tcp_user_timeout = '60s'; set tcp_keepalives_idle = '30s'; set tcp_keepalives_interval = '10s';
  set tcp_keepalives_count = 3; set client_connection_check_interval = '5s'`;
