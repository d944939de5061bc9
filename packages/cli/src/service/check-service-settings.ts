import { existsSync } from "node:fs";
import { parseAddressException } from "@payment-routing/delivery";
import type { Logger } from "@payment-routing/server";
import type { Settings } from "../settings/service-settings.ts";
import { SettingsError } from "../settings/setting-definition.ts";
import { hasDatabase, listDatabaseIssues } from "./database-settings.ts";

/** The role of a process of the service. */
type Role = Exclude<Settings["role"], undefined>;

/** Valid settings of the service. */
export interface ServiceSettings extends Settings {
  readonly role: Role;
}

/** Options of `startService`. */
export interface ServiceOptions {
  readonly settings: ServiceSettings;
  readonly environment: NodeJS.ProcessEnv;
  readonly logger: Logger;
  /** In the sandbox, the origin of the sandbox merchant. */
  readonly sandboxMerchant?: string;
}

/**
 * Checks rules across several settings and sets the role.
 *
 * @throws SettingsError with every issue
 */
export function checkServiceSettings(settings: Settings): ServiceSettings {
  const { config, configSource, secrets } = settings;
  const isDatabaseSet = hasDatabase(settings);
  const { role = isDatabaseSet ? "all" : "search" } = settings;
  const needsDatabase = role !== "search";
  const issues = [
    configSource === "files" && config === undefined && "--config: expected a path, got nothing",
    configSource === "files" &&
      config !== undefined &&
      !existsSync(config) &&
      `--config: expected an existing file or folder, got ${config}`,
    configSource === "database" &&
      !isDatabaseSet &&
      "--config-source: expected --database-url or --embedded with database, got neither",
    ...listDatabaseIssues(settings),
    ...listExceptionIssues(settings),
    ...listOidcIssues(settings),
    needsDatabase &&
      !isDatabaseSet &&
      `--role: expected --database-url or --embedded with ${role}, got neither`,
    needsDatabase && isDatabaseSet && secrets === undefined && "--secrets: expected a path, got nothing",
  ].filter((issue) => issue !== false);
  if (issues.length > 0) throw new SettingsError(issues);
  return { ...settings, role };
}

function listExceptionIssues({ callbackExceptions }: Settings): readonly string[] {
  return callbackExceptions
    .filter((entry) => parseAddressException(entry) === undefined)
    .map(
      (entry) =>
        `--callback-exceptions: expected a host, host:port, address or block of addresses, got "${entry}"`,
    );
}

function listOidcIssues({
  oidcIssuer,
  oidcClientId,
  oidcViewerGroups,
  oidcOperatorGroups,
  oidcAdminGroups,
}: Settings): readonly string[] {
  if (oidcIssuer === undefined) return [];
  const groups = [...oidcViewerGroups, ...oidcOperatorGroups, ...oidcAdminGroups];
  return [
    !isSafeIssuer(oidcIssuer) &&
      `--oidc-issuer: expected https://…, or http://localhost for a trial, got ${oidcIssuer}`,
    oidcClientId === undefined && "--oidc-client-id: expected an id with --oidc-issuer, got nothing",
    groups.length === 0 &&
      "--oidc-viewer-groups, --oidc-operator-groups, --oidc-admin-groups: expected groups with --oidc-issuer, got none",
  ].filter((issue) => issue !== false);
}

function isSafeIssuer(issuer: string): boolean {
  if (!URL.canParse(issuer)) return false;
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || (protocol === "http:" && ["localhost", "127.0.0.1"].includes(hostname));
}
