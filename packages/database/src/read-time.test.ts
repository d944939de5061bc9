import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import type { Pool } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPool } from "./open-pool.ts";

let pool: Pool;
const opened = new AsyncDisposableStack();

beforeAll(async () => {
  const database = opened.use(await createTestDatabase());
  pool = opened.adopt(openPool(database.connectionString), (each) => each.end());
});

afterAll(() => opened.disposeAsync());

test.each([
  { time: "2025-03-04 05:06:07.891+01", want: "2025-03-04T04:06:07.891Z" },
  { time: "infinity", want: "9999-12-31T23:59:59.999Z" },
  { time: "-infinity", want: "0001-01-01T00:00:00.000Z" },
  { time: "294276-12-31 00:00:00+00", want: "9999-12-31T23:59:59.999Z" },
  { time: "0044-03-15 00:00:00+00 BC", want: "0001-01-01T00:00:00.000Z" },
])("$time is $want", async ({ time, want }) => {
  const { rows } = await pool.query("select $1::timestamptz as time, $1::timestamp as local", [time]);
  expect(rows[0].time.toISOString()).toBe(want);
  expect(rows[0].local).toBeInstanceOf(Date);
});

test("null stays null", async () => {
  const { rows } = await pool.query("select null::timestamptz as time");
  expect(rows).toEqual([{ time: null }]);
});

test.each([
  { type: "timestamptz", got: "04.03.2025 05:06:07 UTC" },
  { type: "timestamp", got: "04.03.2025 05:06:07" },
  { type: "date", got: "04.03.2025" },
])("a $type in another format is an error", async ({ type, got }) => {
  const client = await pool.connect();
  try {
    await client.query("set datestyle to German");
    const query = client.query(`select '2025-03-04 05:06:07'::${type} as time`);
    await expect(query).rejects.toThrow(`expected a time in ISO format from the database, got ${got}`);
  } finally {
    client.release(true);
  }
});
