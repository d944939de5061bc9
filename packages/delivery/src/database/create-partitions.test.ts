import { Client } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestDelivery, type TestDelivery } from "../../test/open-test-delivery.ts";
import { reportSession, SOURCE } from "../../test/reports.ts";
import { createPartitions, DAYS_AHEAD, PARTITIONED_TABLES } from "./create-partitions.ts";

let opened: TestDelivery;

beforeAll(async () => {
  opened = await openTestDelivery();
});

afterAll(() => opened?.[Symbol.asyncDispose]());

async function dropPartitions(): Promise<void> {
  const { pool } = opened.delivery.context;
  const { rows } = await pool.query(
    "select inhrelid::regclass::text as name from pg_inherits i join pg_class c on c.oid = inhrelid where relkind = 'r'",
  );
  for (const { name } of rows) await pool.query(`drop table ${name}`);
}

test("of many who make them at once all succeed, and each partition is made once", async () => {
  await dropPartitions();
  const { pool } = opened.delivery.context;
  const results = await Promise.all(Array.from({ length: 8 }, () => createPartitions(pool)));
  const today = new Date().toISOString().slice(0, 10).replaceAll("-", "");
  expect(results[0]).toHaveLength(PARTITIONED_TABLES.length * (1 + DAYS_AHEAD));
  expect(results[0]).toContain(`callbacks_${today}`);
  expect(await createPartitions(pool)).toEqual([]);
});

test("a day begins and ends by UTC, whatever the zone of the connection", async () => {
  await dropPartitions();
  const client = new Client({
    connectionString: opened.connectionString,
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

test("a report on a day without partitions makes them", async () => {
  await dropPartitions();
  const verdict = await opened.delivery.applyReport(reportSession(), SOURCE);
  expect(verdict).toMatchObject({ verdict: "applied", callbackSequence: 1 });
});
