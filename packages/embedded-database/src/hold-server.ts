import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** A shared lock that keeps a server running. */
export interface Hold {
  /**
   * Releases the lock. Returns true if it was the last one: then no other process can hold the server any more, and the
   * caller stops it.
   */
  release(): Promise<boolean>;
  /** Closes the connection. */
  disconnect(): Promise<void>;
}

/** Holds a server. Returns undefined if the server does not accept connections, because it starts or stops. */
export async function holdServer(connectionString: string): Promise<Hold | undefined> {
  let client = await connectAndLock(connectionString);
  if (client === undefined) return undefined;
  let released = false;
  let reconnecting = Promise.resolve();
  watch(client);

  // A lost connection releases its lock, and another process could then stop the server.
  function watch(connection: Client): void {
    connection.once("end", () => {
      reconnecting = reconnect();
    });
  }

  async function reconnect(): Promise<void> {
    client = undefined;
    while (!released) {
      client = await connectAndLock(connectionString);
      if (client !== undefined) return watch(client);
      await delay(RETRY_MS, undefined, { ref: false });
    }
  }

  return {
    async release() {
      released = true;
      await reconnecting;
      client = await unlockShared(client).catch(() => connect(connectionString));
      if (client === undefined || !(await tryLockExclusive(client))) return false;
      await waitForOthers(client).catch(() => undefined);
      return true;
    },
    async disconnect() {
      await client?.end().catch(() => undefined);
    },
  };
}

/** An arbitrary number that no other code locks in this database. */
const LOCK = 7_201_130;
const RETRY_MS = 200;

async function connectAndLock(connectionString: string): Promise<Client | undefined> {
  const client = await connect(connectionString);
  try {
    // Waits while the last holder stops the server, and fails when it is stopped.
    await client?.query("select pg_advisory_lock_shared($1)", [LOCK]);
    return client;
  } catch {
    await client?.end();
    return undefined;
  }
}

/** Connects. Returns undefined if the server does not run, starts or stops. */
async function connect(connectionString: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString,
    application_name: "payment-routing embedded",
    connectionTimeoutMillis: 5000,
  });
  // A broken connection fails its current and later queries; the event needs no handling.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
}

async function unlockShared(client: Client | undefined): Promise<Client> {
  if (client === undefined) throw new Error("the connection was lost");
  await client.query("select pg_advisory_unlock_shared($1)", [LOCK]);
  return client;
}

/** Takes the exclusive lock until the server stops, unless another process holds the server. */
async function tryLockExclusive(client: Client): Promise<boolean> {
  const { rows } = await client.query("select pg_try_advisory_lock($1) as locked", [LOCK]);
  return rows[0]?.locked === true;
}

/**
 * Waits at most half a second until no other client is connected. A pool of `pg` reports its end before its connections
 * are closed; a server that stops in between would be an uncaught error.
 */
async function waitForOthers(client: Client): Promise<void> {
  const deadline = Date.now() + 500;
  while (Date.now() < deadline) {
    const { rows } = await client.query(COUNT_OTHERS);
    if (rows[0]?.count === 0) return;
    await delay(5);
  }
}

const COUNT_OTHERS = `
  select count(*)::int as count from pg_stat_activity
  where backend_type = 'client backend' and pid <> pg_backend_pid()`;
