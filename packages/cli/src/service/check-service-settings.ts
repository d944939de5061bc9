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
  const { config, configSource, secrets, internalPort } = settings;
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
    ["all", "api"].includes(role) &&
      BLOCKED_PORTS.has(internalPort) &&
      `--internal-port: expected a port that browsers and fetch do not block, got ${internalPort}`,
    needsDatabase &&
      !isDatabaseSet &&
      `--role: expected --database-url or --embedded with ${role}, got neither`,
    needsDatabase && isDatabaseSet && secrets === undefined && "--secrets: expected a path, got nothing",
  ].filter((issue) => issue !== false);
  if (issues.length > 0) throw new SettingsError(issues);
  return { ...settings, role };
}

/** The bad ports of the Fetch Standard, section 2.9 (https://fetch.spec.whatwg.org/#port-blocking). No library exports them. */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102, 103, 104,
  109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465, 512, 513, 514, 515,
  526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993, 995, 1719, 1720, 1723, 2049,
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10080,
]);

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
