import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";

/** A database that no other test file uses, on the PostgreSQL server of the test run. */
export interface TestDatabase extends AsyncDisposable {
  /** `postgresql://…` for the superuser. */
  readonly connectionString: string;
  /** Drops the database. Clients have half a second to disconnect. */
  drop(): Promise<void>;
}

/** Options of `createTestDatabase`. */
export interface TestDatabaseOptions {
  /**
   * Migrates the template that the database is copied from; called once per test run. Without it the database is empty.
   */
  readonly migrate?: (connectionString: string) => Promise<unknown>;
}

/**
 * Creates a database on the server that the vitest `globalSetup` started. Roles and settings of the server are shared by
 * all test files; a test that stops or reconfigures the server uses `startTestServer`.
 */
export async function createTestDatabase({ migrate }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const server = process.env[SERVER_VARIABLE];
  if (!server) throw new Error("no test server: the project in vitest.config.ts lacks the globalSetup");
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  await run(server, async (client) => {
    if (migrate !== undefined) await ensureTemplate(client, server, migrate);
    // Copying the files takes a third of the time of copying through the write-ahead log.
    const template = migrate === undefined ? "template0" : TEMPLATE;
    await client.query(`create database ${name} template ${template} strategy file_copy`);
  });
  const connectionString = nameDatabase(server, name);
  if (migrate !== undefined) await run(connectionString, adoptCopy);
  let dropping: Promise<void> | undefined;
  const drop = () => {
    dropping ??= run(server, (client) => dropDatabase(client, name));
    return dropping;
  };
  return { connectionString, drop, [Symbol.asyncDispose]: drop };
}

/** The environment variable with the connection string of the server. Worker processes inherit it. */
export const SERVER_VARIABLE = "TEST_DATABASE_SERVER";

const TEMPLATE = "migrated";

/** An arbitrary number that no other code locks in the database `postgres`. */
const LOCK = 7_201_131;

/** Creates the template unless it exists. Workers that ask at the same time wait for the first. */
async function ensureTemplate(
  client: Client,
  server: string,
  migrate: (connectionString: string) => Promise<unknown>,
): Promise<void> {
  await client.query("select pg_advisory_lock($1)", [LOCK]);
  try {
    const { rowCount } = await client.query("select from pg_database where datname = $1", [TEMPLATE]);
    if (rowCount === 1) return;
    // Renamed when complete: a failed migration leaves no template.
    const unfinished = `${TEMPLATE}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(`create database ${unfinished} template template0`);
    await migrate(nameDatabase(server, unfinished));
    await client.query(`alter database ${unfinished} rename to ${TEMPLATE}`);
  } finally {
    await client.query("select pg_advisory_unlock($1)", [LOCK]);
  }
}

/** The delivery's table `epochs` identifies the database; a copy would pass for a restored backup and skip sequence numbers. */
async function adoptCopy(client: Client): Promise<void> {
  const { rows } = await client.query("select to_regclass('epochs') is not null as exists");
  if (rows[0]?.exists) await client.query(`update epochs set database_oid = (${OWN_OID})`);
}

const OWN_OID = "select oid from pg_database where datname = current_database()";

/** A pool of `pg` reports its end before its connections are closed; to terminate them would be an uncaught error. */
async function dropDatabase(client: Client, name: string): Promise<void> {
  const deadline = Date.now() + 500;
  while (Date.now() < deadline) {
    const { rowCount } = await client.query(
      "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
      [name],
    );
    if (rowCount === 0) break;
    await delay(5);
  }
  await client.query(`drop database ${name} with (force)`);
}

async function run(connectionString: string, action: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await action(client);
  } finally {
    await client.end();
  }
}

function nameDatabase(connectionString: string, name: string): string {
  const url = new URL(connectionString);
  url.pathname = `/${name}`;
  return url.href;
}
