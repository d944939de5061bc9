import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Client } from "pg";
import { ADVISORY_LOCKS } from "./advisory-locks.ts";
import { checkPooling, checkRights, checkServer, explainMissingRight } from "./check-database.ts";
import { CodedError } from "./coded-error.ts";
import { isInUse, UnsuitableDatabaseError } from "./database-error.ts";
import { openClient, type Queryable } from "./open-pool.ts";
import { createPartitions } from "./partitions.ts";

/** Options of `migrate`. */
export interface MigrateOptions {
  /** Whether to create the partitions of the next days as well. Default: true. */
  readonly partitions?: boolean;
  /** Called when the migration starts to wait, with what it waits for. */
  readonly onWaiting?: (what: string) => void;
}

/**
 * Applies the missing migrations in order, each in its own transaction, and returns their names. Concurrent calls wait for
 * each other. Where nothing is missing it only reads, which requires no right to change tables.
 *
 * Throws an UnsuitableDatabaseError when the database cannot hold the data, and a MigrationError when an applied file has
 * changed, when a missing file precedes an applied one, or when a file fails; the files before it stay applied. Applied
 * migrations that the folder does not have belong to a newer version and are ignored: both versions run side by side.
 */
export function migrate(connectionString: string, options: MigrateOptions = {}): Promise<readonly string[]> {
  return migrateFrom(MIGRATIONS_FOLDER, connectionString, options);
}

/** `migrate` with the files of another folder. */
export async function migrateFrom(
  folder: string,
  connectionString: string,
  { partitions = true, onWaiting = () => {} }: MigrateOptions = {},
): Promise<readonly string[]> {
  const migrations = await readMigrations(folder);
  const client = await openClient(
    { connectionString, application_name: "payment-routing migrate" },
    checkServer,
  );
  try {
    await checkPooling(client, connectionString);
    await checkTables(client);
    await lockMigrations(client, onWaiting);
    const applied = await applyMigrations(client, migrations, onWaiting);
    await checkRights(client, listTables(migrations));
    if (partitions) await createPartitions(client);
    if (applied.length > 0) await renewServedViews(client);
    return applied;
  } catch (error) {
    throw explainMissingRight(error);
  } finally {
    // Releases the lock.
    await client.end();
  }
}

/** A migration may have changed tables of which a cell has views. */
async function renewServedViews(client: Client): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('cell') is not null as exists",
  );
  if (rows[0]?.exists) await client.query("select create_served_views() from cell");
}

/** Names of the tables that the migrations create. */
export function listTables(migrations: readonly Migration[]): readonly string[] {
  const names = /^create table (\w+)/gm;
  return migrations.flatMap(({ sql }) => Array.from(sql.matchAll(names), ([, name = ""]) => name));
}

/** Throws an UnsuitableDatabaseError if the user may not read or write one of the tables of this version. */
export async function checkTableRights(client: Queryable): Promise<void> {
  await checkRights(client, listTables(await readMigrations(MIGRATIONS_FOLDER)));
}

/** Names of the migrations that this version requires and the database lacks. */
export async function findMissingMigrations(client: Queryable): Promise<readonly string[]> {
  const migrations = await readMigrations(MIGRATIONS_FOLDER);
  const applied = await readApplied(client);
  return migrations.map(({ name }) => name).filter((name) => !applied.has(name));
}

/** A migration that was applied to the database, by this version or another. */
export interface AppliedMigration {
  readonly name: string;
  readonly appliedAt: Date;
}

/** The applied migrations, in their order. */
export async function listAppliedMigrations(client: Queryable): Promise<readonly AppliedMigration[]> {
  const { rows } = await client.query<AppliedMigration>(
    `select name, applied_at as "appliedAt" from migrations order by name`,
  );
  return rows;
}

export type MigrationErrorCode = "edited" | "out-of-order" | "misnamed" | "failed";

/** Thrown by `migrate`. */
export class MigrationError extends CodedError<MigrationErrorCode> {
  override readonly name = "MigrationError";
  /** The file concerned, where there is one. */
  readonly migration: string | undefined;

  constructor(code: MigrationErrorCode, migration: string | undefined, message: string, cause?: unknown) {
    super(code, migration === undefined ? message : `${migration}: ${message}`, cause);
    this.migration = migration;
  }
}

interface Migration {
  /** `0001-what-it-does.sql` */
  readonly name: string;
  readonly sql: string;
  /** SHA-256 of the file, in hexadecimal. */
  readonly checksum: string;
}

/** The folder of this package. */
export const MIGRATIONS_FOLDER = fileURLToPath(new URL("../migrations", import.meta.url));

/** Reads the migrations of a folder in the order of their numbers. */
export async function readMigrations(folder: string): Promise<readonly Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  names.forEach(checkName);
  return Promise.all(names.map((name) => readMigration(folder, name)));
}

function checkName(name: string, index: number, names: readonly string[]): void {
  if (!/^\d{4}-[a-z0-9-]+\.sql$/.test(name)) {
    throw new MigrationError("misnamed", name, "expected four digits, a hyphen and a name");
  }
  if (names[index - 1]?.slice(0, 4) === name.slice(0, 4)) {
    throw new MigrationError("misnamed", name, `has the same number as ${names[index - 1]}`);
  }
}

async function readMigration(folder: string, name: string): Promise<Migration> {
  const sql = await readFile(`${folder}/${name}`, "utf8");
  return { name, sql, checksum: createHash("sha256").update(sql).digest("hex") };
}

/** Rejects the tables of unreleased versions, which no migration changes. */
async function checkTables(client: Queryable): Promise<void> {
  const { rows } = await client.query<{ exists: boolean }>(
    "select to_regclass('delivery_migrations') is not null as exists",
  );
  if (!rows[0]?.exists) return;
  throw new UnsuitableDatabaseError(
    "unreleased-tables",
    "the database has tables of a version before the first release, which this version cannot use: use an empty database",
  );
}

async function lockMigrations(client: Client, onWaiting: (what: string) => void): Promise<void> {
  const { rows } = await client.query<{ locked: boolean }>("select pg_try_advisory_lock($1) as locked", [
    ADVISORY_LOCKS.migrations,
  ]);
  if (rows[0]?.locked) return;
  onWaiting("another process that migrates the database");
  await client.query("select pg_advisory_lock($1)", [ADVISORY_LOCKS.migrations]);
}

async function applyMigrations(
  client: Client,
  migrations: readonly Migration[],
  onWaiting: (what: string) => void,
): Promise<readonly string[]> {
  const applied = await readApplied(client);
  const pending = migrations.filter((migration) => !isApplied(migration, applied));
  if (applied.size === 0) await client.query(CREATE_LEDGER);
  for (const migration of pending) await applyWithRetries(client, migration, onWaiting);
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

async function readApplied(client: Queryable): Promise<ReadonlyMap<string, string>> {
  const ledger = await client.query<{ exists: boolean }>(
    "select to_regclass('migrations') is not null as exists",
  );
  if (!ledger.rows[0]?.exists) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from migrations order by name",
  );
  return new Map(rows.map(({ name, checksum }) => [name, checksum]));
}

/** Waits briefly for locks and retries: other queries queue behind a lock that a migration waits for. */
async function applyWithRetries(
  client: Client,
  migration: Migration,
  onWaiting: (what: string) => void,
): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await applyMigration(client, migration);
    } catch (cause) {
      if (!isInUse(cause) || attempt === MAX_LOCK_ATTEMPTS) {
        const reason = cause instanceof Error ? cause.message : String(cause);
        throw new MigrationError("failed", migration.name, reason, cause);
      }
      if (attempt === 1) onWaiting(`a table that is in use, for ${migration.name}`);
      await setTimeout(LOCK_RETRY_DELAY_MS);
    }
  }
}

async function applyMigration(client: Client, { name, checksum, sql }: Migration): Promise<void> {
  try {
    await client.query("begin");
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await client.query(sql);
    await client.query("insert into migrations (name, checksum) values ($1, $2)", [name, checksum]);
    await client.query("commit");
  } catch (error) {
    await client.query("rollback").catch(() => {});
    throw error;
  }
}

const CREATE_LEDGER = `
  create table if not exists migrations (
    name text primary key,
    checksum text not null,
    applied_at timestamptz not null default now()
  )`;

const LOCK_TIMEOUT_MS = 2000;
const LOCK_RETRY_DELAY_MS = 1000;
const MAX_LOCK_ATTEMPTS = 30;
