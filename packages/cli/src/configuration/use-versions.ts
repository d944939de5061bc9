import { VersionError } from "@payment-routing/config-store";
import { openPool, type Pool } from "@payment-routing/database";
import { isTransientError } from "@payment-routing/delivery";
import { CommandError } from "../command.ts";
import { type DatabaseSettings, useDatabase } from "../service/database-settings.ts";
import { describeDatabaseFailure } from "../service/describe-database-failure.ts";

/** Connections to the database that has the versions. */
export type VersionPool = Pool;

/**
 * Does something with versions or keys on the database that the settings name.
 *
 * @throws SettingsError when they name none
 * @throws CommandError for what its user can mend
 */
export function useVersions<Result>(
  settings: DatabaseSettings,
  use: (pool: VersionPool) => Promise<Result>,
): Promise<Result> {
  return useDatabase(settings, async (connectionString) => {
    const pool = openPool(connectionString, {
      maxConnections: 3,
      applicationName: "payment-routing command",
    });
    try {
      return await use(pool);
    } catch (error) {
      throw tellPlainly(error);
    } finally {
      await pool.end();
    }
  });
}

function tellPlainly(error: unknown): unknown {
  if (error instanceof VersionError)
    return new CommandError([`payment-routing: ${error.message}`], { cause: error });
  const { code } = Object(error) as { readonly code?: unknown };
  if (code === UNDEFINED_TABLE)
    return new CommandError(["payment-routing: the database lacks migrations: see payment-routing migrate"], {
      cause: error,
    });
  // What the database and the driver say; anything else is a fault of the program.
  if (typeof code !== "string" && !isTransientError(error)) return error;
  return new CommandError([`payment-routing: the database failed: ${describeDatabaseFailure(error)}`], {
    cause: error,
  });
}

const UNDEFINED_TABLE = "42P01";
