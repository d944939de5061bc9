import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import type { Pool } from "pg";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { DedicatedConnection, GENERIC_PLAN_SETTINGS } from "./dedicated-connection.ts";
import { migrate } from "./migrate.ts";
import { openClient, openPool, type Queryable } from "./open-pool.ts";
import { setWanted } from "./session-settings.ts";

let connectionString: string;
let name: string;

beforeEach(async () => {
  const database = await createTestDatabase({ migrate });
  connectionString = database.connectionString;
  name = new URL(connectionString).pathname.slice(1);
  return database.drop;
});

function openTestPool(address = connectionString): Pool {
  const pool = openPool(address);
  onTestFinished(() => pool.end());
  return pool;
}

async function read<Row>(client: Queryable, text: string): Promise<Row> {
  return (await client.query(text)).rows[0];
}

/** Runs statements over a connection of their own. */
async function alter(...statements: readonly string[]): Promise<void> {
  const client = await openClient({ connectionString });
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const SETTINGS = [
  { setting: "DateStyle", database: "German", want: "ISO, YMD" },
  { setting: "IntervalStyle", database: "iso_8601", want: "postgres" },
  { setting: "TimeZone", database: "Pacific/Auckland", want: "UTC" },
  { setting: "client_encoding", database: "LATIN1", want: "UTF8" },
  { setting: "bytea_output", database: "escape", want: "hex" },
  { setting: "extra_float_digits", database: "-15", want: "1" },
  { setting: "standard_conforming_strings", database: "off", want: "on" },
  { setting: "array_nulls", database: "off", want: "on" },
  { setting: "default_transaction_isolation", database: "serializable", want: "read committed" },
  { setting: "statement_timeout", database: "7s", want: "0" },
  { setting: "lock_timeout", database: "7s", want: "0" },
  { setting: "idle_in_transaction_session_timeout", database: "7s", want: "10s" },
  { setting: "idle_session_timeout", database: "7s", want: "0" },
  { setting: "search_path", database: "nowhere", want: "public" },
  { setting: "synchronous_commit", database: "off", want: "on" },
  { setting: "jit", database: "on", want: "off" },
  { setting: "tcp_user_timeout", database: "1h", want: "60000" },
  { setting: "tcp_keepalives_idle", database: "1h", want: "30" },
  { setting: "tcp_keepalives_interval", database: "1h", want: "10" },
  { setting: "tcp_keepalives_count", database: "9", want: "3" },
  { setting: "client_connection_check_interval", database: "0", want: "5s" },
  { setting: "default_transaction_read_only", database: "on", want: "on" },
];

const CONNECTIONS = {
  "the pool": () => openTestPool(),
  "a dedicated connection": () => {
    const connection = new DedicatedConnection(openTestPool(), (client) =>
      client.query(GENERIC_PLAN_SETTINGS),
    );
    onTestFinished(() => connection.close());
    return { query: (text: string) => connection.query({ text }) } as unknown as Queryable;
  },
  "a connection of migrate": async () => {
    const client = await openClient({ connectionString });
    onTestFinished(() => client.end());
    return client;
  },
};

test.for(Object.entries(CONNECTIONS))(
  "%s has the settings of the service, not of the database",
  async ([, connect]) => {
    await alter(
      ...SETTINGS.map(({ setting, database }) => `alter database ${name} set ${setting} to '${database}'`),
    );
    const client = await connect();
    const columns = SETTINGS.map(({ setting }) => `current_setting('${setting}') as "${setting}"`);
    expect(await read(client, `select ${columns}`)).toEqual(
      Object.fromEntries(SETTINGS.map(({ setting, want }) => [setting, want])),
    );
  },
);

test.for([
  ["off", "on"],
  ["local", "on"],
  ["remote_write", "on"],
  ["on", "on"],
  ["remote_apply", "remote_apply"],
])("synchronous_commit %s becomes %s", async ([given, want]) => {
  await alter(`alter database ${name} set synchronous_commit to ${given}`);
  expect(await read(openTestPool(), "show synchronous_commit")).toEqual({ synchronous_commit: want });
});

test("a statement without an index is not compiled", async () => {
  // Above the price of a sequential scan that is disabled, PostgreSQL 15 to 17 compile a statement.
  await alter(`alter database ${name} set jit to on`);
  const { rows } = await openTestPool().query(
    "explain (analyze, format text) select count(*) from write_probe",
  );
  expect(rows.map((row) => row["QUERY PLAN"]).join("\n")).not.toContain("JIT");
});

describe("the schema of the migrations", () => {
  async function connectAs(path: string): Promise<Queryable> {
    const url = new URL(connectionString);
    url.searchParams.set("options", `-c search_path=${path}`);
    const pool = openTestPool(url.href);
    return pool;
  }

  test("is found although the search path of the user does not have it", async () => {
    await alter('alter schema public rename to "My schema"; create schema other');
    const client = await connectAs("other");
    expect(await read(client, "select current_schema() as schema, count(*) from lanes")).toMatchObject({
      schema: "My schema",
    });
    expect(await migrate(connectionString)).toEqual([]);
  });

  test("is the visible one of two", async () => {
    await alter("create schema other; create table other.migrations ()");
    for (const path of ["other", "public", "other,public"])
      expect(await read(await connectAs(path), "show search_path")).toEqual({
        search_path: path.split(",")[0],
      });
  });
});

test("a required setting that cannot be set ends the connection before any query", async () => {
  await alter(
    "create schema faulty",
    `create function faulty.set_config(text, text, boolean) returns text language plpgsql
       as $$ begin raise 'cannot set %', $1; end $$`,
  );
  const url = new URL(connectionString);
  url.searchParams.set("options", "-c search_path=faulty,pg_catalog,public");
  const pool = openTestPool(url.href);
  await expect(pool.query("select 1")).rejects.toThrow("cannot set DateStyle");
  expect(pool.totalCount).toBe(0);
  const connection = new DedicatedConnection(pool, async () => {});
  await expect(connection.query({ text: "select 1" })).rejects.toThrow("cannot set DateStyle");
  await expect(migrate(url.href)).rejects.toThrow("cannot set DateStyle");
});

test("a wanted setting that is rejected undoes no other, and causes one warning", async () => {
  const client = await openClient({ connectionString });
  onTestFinished(() => client.end());
  const emitWarning = vi.spyOn(process, "emitWarning").mockImplementation(() => {});
  onTestFinished(() => emitWarning.mockRestore());
  for (let times = 0; times < 2; times++)
    await setWanted(client, { jit: "on", no_such_setting: "1", tcp_keepalives_count: "77" });
  const text =
    'the database rejects the setting no_such_setting: unrecognized configuration parameter "no_such_setting"';
  expect(emitWarning.mock.calls).toEqual([[text]]);
  expect(
    await read(
      client,
      "select current_setting('jit') as jit, current_setting('tcp_keepalives_count') as count",
    ),
  ).toEqual({
    jit: "on",
    count: "77",
  });
});

test("a database whose triggers are disabled is rejected", async () => {
  await alter(`alter database ${name} set session_replication_role to replica`);
  await expect(openTestPool().query("select 1")).rejects.toMatchObject({ code: "triggers-disabled" });
  await expect(migrate(connectionString)).rejects.toMatchObject({
    message:
      "session_replication_role is replica, which disables the triggers of the tables: reset it for this database and user",
  });
});
