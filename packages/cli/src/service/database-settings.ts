import { SETTINGS, type Settings } from "../settings/service-settings.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { type DatabaseOptions, openDatabase, type ServiceDatabase } from "./open-database.ts";

/** The settings of commands that work on the database itself: those of the service, under the same names. */
export const DATABASE_SETTINGS = {
  databaseUrl: SETTINGS.databaseUrl,
  embedded: SETTINGS.embedded,
  dataFolder: SETTINGS.dataFolder,
};

/** What tells which database. */
export type DatabaseSettings = Pick<Settings, keyof typeof DATABASE_SETTINGS>;

/** What is wrong with a database that is given, a sentence a fault. */
export function listDatabaseFaults({ databaseUrl, embedded }: DatabaseSettings): readonly string[] {
  if (databaseUrl === undefined) return [];
  return [
    ...(embedded ? ["--embedded: expected it or --database-url, got both"] : []),
    ...listAddressFaults(databaseUrl),
  ];
}

/** They do not repeat it: a password may be in it. */
function listAddressFaults(databaseUrl: string): readonly string[] {
  if (!/^postgres(?:ql)?:\/\//.test(databaseUrl))
    return ["--database-url: expected an address that begins with postgresql://, got another text"];
  // The driver takes one without a host, for a socket.
  if (URL.canParse(databaseUrl.replace("@/", "@localhost/"))) return [];
  return ["--database-url: expected an address with user and password in percent-encoding, got another text"];
}

/**
 * Does something on the database that the settings name, and leaves it. A PostgreSQL of our own has to be there, unless it
 * may be made: a data folder that is misspelt is not to be found in order.
 *
 * @throws SettingsError when they name none, or name it wrongly
 */
export async function useDatabase<Result>(
  settings: DatabaseSettings,
  use: (connectionString: string) => Promise<Result>,
  options: DatabaseOptions = { mayCreate: false },
): Promise<Result> {
  const faults = listDatabaseFaults(settings);
  if (faults.length > 0) throw new SettingsError(faults);
  const database: ServiceDatabase | undefined = await openDatabase(settings, options);
  if (database === undefined)
    throw new SettingsError(["--database-url: expected it, DATABASE_URL or --embedded, got nothing"]);
  try {
    return await use(database.connectionString);
  } finally {
    await database.close();
  }
}
