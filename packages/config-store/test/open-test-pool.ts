import { migrate, openPool } from "@payment-routing/database";
import { createTestDatabase } from "@payment-routing/embedded-database/testing";
import type { Pool } from "pg";

/** A database of its own with every table. */
export interface TestPool extends AsyncDisposable {
  readonly pool: Pool;
  readonly connectionString: string;
}

/** Open one for a test file: what its tests store stays until the end of it. */
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
