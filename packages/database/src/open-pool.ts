import type { EventEmitter } from "node:events";
import { Client, type ClientBase, type ClientConfig, Pool } from "pg";
import { ConnectError } from "./database-error.ts";
import { SERVICE_TYPES } from "./read-time.ts";
import { currentSecret } from "./secret-file.ts";
import { prepareSession, sendAll } from "./session-settings.ts";

export type { Pool };

/** A pool or one connection. */
export type Queryable = Pick<ClientBase, "query">;

/** Options of `openPool`. */
export interface PoolOptions {
  /** Default: 10. */
  readonly maxConnections?: number;
  /** Name of the connections in `pg_stat_activity`. */
  readonly applicationName?: string;
  /**
   * Milliseconds until a query without a result fails together with its connection. Default: 30,000. After a failover or a
   * network partition, a connection may stay open without ever answering.
   */
  readonly queryTimeoutMs?: number;
  /**
   * Makes each new connection check whether the database was restored or failed over. Called with the lowest sequence
   * number of the new epoch when one starts. A connection answers no query before its check.
   */
  readonly onEpoch?: (floor: number) => void;
  /** Whether statements find the views of the clients that the database's cell owns in place of their tables. */
  readonly onlyServed?: boolean;
  /** Whether a query is sent before the one before has its result. Off for a pool that streams COPY. Default: true. */
  readonly pipeline?: boolean;
}

/**
 * Opens a connection pool. Each connection has an error listener, idle or checked out: a terminated backend fails the
 * current query and never the process. Queries on one connection are pipelined.
 */
export function openPool(connectionString: string, options: PoolOptions = {}): Pool {
  const pool = new Pool({
    connectionString,
    Client: FastClosingClient,
    max: options.maxConnections ?? 10,
    application_name: options.applicationName ?? "payment-routing",
    connectionTimeoutMillis: 10_000,
    query_timeout: options.queryTimeoutMs ?? 30_000,
    // Detects a server that disappeared without closing its connections.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    pipeline: options.pipeline ?? true,
    types: SERVICE_TYPES,
    // The pool ends a connection when this rejects.
    onConnect: (client) => prepareConnection(client, options),
  });
  // Errors of idle connections; the pool replaces them.
  pool.on("error", () => {});
  // Errors of checked-out connections, which the pool does not listen to; the current query fails.
  pool.on("connect", (client) => {
    client.on("error", () => {});
    endWhenReadOnly(client);
  });
  return pool;
}

async function prepareConnection(
  client: ClientBase,
  { onEpoch, onlyServed }: Pick<PoolOptions, "onEpoch" | "onlyServed">,
): Promise<void> {
  await sendAll(client, [
    () => prepareSession(client),
    () => client.query(INDEX_PLAN_SETTINGS),
    async () => onlyServed && client.query(FIND_SERVED_FIRST),
    async () => onEpoch && checkEpoch(client, onEpoch),
  ]);
}

async function checkEpoch(client: ClientBase, onEpoch: (floor: number) => void): Promise<void> {
  try {
    const { rows } = await client.query<{ floor: string | null }>("select check_epoch() as floor");
    const floor = rows[0]?.floor ?? null;
    if (floor !== null) onEpoch(Number(floor));
  } catch (error) {
    // Without the check, a sequence number might be assigned twice.
    if (!WITHOUT_EPOCHS.has((error as { readonly code?: unknown }).code)) throw error;
  }
}

// After the settings of the session, which choose the schema of the tables.
const FIND_SERVED_FIRST =
  "select set_config('search_path', 'served, ' || current_setting('search_path'), false)";

/** read_only_sql_transaction. */
const READ_ONLY = "25006";

/**
 * undefined_function: a database that is not migrated has no epochs, and that is reported elsewhere. A read-only connection
 * assigns no sequence numbers.
 */
const WITHOUT_EPOCHS: ReadonlySet<unknown> = new Set(["42883", READ_ONLY]);

/** Ends a connection that could not write: it stays read-only when new ones may write. */
function endWhenReadOnly(client: ClientBase): void {
  const { connection } = client as unknown as { readonly connection: EventEmitter };
  connection.on("errorMessage", ({ code }: { readonly code?: string }) => {
    if (code === READ_ONLY) void (client as Client).end();
  });
}

/**
 * Opens one connection. A lost connection fails the current query. `check` runs before the settings of the service are set.
 *
 * @throws ConnectError
 */
export async function openClient(
  config: ClientConfig,
  check = async (_client: Client): Promise<void> => {},
): Promise<Client> {
  const client = new FastClosingClient({ connectionTimeoutMillis: 10_000, types: SERVICE_TYPES, ...config });
  client.on("error", () => {});
  await client.connect();
  try {
    await check(client);
    await prepareSession(client);
    endWhenReadOnly(client);
    return client;
  } catch (error) {
    void client.end();
    throw error;
  }
}

/**
 * A client that connects to the current address, and whose `end` also resolves soon when the server does not respond. It fails
 * to connect with a ConnectError.
 */
class FastClosingClient extends Client {
  constructor(config: ClientConfig = {}) {
    const { connectionString } = config;
    try {
      super(connectionString ? { ...config, connectionString: currentSecret(connectionString) } : config);
    } catch (cause) {
      throw new ConnectError(cause, true);
    }
  }

  override connect(): Promise<Client>;
  override connect(done: (error: Error | null, client?: Client) => void): void;
  override connect(done?: (error: Error | null, client?: Client) => void): Promise<Client> | undefined {
    if (done === undefined)
      return new Promise((resolve, reject) => {
        this.connect((error) => (error === null ? resolve(this) : reject(error)));
      });
    super.connect((error: Error | null) => {
      if (error === null) return done(null, this);
      // After a failed authentication the driver leaves the connection open, and the server does for a minute.
      streamOf(this).destroy();
      done(new ConnectError(error, Boolean(this.password)));
    });
    return undefined;
  }

  override end(): Promise<void>;
  override end(done: (error: Error) => void): void;
  override end(done?: (error: Error) => void): Promise<void> | void {
    const timer = setTimeout(() => streamOf(this).destroy(), CLOSE_TIMEOUT_MS).unref();
    this.once("end", () => clearTimeout(timer));
    return done === undefined ? super.end() : super.end(done);
  }
}

function streamOf(client: Client): { destroy(): void } {
  return (client as unknown as { readonly connection: { readonly stream: { destroy(): void } } }).connection
    .stream;
}

const CLOSE_TIMEOUT_MS = 1000;

// Every statement reads through an index. A generic plan is created once for a connection, whatever the number of
// partitions. Created while a partition is empty, it would otherwise contain a sequential scan.
const INDEX_PLAN_SETTINGS = "set plan_cache_mode = force_generic_plan; set enable_seqscan = off";
