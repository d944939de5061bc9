import { DATABASE_SETTINGS, hasDatabase } from "../service/database-settings.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { connectOperator, type OperatorService } from "./operator-service.ts";
import { OPERATOR_SETTINGS, readAccess } from "./operator-settings.ts";

const { url, key, keyFile } = OPERATOR_SETTINGS;
const { databaseUrl, embedded, dataFolder } = DATABASE_SETTINGS;

/** The settings of commands that use a running service, or the database if the settings name one. */
export const ACCESS_SETTINGS = {
  url: { ...url, alternativeTo: "databaseUrl" },
  key,
  keyFile,
  databaseUrl: {
    ...databaseUrl,
    alternativeTo: "url",
    description: `${databaseUrl.description} The command then uses the database and no service.`,
  },
  embedded: { ...embedded, alternativeTo: "url" },
  dataFolder,
};

type AccessSettings = Omit<SettingsOf<typeof ACCESS_SETTINGS>, "dataFolder">;

/**
 * The service that a command uses. Undefined when the settings name a database, or nothing.
 *
 * @throws SettingsError for an address without a key
 */
export async function findService(given: AccessSettings): Promise<OperatorService | undefined> {
  if (given.url === undefined || hasDatabase(given)) return undefined;
  return connectOperator(await readAccess(given));
}

/**
 * `findService` for a command that needs a service or a database.
 *
 * @throws SettingsError with neither
 */
export function findServiceOrDatabase(given: AccessSettings): Promise<OperatorService | undefined> {
  if (given.url === undefined && !hasDatabase(given))
    throw new SettingsError(["--url: expected --url, --database-url or --embedded, got nothing"]);
  return findService(given);
}
