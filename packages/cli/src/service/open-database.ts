import { join } from "node:path";
import { CommandError } from "../command.ts";
import type { Settings } from "../settings/service-settings.ts";

/** A database for the service, its own or somebody else's. */
export interface ServiceDatabase {
  readonly connectionString: string;
  /** Leaves it. A PostgreSQL of our own ends with the last process that leaves it. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Whether a PostgreSQL of our own is made where there is none. */
  readonly mayCreate: boolean;
}

/**
 * The database that the settings name; undefined when they name none.
 *
 * @throws CommandError when a PostgreSQL of our own cannot be started, or is not there and may not be made
 */
export async function openDatabase(
  { databaseUrl, embedded, dataFolder }: Pick<Settings, "databaseUrl" | "embedded" | "dataFolder">,
  options: DatabaseOptions,
): Promise<ServiceDatabase | undefined> {
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, close: async () => undefined };
  if (!embedded) return undefined;
  // Loaded only here: its binaries are an optional dependency.
  const { EmbeddedDatabaseError, openEmbeddedDatabase } = await import("@payment-routing/embedded-database");
  try {
    return await openEmbeddedDatabase(join(dataFolder, "postgresql"), options);
  } catch (cause) {
    if (!(cause instanceof EmbeddedDatabaseError)) throw cause;
    throw new CommandError([cause.message], { cause });
  }
}
