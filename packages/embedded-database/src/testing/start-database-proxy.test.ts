import { Client } from "pg";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "./create-test-database.ts";
import { startDatabaseProxy } from "./start-database-proxy.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database?.drop());

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

test("the proxy forwards queries and disconnections", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const client = await connect(proxy.connectionString);
  expect((await client.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  expect(await countWatched()).toBe(1);
  await client.end();
  await expect.poll(countWatched).toBe(0);
});

test("a muted connection stays open without answers, and other connections work", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const client = await connect(proxy.connectionString);
  const other = await connect(proxy.connectionString);
  proxy.mute(1);
  await expect(client.query("select 1")).rejects.toThrow("Query read timeout");
  expect((await other.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  await other.end();
  client.end();
});

test("the server notices the end of a muted connection after the given time", async () => {
  const noticedAfterMs = 300;
  await using proxy = await startDatabaseProxy(database.connectionString, { noticedAfterMs });
  const client = await connect(proxy.connectionString);
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  proxy.mute();
  client.end();
  expect(await countWatched()).toBe(1);
  vi.advanceTimersByTime(noticedAfterMs);
  await expect.poll(countWatched).toBe(0);
});

test("cutOff breaks connections and prevents new ones until restore", async () => {
  await using proxy = await startDatabaseProxy(database.connectionString);
  const client = await connect(proxy.connectionString);
  proxy.cutOff();
  await expect(client.query("select 1")).rejects.toThrow("Connection terminated");
  await expect(connect(proxy.connectionString)).rejects.toThrow();
  proxy.restore();
  await (await connect(proxy.connectionString)).end();
});

test("a commit whose answer is lost is committed", async () => {
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
