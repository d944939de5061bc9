import { migrate, openPool } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import type { Pool } from "pg";

/** A migrated database. */
export interface TestPool extends AsyncDisposable {
  readonly pool: Pool;
  readonly connectionString: string;
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
