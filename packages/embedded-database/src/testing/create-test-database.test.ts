import { Client } from "pg";
import { expect, onTestFinished, test, vi } from "vitest";
import { createTestDatabase } from "./create-test-database.ts";
import { startTestServer } from "./start-test-server.ts";

async function query(connectionString: string, sql: string): Promise<readonly unknown[]> {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

/** Starts a server for this test, so that no other test uses its template. */
async function useServer(): Promise<string> {
  const { connectionString, stop } = await startTestServer();
  vi.stubEnv("TEST_DATABASE_SERVER", connectionString);
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await stop();
  });
  return connectionString;
}

test("each database is a copy of the template, which is migrated once", async () => {
  await useServer();
  const migrate = vi.fn((connectionString: string) =>
    query(connectionString, "create table numbers as select 7 as number"),
  );
  const databases = await Promise.all(Array.from({ length: 4 }, () => createTestDatabase({ migrate })));
  expect(migrate).toHaveBeenCalledTimes(1);
  await query(databases[0]?.connectionString ?? "", "delete from numbers");
  const counts = databases.map((each) => query(each.connectionString, "select count(*)::int from numbers"));
  expect((await Promise.all(counts)).flat()).toEqual([0, 1, 1, 1].map((count) => ({ count })));
});

test("a failed migration leaves no template", async () => {
  await useServer();
  const fail = (connectionString: string) => query(connectionString, "create table half (); select 1 / 0");
  await expect(createTestDatabase({ migrate: fail })).rejects.toThrow("division by zero");
  const { connectionString } = await createTestDatabase({ migrate: async () => {} });
  expect(await query(connectionString, "select to_regclass('half') as half")).toEqual([{ half: null }]);
});

test("a database without migrations is empty; dropping it disconnects clients and can be repeated", async () => {
  const database = await createTestDatabase();
  expect(await query(database.connectionString, "select from pg_tables where schemaname = 'public'")).toEqual(
    [],
  );
  const client = new Client({ connectionString: database.connectionString });
  const errors: Error[] = [];
  client.on("error", (error) => errors.push(error));
  await client.connect();
  await Promise.all([database.drop(), database.drop()]);
  await expect.poll(() => errors[0]?.message).toBe("terminating connection due to administrator command");
});
