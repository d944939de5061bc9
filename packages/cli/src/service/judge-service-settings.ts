import { existsSync } from "node:fs";
import { parseAddressException } from "@payment-routing/delivery";
import type { Settings } from "../settings/service-settings.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { listDatabaseFaults } from "./database-settings.ts";

/** What a process of the service does. */
export type Role = Exclude<Settings["role"], undefined>;

/** Settings of the service that fit together. */
export interface ServiceSettings extends Settings {
  readonly role: Role;
}

/** Whether a process works with the database that its settings name: if only to keep records of decisions in it. */
export function usesDatabase({ databaseUrl, embedded }: ServiceSettings): boolean {
  return databaseUrl !== undefined || embedded;
}

/**
 * Settles what depends on several settings.
 *
 * @throws SettingsError with everything that does not fit together
 */
export function judgeServiceSettings(settings: Settings): ServiceSettings {
  const { config, configSource, databaseUrl, embedded, secrets } = settings;
  const hasDatabase = databaseUrl !== undefined || embedded;
  const { role = hasDatabase ? "all" : "search" } = settings;
  const needsDatabase = role !== "search";
  const faults = [
    configSource === "files" && config === undefined && "--config: expected a path, got nothing",
    configSource === "files" &&
      config !== undefined &&
      !existsSync(config) &&
      `--config: expected a file or a folder that is there, got ${config}`,
    configSource === "database" &&
      !hasDatabase &&
      "--config-source: expected --database-url or --embedded beside database, got neither",
    ...listDatabaseFaults(settings),
    ...listExceptionFaults(settings),
    needsDatabase &&
      !hasDatabase &&
      `--role: expected --database-url or --embedded beside ${role}, got neither`,
    needsDatabase && hasDatabase && secrets === undefined && "--secrets: expected a path, got nothing",
  ].filter((fault) => fault !== false);
  if (faults.length > 0) throw new SettingsError(faults);
  return { ...settings, role };
}

function listExceptionFaults({ callbackExceptions }: Settings): readonly string[] {
  return callbackExceptions
    .filter((entry) => parseAddressException(entry) === undefined)
    .map(
      (entry) =>
        `--callback-exceptions: expected a host, host:port, address or block of addresses, got "${entry}"`,
    );
}
