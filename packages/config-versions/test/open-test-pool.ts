import { migrate, openPool } from "@payment-routing/database";
import { startTestDatabase } from "@payment-routing/test-database";
import type { Pool } from "pg";

/** A database of its own with every table. */
export interface TestPool extends AsyncDisposable {
  readonly pool: Pool;
  readonly connectionString: string;
}

/** Open one for a test file: what its tests store stays until the end of it. */
export async function openTestPool(): Promise<TestPool> {
  const { connectionString, stop } = await startTestDatabase();
  await migrate(connectionString);
  const pool = openPool(connectionString);
  return {
    pool,
    connectionString,
    async [Symbol.asyncDispose]() {
      await pool.end();
      await stop();
    },
  };
}
