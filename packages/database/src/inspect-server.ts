import type { TLSSocket } from "node:tls";
import type { Pool } from "pg";
import type { Queryable } from "./open-pool.ts";
import { queryRecords } from "./query-records.ts";
import { REPLACED_SETTINGS } from "./session-settings.ts";

/** The state of a database server. Reading it changes nothing, and needs no table. */
export interface ServerState {
  /** Whether it is a standby, which is read-only. */
  readonly isStandby: boolean;
  /** Whether transactions are read-only, on a standby or by a setting. */
  readonly isReadOnly: boolean;
  /** Names of settings that are off although data or speed depend on them, such as `fsync`. */
  readonly settingsOff: readonly string[];
  /** The connections that this user may have: `max_connections` without the reserved ones, or a lower limit. */
  readonly maxConnections: number;
  /** The connections that other programs have. */
  readonly otherConnections: number;
  /** The age of the oldest transaction that this user may see. Undefined when none is open. */
  readonly oldestTransactionMs: number | undefined;
  /** The age of the oldest prepared transaction. Undefined when there is none. */
  readonly oldestPreparedMs: number | undefined;
  /** Transactions since the oldest row that is not frozen. At two billion PostgreSQL stops. */
  readonly unfrozenTransactions: number;
}

export async function readServerState(client: Queryable): Promise<ServerState> {
  const [state] = await queryRecords<ServerState>(client, READ_STATE);
  return state as ServerState;
}

// Without the right to see the sessions of other users, `xact_start` is null for them.
const READ_STATE = `
  select pg_is_in_recovery() as is_standby, current_setting('transaction_read_only') = 'on' as is_read_only,
    array(select name from pg_settings
      where name in ('fsync', 'full_page_writes', 'autovacuum', 'track_counts') and setting = 'off' order by name
    ) as settings_off,
    least(
      current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
        - coalesce(current_setting('reserved_connections', true)::int, 0),
      (select nullif(rolconnlimit, -1) from pg_roles where rolname = current_user),
      (select nullif(datconnlimit, -1) from pg_database where datname = current_database())
    ) as max_connections,
    (select count(*)::int from pg_stat_activity
      where datid is not null and application_name not like 'payment-routing%') as other_connections,
    (select extract(epoch from max(now() - xact_start))::float8 * 1000 from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()) as oldest_transaction_ms,
    (select extract(epoch from max(now() - prepared))::float8 * 1000 from pg_prepared_xacts
      where database = current_database()) as oldest_prepared_ms,
    (select age(datfrozenxid) from pg_database where datname = current_database()) as unfrozen_transactions`;

/** A setting that the server, the database or the user sets, and the service replaces in its sessions. */
export interface ReplacedSetting {
  readonly name: string;
  readonly value: string;
}

/** Lists the settings that the service replaces and that differ from the default of PostgreSQL. */
export async function listReplacedSettings(client: Queryable): Promise<readonly ReplacedSetting[]> {
  return queryRecords(client, LIST_REPLACED, [REPLACED_SETTINGS]);
}

// The value to reset to is the one before the service replaced it. It keeps remote_apply.
const LIST_REPLACED = `
  select name, reset_val as value from pg_settings
  where name = any($1) and reset_val <> boot_val and (name, reset_val) <> ('synchronous_commit', 'remote_apply')
  order by name`;

/** Measures how many milliseconds the clock of this process is ahead of the database's. */
export async function measureClock(client: Queryable): Promise<number> {
  const startedAtMs = Date.now();
  const started = performance.now();
  const [row] = await queryRecords<{ readonly databaseMs: number }>(client, READ_CLOCK);
  return startedAtMs + (performance.now() - started) / 2 - (row?.databaseMs ?? startedAtMs);
}

const READ_CLOCK = "select extract(epoch from clock_timestamp())::float8 * 1000 as database_ms";

/** The rights of a database user. */
export interface UserRights {
  readonly user: string;
  readonly isSuperuser: boolean;
  readonly mayCreateRoles: boolean;
  /** The number of tables that the user owns, directly or as a member of the owner. */
  readonly ownedTables: number;
  /** Sequences and functions in the schema of the service that the user may not use. */
  readonly denied: readonly string[];
}

export async function readRights(client: Queryable): Promise<UserRights> {
  const [rights] = await queryRecords<UserRights>(client, READ_RIGHTS);
  return rights as UserRights;
}

const READ_RIGHTS = `
  select rolname as user, rolsuper as is_superuser, rolcreaterole as may_create_roles,
    (select count(*)::int from pg_class where relnamespace = current_schema()::regnamespace
      and relkind in ('r', 'p') and pg_has_role(relowner, 'usage')) as owned_tables,
    array(
      select 'sequence ' || relname from pg_class where relnamespace = current_schema()::regnamespace
        -- Not "and": the function fails for a table, and conditions have no order.
        and case when relkind = 'S' then not has_sequence_privilege(oid, 'usage') else false end
        -- An identity column uses its sequence with the rights on the table.
        and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'i')
      union all
      select 'function ' || proname from pg_proc where pronamespace = current_schema()::regnamespace
        and not has_function_privilege(oid, 'execute')
      order by 1
    ) as denied
  from pg_roles where rolname = current_user`;

/** A table with many dead rows. */
export interface BloatedTable {
  readonly name: string;
  readonly deadRows: number;
  readonly liveRows: number;
}

/** Lists the tables in which more than 100,000 rows, and more than half of the live ones, are dead: the most dead first. */
export async function listBloatedTables(client: Queryable): Promise<readonly BloatedTable[]> {
  return queryRecords(client, LIST_BLOATED);
}

const LIST_BLOATED = `
  select relname as name, n_dead_tup as dead_rows, n_live_tup as live_rows from pg_stat_user_tables
  where schemaname = current_schema() and n_dead_tup > greatest(100000, n_live_tup / 2) order by n_dead_tup desc limit 10`;

/** When the certificate of the server expires, on a connection of a pool. Undefined without TLS. */
export async function readCertificateEnd(pool: Pool): Promise<Date | undefined> {
  const client = await pool.connect();
  const { stream } = (client as unknown as WithStream).connection;
  const { valid_to: end } = stream.getPeerCertificate?.() ?? {};
  client.release();
  return end === undefined ? undefined : new Date(end);
}

interface WithStream {
  readonly connection: { readonly stream: Partial<TLSSocket> };
}
