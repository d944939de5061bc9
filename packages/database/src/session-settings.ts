import { type ClientBase, DatabaseError } from "pg";
import { UnsuitableDatabaseError } from "./database-error.ts";
import { isPipelined } from "./transactions.ts";

/**
 * Replaces the settings of the database, the role and the pooler by those that the statements of the service rely on. Rejects
 * if a required one cannot be set: end the connection then. A setting that is only wanted causes a process warning, once.
 *
 * In statements, not in the start-up message: PgBouncer rejects most parameters there.
 */
export async function prepareSession(client: ClientBase): Promise<void> {
  let role: string | undefined;
  await sendAll(client, [
    async () => {
      const { rows } = await client.query<{ role: string }>(SET_REQUIRED, [findIdleTimeout(client)]);
      role = rows[0]?.role;
    },
    () => setWanted(client, WANTED),
  ]);
  if (role !== "replica") return;
  throw new UnsuitableDatabaseError(
    "triggers-disabled",
    "session_replication_role is replica, which disables the triggers of the tables: reset it for this database and user",
  );
}

/** Sends queries together if the connection is pipelined, and otherwise one after the other. */
export async function sendAll(
  client: ClientBase,
  queries: readonly (() => Promise<unknown>)[],
): Promise<void> {
  if (isPipelined(client)) {
    await Promise.all(queries.map((send) => send()));
    return;
  }
  for (const send of queries) await send();
}

const REQUIRED: Readonly<Record<string, string>> = {
  DateStyle: "ISO, YMD",
  IntervalStyle: "postgres",
  TimeZone: "UTC",
  client_encoding: "UTF8",
  bytea_output: "hex",
  extra_float_digits: "1",
  standard_conforming_strings: "on",
  array_nulls: "on",
  default_transaction_isolation: "read committed",
  statement_timeout: "0",
  lock_timeout: "0",
  idle_session_timeout: "0",
};

/** The settings that are replaced, without those that each installation sets: the time zone, and the driver's encoding. */
export const REPLACED_SETTINGS: readonly string[] = [...Object.keys(REQUIRED), "synchronous_commit"].filter(
  (name) => name !== "TimeZone" && name !== "client_encoding",
);

// The schema with the migrations: the visible one, or the only one. Otherwise the one that a migration would use.
const SET_REQUIRED = `
  select ${Object.entries(REQUIRED).map(([name, value]) => `set_config('${name}', '${value}', false)`)},
    set_config('idle_in_transaction_session_timeout', $1, false),
    set_config('synchronous_commit', case current_setting('synchronous_commit')
      when 'remote_apply' then 'remote_apply' else 'on' end, false),
    set_config('search_path', coalesce(
      (select relnamespace::regnamespace::text from pg_class where oid = to_regclass('migrations')),
      (select min(relnamespace::regnamespace::text) from pg_class
       where relname = 'migrations' and relkind = 'r' having count(*) = 1),
      quote_ident(current_schema())), false),
    current_setting('session_replication_role') as role`;

/** A process that is suspended inside a transaction loses its locks. The connection string may set another time. */
function findIdleTimeout(client: ClientBase): string {
  const { connectionParameters: given } = client as unknown as {
    readonly connectionParameters: { readonly idle_in_transaction_session_timeout: string | false };
  };
  return given.idle_in_transaction_session_timeout || "10s";
}

/**
 * Compiling a statement takes up to 650 ms, and `enable_seqscan = off` makes those without an index expensive enough to be
 * compiled. The others let the server detect a dead client within a minute, and a cancelled query within seconds: what it
 * still executes for them holds row locks.
 */
const WANTED: Readonly<Record<string, string>> = {
  jit: "off",
  transaction_timeout: "0",
  tcp_user_timeout: "60s",
  tcp_keepalives_idle: "30s",
  tcp_keepalives_interval: "10s",
  tcp_keepalives_count: "3",
  client_connection_check_interval: "5s",
};

/** Sets each setting that the server accepts. Exported for tests. */
export async function setWanted(
  client: ClientBase,
  settings: Readonly<Record<string, string>>,
): Promise<void> {
  client.on("notice", warn);
  const pairs = Object.entries(settings).map(([name, value]) => `('${name}', '${value}')`);
  const setting = client.query(`
    do $$ declare wanted record; begin
      perform set_config('client_min_messages', 'warning', true);
      for wanted in select * from (values ${pairs}) as pairs (name, value)
        -- PostgreSQL 17 introduced it.
        where name <> 'transaction_timeout' or current_setting(name, true) is not null
      loop
        begin
          perform set_config(wanted.name, wanted.value, false);
        exception when others then
          raise warning 'the database rejects the setting %: %', wanted.name, sqlerrm;
        end;
      end loop;
    end $$`);
  await setting.catch((error: unknown) => {
    // A lost connection fails the required settings too, or the next query.
    if (error instanceof DatabaseError) warn(error);
  });
  client.off("notice", warn);
}

const warned = new Set<string>();

function warn({ message = "" }: { readonly message?: string | undefined }): void {
  if (warned.has(message)) return;
  warned.add(message);
  process.emitWarning(message);
}
