import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { Client } from "pg";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import {
  findMissingMigrations,
  listTables,
  MIGRATIONS_FOLDER,
  migrate,
  migrateFrom,
  readMigrations,
} from "./migrate.ts";

let connectionString: string;

/** A database for each test. */
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

/** Writes the migrations of this package and the given ones into a folder. */
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

test("applies missing migrations once and creates the partitions of today and the next days", async () => {
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

test("concurrent calls wait for the one that applies the migrations", async () => {
  const folder = await writeFolder({
    "0900-slow.sql": "select pg_sleep(0.3); create table late (id int primary key);",
  });
  const waiting: string[] = [];
  const onWaiting = (what: string) => waiting.push(what);
  const results = await Promise.all(
    Array.from({ length: 8 }, () => migrateFrom(folder, connectionString, { onWaiting })),
  );
  expect(waiting).toEqual(Array(7).fill("another process that migrates the database"));
  const applied = (await readMigrations(folder)).map(({ name }) => name);
  expect(results.filter((names) => names.length > 0)).toEqual([applied]);
  // The other calls returned after the last migration.
  expect(await countTables(await connect(), "late")).toBe(1);
});

test("rejects a file that was changed after it was applied", async () => {
  const folder = await writeFolder({ "0900-more.sql": "create table more (id int);" });
  await migrateFrom(folder, connectionString);
  await writeFile(join(folder, "0900-more.sql"), "create table more (id bigint);");
  await writeFile(join(folder, "0901-yet-more.sql"), "create table yet_more (id int);");
  await expect(migrateFrom(folder, connectionString)).rejects.toMatchObject({
    name: "MigrationError",
    code: "edited",
    migration: "0900-more.sql",
  });
  expect(await countTables(await connect(), "yet_more")).toBe(0);
});

test("rejects a missing file with a lower number than an applied one", async () => {
  const folder = await writeFolder({ "0900-more.sql": "create table more (id int);" });
  await migrateFrom(folder, connectionString);
  await writeFile(join(folder, "0899-less.sql"), "create table less (id int);");
  await expect(migrateFrom(folder, connectionString)).rejects.toMatchObject({
    code: "out-of-order",
    migration: "0899-less.sql",
  });
});

test.each([
  { name: "two files with one number", file: "0001-another.sql", rejected: "0001-sessions.sql" },
  { name: "a file without a number", file: "more.sql", rejected: "more.sql" },
])("rejects $name before it applies anything", async ({ file, rejected }) => {
  const folder = await writeFolder({ [file]: "create table more (id int);" });
  await expect(migrateFrom(folder, connectionString)).rejects.toMatchObject({
    code: "misnamed",
    migration: rejected,
  });
  expect(await countTables(await connect(), "(lanes|more)")).toBe(0);
});

test("a failing migration is rolled back; those before it stay applied", async () => {
  const folder = await writeFolder({
    "0900-more.sql": "create table more (id int);",
    "0901-broken.sql": "create table half (id int); create table half (id int);",
  });
  await expect(migrateFrom(folder, connectionString)).rejects.toMatchObject({
    code: "failed",
    migration: "0901-broken.sql",
    message: '0901-broken.sql: relation "half" already exists',
  });
  const client = await connect();
  expect(await countTables(client, "(more|half)")).toBe(1);
  await writeFile(join(folder, "0901-broken.sql"), "create table half (id int);");
  expect(await migrateFrom(folder, connectionString)).toEqual(["0901-broken.sql"]);
});

test("rejects tables of a version before the first release", async () => {
  const client = await connect();
  await client.query("create table delivery_migrations (); create table lanes ()");
  await expect(migrate(connectionString)).rejects.toMatchObject({
    code: "unreleased-tables",
    message:
      "the database has tables of a version before the first release, which this version cannot use: use an empty database",
  });
  expect(await countTables(client, "migrations")).toBe(0);
});

test("ignores migrations of a newer version", async () => {
  const folder = await writeFolder({ "0900-newer.sql": "alter table lanes add column newer text;" });
  await migrateFrom(folder, connectionString);
  expect(await migrate(connectionString)).toEqual([]);
});

test("rejects an old server before it changes anything", async () => {
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
  const { rows } = await client.query("select to_regclass('migrations') as ledger");
  expect(rows).toEqual([{ ledger: null }]);
});

test.each(["LATIN1", "SQL_ASCII"])("rejects a database with the encoding %s", async (encoding) => {
  const client = await connect();
  const name = `${new URL(connectionString).pathname.slice(1)}_${encoding.toLowerCase()}`;
  await client.query(`create database ${name} encoding '${encoding}' locale 'C' template template0`);
  const url = new URL(connectionString);
  url.pathname = name;
  try {
    await expect(migrate(url.href)).rejects.toMatchObject({
      code: "unsupported-encoding",
      message: `the database has the encoding ${encoding}, which cannot hold every text: create one with UTF8, by create database … encoding 'UTF8' template template0`,
    });
  } finally {
    await client.query(`drop database ${name} with (force)`);
  }
});

describe("the rights of the user", () => {
  let client: Client;
  let role: string;
  let asUser: string;

  beforeEach(async () => {
    client = await connect();
    role = `user_${new URL(connectionString).pathname.slice(-8)}`;
    await client.query(`create role ${role} login password '${role}'`);
    const url = new URL(connectionString);
    url.username = role;
    url.password = role;
    asUser = url.href;
    return async () => void (await client.query(`drop owned by ${role}; drop role ${role}`));
  });

  const rejects = (message: string) =>
    expect(migrate(asUser)).rejects.toMatchObject({ code: "missing-rights", message });
  const ADVICE =
    ". Run payment-routing migrate as the owner of the schema and its tables, or grant the right to the database user";

  test("to create tables", async () => {
    await client.query("revoke create on schema public from public");
    await rejects(`permission denied for schema public${ADVICE}`);
    await client.query("revoke all on schema public from public");
    await rejects(`no schema has been selected to create in${ADVICE}`);
    await client.query(`grant create, usage on schema public to ${role}`);
    expect(await migrate(asUser)).toContain("0001-sessions.sql");
  });

  test("to change and to read tables", async () => {
    await migrate(connectionString);
    await rejects(`permission denied for table migrations${ADVICE}`);
    await client.query(`grant select on all tables in schema public to ${role}`);
    const tables = "attempts, audit, callbacks";
    await expect(migrate(asUser)).rejects.toThrow(`the database user may not read and write ${tables}, `);
    await client.query(`grant insert, update, delete on all tables in schema public to ${role}`);
    expect(await migrate(asUser)).toEqual([]);
    await client.query(`revoke all on callbacks, lanes from ${role}`);
    await rejects(
      `the database user may not read and write callbacks, lanes: grant select, insert, update, delete on all tables in schema public to ${role}`,
    );
  });

  test("to alter tables", async () => {
    await migrate(connectionString);
    await client.query(
      `grant select, insert, update, delete on all tables in schema public to ${role}; grant create on schema public to ${role}`,
    );
    const folder = await writeFolder({ "0900-newer.sql": "alter table lanes add column newer text;" });
    await expect(migrateFrom(folder, asUser)).rejects.toMatchObject({
      code: "missing-rights",
      message: `0900-newer.sql: must be owner of table lanes${ADVICE}`,
    });
  });
});

test("the rights to every table are checked", async () => {
  const client = await connect();
  await migrate(connectionString);
  const { rows } = await client.query(`
    select relname from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`);
  const tables = listTables(await readMigrations(MIGRATIONS_FOLDER));
  const unchecked = rows.map(({ relname }) => relname).filter((name) => !tables.includes(name));
  expect(unchecked).toEqual(["migrations"]);
});

test("waits for a table in use without blocking others", async () => {
  await migrate(connectionString);
  const folder = await writeFolder({ "0900-newer.sql": "alter table lanes add column newer text;" });
  const busy = await connect();
  await busy.query("begin; select * from lanes");
  const observer = await connect();
  const waiting: string[] = [];
  const migrating = migrateFrom(folder, connectionString, { onWaiting: (what) => waiting.push(what) });
  await expect.poll(() => observer.query(FIND_WAITING).then(({ rows }) => rows.length)).toBe(1);
  // It leaves the queue of the lock and comes back: other transactions get the lock in between.
  const other = await connect();
  await other.query("set lock_timeout = '4s'");
  await other.query("select * from lanes");
  await busy.query("commit");
  await expect(migrating).resolves.toEqual(["0900-newer.sql"]);
  expect(waiting).toEqual(["a table that is in use, for 0900-newer.sql"]);
});

test("retries a migration that ends in a deadlock", async () => {
  await migrate(connectionString);
  const folder = await writeFolder({
    "0900-newer.sql": "alter table lanes add column newer text; alter table endpoints add column newer text;",
  });
  const busy = await connect();
  // The transaction that detects the deadlock is rolled back; this one never detects it.
  await busy.query("set deadlock_timeout = '1h'; begin; select * from endpoints");
  const observer = await connect();
  const waiting: string[] = [];
  const migrating = migrateFrom(folder, connectionString, { onWaiting: (what) => waiting.push(what) });
  await expect.poll(() => observer.query(FIND_WAITING).then(({ rows }) => rows.length)).toBe(1);
  await busy.query("select * from lanes; commit");
  await expect(migrating).resolves.toEqual(["0900-newer.sql"]);
  expect(waiting).toEqual(["a table that is in use, for 0900-newer.sql"]);
});

const FIND_WAITING = `
  select from pg_locks join pg_database d on d.oid = database
  where not granted and mode = 'AccessExclusiveLock' and datname = current_database()`;

test("waits ten seconds for a server", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  onTestFinished(() => void silent.close());
  await once(silent, "listening");
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const accepted = once(silent, "connection");
  const { port } = silent.address() as AddressInfo;
  const result = migrate(`postgresql://127.0.0.1:${port}/none`).catch(String);
  await accepted;
  vi.advanceTimersByTime(10_000);
  expect(await result).toBe("ConnectError: timeout expired: no PostgreSQL answers at this address");
});
