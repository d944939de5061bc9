import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** One of those who keep a server running. */
export interface Hold {
  /**
   * Lets go. Returns whether nobody else holds the server: then nobody can take hold of it any more either, and it has
   * to be ended.
   */
  release(): Promise<boolean>;
  /** Ends the connection, once the server is of no concern. */
  disconnect(): Promise<void>;
}

/** Takes hold of a server. Returns undefined when it does not answer, not yet or not any more. */
export async function holdServer(connectionString: string): Promise<Hold | undefined> {
  let client = await connectAndLock(connectionString);
  if (client === undefined) return undefined;
  let released = false;
  let mending = Promise.resolve();
  watch(client);

  // A connection that is lost takes its lock with it: somebody who leaves would end the server under us.
  function watch(connection: Client): void {
    connection.once("end", () => {
      mending = mend();
    });
  }

  async function mend(): Promise<void> {
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
      await mending;
      client = await letGo(client).catch(() => connect(connectionString));
      if (client === undefined || !(await lockOut(client))) return false;
      await waitForOthers(client).catch(() => undefined);
      return true;
    },
    async disconnect() {
      await client?.end().catch(() => undefined);
    },
  };
}

/** Any number that nobody else locks in this database. */
const LOCK = 7_201_130;
const RETRY_MS = 200;

async function connectAndLock(connectionString: string): Promise<Client | undefined> {
  const client = await connect(connectionString);
  try {
    // Waits as long as somebody who was the last is ending the server, and fails with it.
    await client?.query("select pg_advisory_lock_shared($1)", [LOCK]);
    return client;
  } catch {
    await client?.end();
    return undefined;
  }
}

/** A connection, or undefined when none can be had: the server is starting, ending, or not there. */
async function connect(connectionString: string): Promise<Client | undefined> {
  const client = new Client({
    connectionString,
    application_name: "payment-routing embedded",
    connectionTimeoutMillis: 5000,
  });
  // A connection that breaks fails the query that is under way, and those that follow.
  client.on("error", () => undefined);
  try {
    await client.connect();
    return client;
  } catch {
    return undefined;
  }
}

async function letGo(client: Client | undefined): Promise<Client> {
  if (client === undefined) throw new Error("the connection was lost");
  await client.query("select pg_advisory_unlock_shared($1)", [LOCK]);
  return client;
}

/** Locks the server for good unless somebody holds it. */
async function lockOut(client: Client): Promise<boolean> {
  const { rows } = await client.query("select pg_try_advisory_lock($1) as locked", [LOCK]);
  return rows[0]?.locked === true;
}

/**
 * Waits until nobody is connected, half a second at most. A pool of `pg` says that it has ended before its connections
 * have, and a server that ends in between is an error that nobody listens for.
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
