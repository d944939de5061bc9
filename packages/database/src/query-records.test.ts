import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import { expect, test } from "vitest";
import { openPool } from "./open-pool.ts";
import { queryRecords } from "./query-records.ts";

test("rows are records without null and with numbers", async () => {
  await using database = await createTestDatabase();
  const pool = openPool(database.connectionString);
  const text = `select $1::bigint as session_id, '{1,9007199254740991}'::bigint[] as event_ids, null as state_reason,
    '{"a_b":null}'::json as detail, timestamptz '2026-06-30T18:04:15Z' as created_at`;
  expect(await queryRecords(pool, text, [7])).toEqual([
    {
      sessionId: 7,
      eventIds: [1, Number.MAX_SAFE_INTEGER],
      detail: { a_b: null },
      createdAt: new Date("2026-06-30T18:04:15Z"),
    },
  ]);
  await pool.end();
});
