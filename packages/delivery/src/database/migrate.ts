import { setTimeout } from "node:timers/promises";
import { Client } from "pg";
import { createPartitions } from "./create-partitions.ts";
import { MigrationError } from "./migration-error.ts";
import { MIGRATIONS_FOLDER, type Migration, readMigrations } from "./read-migrations.ts";

/** Options of `migrate`. */
export interface MigrateOptions {
  /** Where the numbered files are; those of this package by default. */
  readonly folder?: string;
  /** Whether the partitions of the coming days are made too, as `openDelivery` does; true by default. */
  readonly partitions?: boolean;
  /** Told what is waited for, as it is from now on. */
  readonly onWaiting?: (what: string) => void;
}

/**
 * Brings the schema up to date: applies what has not been applied, in order, each file in a transaction of its own, and
 * returns their names. Whoever migrates at the same time waits for its turn, and then finds nothing to do.
 *
 * Throws a MigrationError when the server is of a version that is not supported, when a file that was applied has changed since, when one is missing before those that were
 * applied, or when one fails; what came before it stays applied. Migrations that the database has and the folder has
 * not are a newer version's, and left alone: the versions run side by side. Where nothing is missing it only reads, which
 * takes no right to change tables.
 *
 * Needs a connection that it has to itself: through a pooler that shares connections between transactions its lock is
 * worth nothing.
 */
export async function migrate(
  connectionString: string,
  options: MigrateOptions = {},
): Promise<readonly string[]> {
  const { onWaiting = () => {} } = options;
  const migrations = await readMigrations(options.folder ?? MIGRATIONS_FOLDER);
  const client = new Client({ connectionString, application_name: "payment-routing migrate" });
  // A connection that breaks fails the query that is under way.
  client.on("error", () => {});
  await client.connect();
  try {
    await checkServer(client);
    await takeTurn(client, onWaiting);
    const applied = await applyMigrations(client, migrations, onWaiting);
    if (options.partitions ?? true) await createPartitions(client);
    return applied;
  } finally {
    // Its lock goes with it.
    await client.end();
  }
}

/** What the tables and statements need, and the oldest that they are tried on. */
const OLDEST_SERVER = 15;

async function checkServer(client: Pick<Client, "query">): Promise<void> {
  const { rows } = await client.query<{ major: number; version: string }>(`
    select current_setting('server_version_num')::int / 10000 as major, current_setting('server_version') as version`);
  const { major = 0, version = "" } = rows[0] ?? {};
  if (major >= OLDEST_SERVER) return;
  const message = `PostgreSQL ${version} is not supported: version ${OLDEST_SERVER} or newer is needed`;
  throw new MigrationError("unsupported-server", undefined, message);
}

async function takeTurn(client: Client, onWaiting: (what: string) => void): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
    MIGRATION_LOCK,
  ]);
  if (rows[0]?.locked) return;
  onWaiting("another process that migrates the database");
  await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
}

/** Which migrations a database is without, of those that this version needs. */
export async function findMissingMigrations(client: Pick<Client, "query">): Promise<readonly string[]> {
  const migrations = await readMigrations(MIGRATIONS_FOLDER);
  const applied = await readApplied(client);
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

async function applyMigrations(
  client: Client,
  migrations: readonly Migration[],
  onWaiting: (what: string) => void,
): Promise<readonly string[]> {
  const applied = await readApplied(client);
  const pending = migrations.filter((migration) => !isApplied(migration, applied));
  if (applied.size === 0) await client.query(CREATE_LEDGER);
  for (const migration of pending) await applyPatiently(client, migration, onWaiting);
  return pending.map(({ name }) => name);
}

function isApplied({ name, checksum }: Migration, applied: ReadonlyMap<string, string>): boolean {
  const recorded = applied.get(name);
  if (recorded === undefined) {
    const later = [...applied.keys()].find((other) => other.slice(0, 4) >= name.slice(0, 4));
    if (later === undefined) return false;
    throw new MigrationError("out-of-order", name, `was not applied, and ${later} was`);
  }
  if (recorded === checksum) return true;
  throw new MigrationError("edited", name, "was changed after it was applied: undo that, and add a new file");
}

async function readApplied(client: Pick<Client, "query">): Promise<ReadonlyMap<string, string>> {
  const ledger = await client.query<{ exists: boolean }>(
    "select to_regclass('delivery_migrations') is not null as exists",
  );
  if (!ledger.rows[0]?.exists) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from delivery_migrations order by name",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/**
 * Gives way while the tables are in use: a lock that is waited for makes everybody else wait behind it, so a wait is
 * short and tried again.
 */
async function applyPatiently(
  client: Client,
  migration: Migration,
  onWaiting: (what: string) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyMigration(client, migration);
    } catch (cause) {
      const isInUse = IN_USE.has((cause as { code?: unknown }).code);
      if (!isInUse || attempt === LOCK_ATTEMPTS) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new MigrationError("failed", migration.name, reason, cause);
      }
      if (attempt === 1) onWaiting(`a table that is in use, for ${migration.name}`);
      await setTimeout(LOCK_PAUSE_MS);
    }
  }
}

async function applyMigration(client: Client, { name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(sql);
    await client.query("insert into delivery_migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

const CREATE_LEDGER = `
  create table if not exists delivery_migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

/** Any number that nobody else locks in the same database. */
const MIGRATION_LOCK = 7_201_120;
/** A lock that was not to be had in time, and one that others wait for in a circle. */
const IN_USE: ReadonlySet<unknown> = new Set(["55P03", "40P01"]);
const LOCK_TIMEOUT_MS = 2000;
const LOCK_PAUSE_MS = 1000;
const LOCK_ATTEMPTS = 30;
