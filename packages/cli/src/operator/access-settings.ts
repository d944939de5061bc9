import type { OperatorClient } from "@payment-routing/operator-client";
import { DATABASE_SETTINGS, hasDatabase } from "../service/database-settings.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { findService, OPERATOR_SETTINGS } from "./operator-settings.ts";

const { url, key, keyFile } = OPERATOR_SETTINGS;
const { databaseUrl, embedded, dataFolder } = DATABASE_SETTINGS;

/** The settings of commands that work in the database when no service can be used yet. */
export const ACCESS_SETTINGS = {
  url: { ...url, alternativeTo: ["databaseUrl", "embedded"] },
  key,
  keyFile,
  databaseUrl: {
    ...databaseUrl,
    alternativeTo: ["url"],
    description: `${databaseUrl.description} Used only without --url.`,
  },
  embedded: { ...embedded, alternativeTo: ["url"] },
  dataFolder,
};

/**
 * The service of the settings. Undefined if they only name a database.
 *
 * @throws SettingsError with neither
 */
export function findServiceOrDatabase(
  given: Omit<SettingsOf<typeof ACCESS_SETTINGS>, "dataFolder">,
): Promise<OperatorClient | undefined> {
  if (given.url === undefined && !hasDatabase(given))
    throw new SettingsError(["--url: expected --url, --database-url or --embedded, got nothing"]);
  return findService(given);
}
