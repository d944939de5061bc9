import type { Client } from "pg";
import { UnsuitableDatabaseError } from "./database-error.ts";
import { openClient, type Queryable } from "./open-pool.ts";

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

/** The oldest version that the tests run on. */
const MIN_SERVER_VERSION = 15;

/** Throws an UnsuitableDatabaseError if the version or the encoding of the database is not supported. */
export async function checkServer(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ major: number; version: string; encoding: string }>(`
    select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version,
      current_setting('server_encoding') as encoding`);
  const { major = 0, version = "", encoding = "" } = rows[0] ?? {};
  if (major < MIN_SERVER_VERSION)
    throw new UnsuitableDatabaseError(
      "unsupported-server",
      `PostgreSQL ${version} is not supported: version ${MIN_SERVER_VERSION} or newer is needed`,
    );
  if (encoding !== "UTF8")
    throw new UnsuitableDatabaseError(
      "unsupported-encoding",
      `the database has the encoding ${encoding}, which cannot hold every text: create one with UTF8, by create database … encoding 'UTF8' template template0`,
    );
}

/** Throws an UnsuitableDatabaseError if the user may read but not write one of the tables that exist, or neither. */
export async function checkRights(client: Queryable, tables: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ table: string; schema: string; user: string }>(FIND_DENIED, [tables]);
  const [first] = rows;
  if (first === undefined) return;
  const names = rows.map(({ table }) => table).join(", ");
  throw new UnsuitableDatabaseError(
    "missing-rights",
    `the database user may not read and write ${names}: grant select, insert, update, delete on all tables in schema ${first.schema} to ${first.user}`,
  );
}

// A right of the four is enough for a table that is only inserted into, or only updated.
const FIND_DENIED = `
  select name as table, quote_ident(current_schema()) as schema, quote_ident(current_user) as user
  from unnest($1::text[]) as name join pg_class c on c.oid = to_regclass(name) and c.relkind in ('r', 'p')
  where not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert, update, delete'))
  order by name`;

/** Adds to an error about a right what to do. Returns other errors as they are. */
export function explainMissingRight(error: unknown): unknown {
  const { code, cause, message } = error as Error & { readonly code?: string };
  const { code: causeCode } = Object(cause) as { readonly code?: string };
  if (!MISSING_RIGHT.has(code) && !MISSING_RIGHT.has(causeCode)) return error;
  return new UnsuitableDatabaseError(
    "missing-rights",
    `${message}. Run payment-routing migrate as the owner of the schema and its tables, or grant the right to the database user`,
  );
}

/** insufficient_privilege, and invalid_schema_name: the user may use no schema. */
const MISSING_RIGHT: ReadonlySet<unknown> = new Set(["42501", "3F000"]);
