import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startDatabaseProxy } from "./start-database-proxy.ts";
import { startTestDatabase, type TestDatabase } from "./start-test-database.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await startTestDatabase();
});

afterAll(() => database?.stop());

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString, query_timeout: 200, application_name: "watched" });
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function countWatched(): Promise<number> {
  await using direct = new AsyncDisposableStack();
  const client = direct.adopt(new Client(database.connectionString), (each) => each.end());
  await client.connect();
  const { rows } = await client.query(
    "select count(*)::int as count from pg_stat_activity where application_name = 'watched'",
  );
  return rows[0].count;
}

test("passes on what is said, and who leaves", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const client = await connect(proxy.connectionString);
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(await countWatched()).toBe(1);
  await client.end();
  await expect.poll(countWatched).toBe(0);
});

test("a mute connection stays open and answers nothing; others do", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const client = await connect(proxy.connectionString);
  const other = await connect(proxy.connectionString);
  proxy.mute(1);
  await expect(client.query("select 1")).rejects.toThrow("Query read timeout");
  expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await other.end();
  client.end();
});

test("the server hears that nobody is at a mute connection as late as it is told to", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString, { noticedAfterMs: 300 });
  const client = await connect(proxy.connectionString);
  proxy.mute();
  client.end();
  expect(await countWatched()).toBe(1);
  await expect.poll(countWatched).toBe(0);
});

test("what is cut off breaks, and cannot be reached until it is restored", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const client = await connect(proxy.connectionString);
  proxy.cutOff();
  await expect(client.query("select 1")).rejects.toThrow("Connection terminated");
  await expect(connect(proxy.connectionString)).rejects.toThrow();
  proxy.restore();
  await (await connect(proxy.connectionString)).end();
});

test("a commit whose answer is lost is made", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const client = await connect(proxy.connectionString);
  await client.query("create table once (at int)");
  proxy.loseNextCommit();
  await client.query("begin; insert into once values (1)");
  await expect(client.query("commit")).rejects.toThrow("Connection terminated");
  const other = await connect(proxy.connectionString);
  expect((await other.query("select at from once")).rows).toEqual([{ at: 1 }]);
  await other.end();
});
