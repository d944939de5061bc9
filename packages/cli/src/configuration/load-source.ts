import { createValidationResult } from "@payment-routing/config-analysis";
import {
  assembleConfiguration,
  ConfigurationError,
  type LoadedConfiguration,
  type LoadOptions,
  loadConfiguration,
  loadSecrets,
  readState,
  readVersion,
  readVersionFiles,
  type VersionFile,
} from "@payment-routing/config-store";
import type { ValidationResult } from "@payment-routing/operator-contract";
import { CommandError } from "../command.ts";
import { ACCESS_SETTINGS, findServiceOrDatabase } from "../operator/access-settings.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { showCount } from "../show-text.ts";
import { readRemoteVersion } from "./remote-versions.ts";
import { useVersions, type VersionPool } from "./use-versions.ts";

/** The settings of commands that work with a configuration. */
export const SOURCE_SETTINGS = {
  config: {
    ...SETTINGS.config,
    placeholder: "configuration",
    description:
      "The configuration: a file, a folder, sha256:... for a stored version (its digest or the start of it), or active for the active version. Required.",
  },
  sandbox: SETTINGS.sandbox,
  secrets: {
    ...SETTINGS.secrets,
    description:
      "The signing secrets. With them, the command checks that the configuration names existing secrets. Ignored where a service checks with its own.",
  },
  ...ACCESS_SETTINGS,
};

/** A configuration from files or from the database. */
interface LoadedSource {
  readonly loaded: LoadedConfiguration;
  /** The files of a version, without credentials. */
  readonly files: readonly VersionFile[];
  /** Files with credentials, which are not part of a version. */
  readonly leftOut: readonly string[];
}

/**
 * Loads the configuration of `--config`, or of another source.
 *
 * @throws SettingsError without a source
 * @throws CommandError with the issues of all files
 */
export async function loadSource(
  settings: SettingsOf<typeof SOURCE_SETTINGS>,
  environment: NodeJS.ProcessEnv,
  source = settings.config,
): Promise<LoadedSource> {
  const wanted = requireSource(source);
  return describeIssues(async () => {
    const options = await readOptions(settings, environment);
    if (!isVersion(wanted)) {
      const loaded = await loadConfiguration(wanted, options);
      return { loaded, ...(await readVersionFiles(wanted)) };
    }
    const service = await findServiceOrDatabase(settings);
    if (service === undefined) return useVersions(settings, (pool) => loadVersion(pool, wanted, options));
    const { digest, files } = await readRemoteVersion(service, wanted);
    return { loaded: assembleConfiguration(digest, files, options), files, leftOut: [] };
  });
}

/** @throws SettingsError without a source */
export function requireSource(source: string | undefined): string {
  if (source !== undefined) return source;
  throw new SettingsError(["--config: expected a file, a folder or a version, got nothing"]);
}

/** Converts a ConfigurationError to a CommandError. */
export async function describeIssues<Result>(load: () => Promise<Result>): Promise<Result> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const issues = error.issues.map(({ excerpt, ...issue }) => issue);
    throw new CommandError([error.message], { cause: error, document: { issues } });
  }
}

/** Whether a source is a stored version. A folder named `active` is `./active`. */
export function isVersion(source: string): boolean {
  return source === "active" || source.startsWith("sha256:");
}

async function loadVersion(pool: VersionPool, source: string, options: LoadOptions): Promise<LoadedSource> {
  const wanted = source === "active" ? (await readState(pool)).digest : source;
  if (wanted === null)
    throw new CommandError([
      "payment-routing: the database has no active version. Run payment-routing config activate",
    ]);
  const { digest, files } = await readVersion(pool, wanted);
  return { loaded: assembleConfiguration(digest, files, options), files, leftOut: [] };
}

async function readOptions(
  { sandbox, secrets: path }: SettingsOf<typeof SOURCE_SETTINGS>,
  environment: NodeJS.ProcessEnv,
): Promise<LoadOptions> {
  if (path === undefined) return { sandbox };
  return { sandbox, secrets: await loadSecrets(path, environment, { sandbox }) };
}

/** The size of a configuration, in one line. */
export function countParts(loaded: LoadedConfiguration): string {
  return describeParts(createValidationResult(loaded));
}

/** The size of a valid configuration, in one line. */
export function describeParts({
  methods,
  clients,
  accounts,
  countries,
  currencies,
  cases,
}: ValidationResult): string {
  return [
    showCount(methods, "method"),
    showCount(clients, "client"),
    showCount(accounts, "account"),
    showCount(countries, "country", "countries"),
    showCount(currencies, "currency", "currencies"),
    showCount(cases, "case"),
  ].join(", ");
}
