import { createTestDatabase, type TestDatabase } from "@payment-routing/embedded-database/testing";
import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { migrate } from "./migrate.ts";
import { openPool, type Pool } from "./open-pool.ts";
import { createPartitions, DAYS_AHEAD, PARTITIONED_TABLES } from "./partitions.ts";

let database: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  database = await createTestDatabase({ migrate });
  pool = openPool(database.connectionString);
});

afterAll(async () => {
  await pool?.end();
  await database?.drop();
});

async function dropPartitions(): Promise<void> {
  const { rows } = await pool.query(
    "select inhrelid::regclass::text as name from pg_inherits i join pg_class c on c.oid = inhrelid where relkind = 'r'",
  );
  for (const { name } of rows) await pool.query(`drop table ${name}`);
}

test("concurrent calls all succeed and create each partition once", async () => {
  await dropPartitions();
  const results = await Promise.all(Array.from({ length: 8 }, () => createPartitions(pool)));
  const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  expect(results[0]).toHaveLength(PARTITIONED_TABLES.length * (1 + DAYS_AHEAD));
  expect(results[0]).toContain(`callbacks_${today}`);
  expect(await createPartitions(pool)).toEqual([]);
});

test("days are in UTC, whatever the time zone of the connection", async () => {
  await dropPartitions();
  const client = new Client({
    connectionString: database.connectionString,
    options: "-c timezone=Pacific/Auckland",
  });
  await client.connect();
  await createPartitions(client);
  await client.query("set timezone = 'UTC'");
  const { rows } = await client.query(
    "select relname as name, pg_get_expr(relpartbound, oid) as bounds from pg_class where relname like 'callbacks_2%' and relkind = 'r' order by 1 limit 1",
  );
  await client.end();
  const day = new Date().toISOString().slice(0, 10);
  expect(rows).toEqual([
    {
      name: `callbacks_${day.replaceAll("-", "")}`,
      bounds: expect.stringContaining(`FROM ('${day} 00:00:00+00')`),
    },
  ]);
});
