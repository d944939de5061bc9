import { type Settings, SettingsError } from "@payment-routing/server/settings";
import { listDatabaseFaults } from "./database-settings.ts";

/** What a process of the service does. */
export type Role = Exclude<Settings["role"], undefined>;

/** Settings of the service that fit together. */
export interface ServiceSettings extends Settings {
  readonly config: string;
  readonly role: Role;
}

/**
 * Settles what depends on several settings.
 *
 * @throws SettingsError with everything that does not fit together
 */
export function judgeServiceSettings(settings: Settings): ServiceSettings {
  const { config, databaseUrl, embedded, secrets } = settings;
  const hasDatabase = databaseUrl !== undefined || embedded;
  const { role = hasDatabase ? "all" : "search" } = settings;
  const needsDatabase = role !== "search";
  const faults = [
    config === undefined && "--config: expected a path, got nothing",
    ...listDatabaseFaults(settings),
    needsDatabase &&
      !hasDatabase &&
      `--role: expected --database-url or --embedded beside ${role}, got neither`,
    needsDatabase && hasDatabase && secrets === undefined && "--secrets: expected a path, got nothing",
  ].filter((fault) => fault !== false);
  if (faults.length > 0 || config === undefined) throw new SettingsError(faults);
  return { ...settings, config, role };
}
