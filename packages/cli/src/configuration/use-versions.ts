import { VersionError } from "@payment-routing/config-store";
import { ConnectError, openPool, type Pool } from "@payment-routing/database";
import { isTransientError } from "@payment-routing/delivery";
import { CommandError } from "../command.ts";
import { describeDatabaseFailure } from "../service/check-database.ts";
import { type DatabaseSettings, useDatabase } from "../service/database-settings.ts";

/**
 * Calls `use` with a pool for the database that the settings name, and closes the pool.
 *
 * @throws SettingsError without a database
 * @throws CommandError for errors that the user can correct
 */
export function useVersions<Result>(
  settings: DatabaseSettings,
  use: (pool: Pool) => Promise<Result>,
): Promise<Result> {
  return useDatabase(settings, async (connectionString) => {
    const pool = openPool(connectionString, {
      maxConnections: 3,
      applicationName: "payment-routing command",
    });
    try {
      return await use(pool);
    } catch (error) {
      throw toCommandError(error);
    } finally {
      await pool.end();
    }
  });
}

function toCommandError(error: unknown): unknown {
  if (error instanceof VersionError)
    return new CommandError([`payment-routing: ${error.message}`], { cause: error });
  const { code } = Object(error) as { readonly code?: unknown };
  if (code === UNDEFINED_TABLE || code === UNDEFINED_FUNCTION)
    return new CommandError(["payment-routing: the database lacks migrations. Run payment-routing migrate"], {
      cause: error,
    });
  const isOfDatabase = error instanceof ConnectError || typeof code === "string" || isTransientError(error);
  // Errors of the database and the driver have a code. Other errors are defects.
  if (!isOfDatabase) return error;
  return new CommandError([`payment-routing: the database failed: ${describeDatabaseFailure(error)}`], {
    cause: error,
  });
}

const UNDEFINED_TABLE = "42P01";
const UNDEFINED_FUNCTION = "42883";
