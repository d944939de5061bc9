import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { Client } from "pg";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { findMissingMigrations, migrate } from "./migrate.ts";
import { MIGRATIONS_FOLDER, readMigrations } from "./read-migrations.ts";

let connectionString: string;

beforeEach(async () => {
  const database = await createTestDatabase();
  connectionString = database.connectionString;
  return database.drop;
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString });
  client.on("error", () => {});
  await client.connect();
  onTestFinished(() => client.end());
  return client;
}

/** The migrations of this package with others behind them, in a folder. */
async function writeFolder(files: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "migrations-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const { name, sql } of await readMigrations(MIGRATIONS_FOLDER)) {
    await writeFile(join(folder, name), sql);
  }
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql);
  return folder;
}

async function countTables(client: Client, pattern: string): Promise<number> {
  const { rows } = await client.query("select count(*)::int as count from pg_class where relname ~ $1", [
    `^${pattern}$`,
  ]);
  return rows[0].count;
}

test("what is missing is applied once, with the partitions of today and the coming days", async () => {
  const client = await connect();
  const names = (await readMigrations(MIGRATIONS_FOLDER)).map(({ name }) => name);
  expect(await findMissingMigrations(client)).toEqual(names);
  expect(await migrate(connectionString)).toEqual(names);
  expect(await migrate(connectionString)).toEqual([]);
  expect(await findMissingMigrations(client)).toEqual([]);
  for (const table of ["callbacks", "attempts", "session_history"]) {
    expect(await countTables(client, `${table}_[0-9]{8}`)).toBe(8);
  }
});

test("of many who migrate at once one does, and the others wait for it", async () => {
  const folder = await writeFolder({
    "0900-slow.sql": "select pg_sleep(0.3); create table late (id int primary key);",
  });
  const waiting: string[] = [];
  const onWaiting = (what: string) => waiting.push(what);
  const results = await Promise.all(
    Array.from({ length: 8 }, () => migrate(connectionString, { folder, onWaiting })),
  );
  expect(waiting).toEqual(Array(7).fill("another process that migrates the database"));
  const applied = (await readMigrations(folder)).map(({ name }) => name);
  expect(results.filter((names) => names.length > 0)).toEqual([applied]);
  // Whoever found nothing to do found it done.
  expect(await countTables(await connect(), "late")).toBe(1);
});

test("a file that was changed after it was applied is refused", async () => {
  const folder = await writeFolder({ "0900-more.sql": "create table more (id int);" });
  await migrate(connectionString, { folder });
  await writeFile(join(folder, "0900-more.sql"), "create table more (id bigint);");
  await writeFile(join(folder, "0901-yet-more.sql"), "create table yet_more (id int);");
  await expect(migrate(connectionString, { folder })).rejects.toMatchObject({
    name: "MigrationError",
    code: "edited",
    migration: "0900-more.sql",
  });
  expect(await countTables(await connect(), "yet_more")).toBe(0);
});

test("a file with a lower number than one that was applied is refused", async () => {
  const folder = await writeFolder({ "0900-more.sql": "create table more (id int);" });
  await migrate(connectionString, { folder });
  await writeFile(join(folder, "0899-less.sql"), "create table less (id int);");
  await expect(migrate(connectionString, { folder })).rejects.toMatchObject({
    code: "out-of-order",
    migration: "0899-less.sql",
  });
});

test.each([
  { name: "two files with one number", file: "0001-another.sql", fault: "0001-sessions-and-lanes.sql" },
  { name: "a file without a number", file: "more.sql", fault: "more.sql" },
])("$name are refused before anything is applied", async ({ file, fault }) => {
  const folder = await writeFolder({ [file]: "create table more (id int);" });
  await expect(migrate(connectionString, { folder })).rejects.toMatchObject({
    code: "misnamed",
    migration: fault,
  });
  expect(await countTables(await connect(), "(lanes|more)")).toBe(0);
});

test("one that fails leaves nothing of itself, and what came before it", async () => {
  const folder = await writeFolder({
    "0900-more.sql": "create table more (id int);",
    "0901-broken.sql": "create table half (id int); create table half (id int);",
  });
  await expect(migrate(connectionString, { folder })).rejects.toMatchObject({
    code: "failed",
    migration: "0901-broken.sql",
    message: '0901-broken.sql: relation "half" already exists',
  });
  const client = await connect();
  expect(await countTables(client, "(more|half)")).toBe(1);
  await writeFile(join(folder, "0901-broken.sql"), "create table half (id int);");
  expect(await migrate(connectionString, { folder })).toEqual(["0901-broken.sql"]);
});

test("migrations of a newer version are left alone", async () => {
  const folder = await writeFolder({ "0900-newer.sql": "alter table lanes add column newer text;" });
  await migrate(connectionString, { folder });
  expect(await migrate(connectionString)).toEqual([]);
});

test("a server that is too old is refused before anything is changed", async () => {
  const client = await connect();
  await client.query(`
    create schema old;
    create function old.current_setting(name text) returns text language sql
      as $$ select case name when 'server_version_num' then '140023' else '14.23 (Debian)' end $$`);
  const url = new URL(connectionString);
  url.searchParams.set("options", "-c search_path=old,pg_catalog,public");
  await expect(migrate(url.href)).rejects.toMatchObject({
    code: "unsupported-server",
    message: "PostgreSQL 14.23 (Debian) is not supported: version 15 or newer is needed",
  });
  const { rows } = await client.query("select to_regclass('delivery_migrations') as ledger");
  expect(rows).toEqual([{ ledger: null }]);
});

test("a table that is in use holds a migration up, and the migration nobody", async () => {
  await migrate(connectionString);
  const folder = await writeFolder({ "0900-newer.sql": "alter table lanes add column newer text;" });
  const busy = await connect();
  await busy.query("begin; select * from lanes");
  const observer = await connect();
  const waiting: string[] = [];
  const migrating = migrate(connectionString, { folder, onWaiting: (what) => waiting.push(what) });
  await expect.poll(() => observer.query(FIND_WAITING).then(({ rows }) => rows.length)).toBe(1);
  // It gives up its place in the queue for the lock and comes back: others get through in between.
  const other = await connect();
  await other.query("set lock_timeout = '4s'");
  await other.query("select * from lanes");
  await busy.query("commit");
  await expect(migrating).resolves.toEqual(["0900-newer.sql"]);
  expect(waiting).toEqual(["a table that is in use, for 0900-newer.sql"]);
});

test("a migration that others wait for in a circle gives way and comes back", async () => {
  await migrate(connectionString);
  const folder = await writeFolder({
    "0900-newer.sql": "alter table lanes add column newer text; alter table endpoints add column newer text;",
  });
  const busy = await connect();
  // Who finds out first gives way: it is never this one.
  await busy.query("set deadlock_timeout = '1h'; begin; select * from endpoints");
  const observer = await connect();
  const waiting: string[] = [];
  const migrating = migrate(connectionString, { folder, onWaiting: (what) => waiting.push(what) });
  await expect.poll(() => observer.query(FIND_WAITING).then(({ rows }) => rows.length)).toBe(1);
  await busy.query("select * from lanes; commit");
  await expect(migrating).resolves.toEqual(["0900-newer.sql"]);
  expect(waiting).toEqual(["a table that is in use, for 0900-newer.sql"]);
});

const FIND_WAITING = `
  select from pg_locks join pg_database d on d.oid = database
  where not granted and mode = 'AccessExclusiveLock' and datname = current_database()`;
