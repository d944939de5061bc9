import { migrate, openPool } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import type { Pool } from "pg";

/** A migrated database. */
export interface TestPool extends AsyncDisposable {
  readonly pool: Pool;
  readonly connectionString: string;
}

/** The same, with a partition for the day of `makeDecision`. */
export async function openTestDay(): Promise<TestPool> {
  const opened = await openTestPool();
  await opened.pool.query(`
    create table decision_blocks_20261121 partition of decision_blocks
      for values from ('2026-11-21Z') to ('2026-11-22Z')`);
  return opened;
}

/** Creates a database for a test file. All tests of the file share it. */
export async function openTestPool(): Promise<TestPool> {
  const { connectionString, drop } = await createTestDatabase({ migrate });
  const pool = openPool(connectionString);
  return {
    pool,
    connectionString,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await drop();
    },
  };
}
