import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import {
  assembleConfiguration,
  assembleInBackground,
  ConfigurationError,
  type LoadedConfiguration,
  type LoadOptions,
  loadConfiguration,
  loadSecrets,
  NoConfigurationError,
  reloadCredentials,
  startOf,
  type WatchedConfiguration,
  type WatchFilesOptions,
  watchConfigurationDatabase,
  watchConfigurationFiles,
  writeCredentials,
} from "@payment-routing/config-store";
import { CommandError } from "../command.ts";
import { describeDatabaseFailure } from "./check-database.ts";
import type { ServiceOptions } from "./check-service-settings.ts";

/**
 * Loads the configuration of a service from its files and watches them. A configuration with a failing test case is
 * rejected like an invalid one. Valid keys take effect even if the rest of a change is rejected.
 *
 * @throws CommandError with the issues of all files
 */
export function followServiceFiles(options: ServiceOptions): Promise<WatchedConfiguration> {
  const { settings, logger } = options;
  const { config = "", configPollMs: intervalMs } = settings;
  const { readLoadOptions, listSecretPaths } = followSecrets(options);
  const load = requirePassingCases(config, async (served, signal) =>
    loadConfiguration(config, { ...(await readLoadOptions()), served, signal }),
  );
  const paths = () => [config, ...listSecretPaths()];
  const { sandbox } = settings;
  const reload = (served: LoadedConfiguration) => reloadCredentials(config, served, { sandbox });
  return toCommandError(
    watchConfigurationFiles({ load, reloadCredentials: reload, paths, intervalMs, logger }),
  );
}

/**
 * Loads the active version of the database and watches for changes.
 *
 * @throws CommandError without an active version, or if it is invalid
 */
export function followServiceDatabase(
  options: ServiceOptions,
  connectionString: string,
): Promise<WatchedConfiguration> {
  const { settings, logger } = options;
  const { readLoadOptions, listSecretPaths } = followSecrets(options);
  return toCommandError(
    watchConfigurationDatabase({
      connectionString,
      queryTimeoutMs: settings.databaseTimeoutMs,
      assemble: async ({ digest, files, keys }, served, signal) => {
        const credentials = writeCredentials(keys);
        const given = { ...(await readLoadOptions()), credentials };
        return served === undefined
          ? assembleConfiguration(digest, files, given)
          : assembleInBackground(digest, files, { ...given, served, signal });
      },
      sandbox: settings.sandbox,
      paths: listSecretPaths,
      cacheFile: join(settings.dataFolder, "active-configuration.json"),
      intervalMs: settings.configPollMs,
      logger,
    }),
  );
}

interface FollowedSecrets {
  /** Loads the current secrets, unless the process only answers searches. */
  readLoadOptions(): Promise<LoadOptions>;
  /** Lists the path of the secrets and the files with their texts, even when one of them cannot be read. */
  listSecretPaths(): readonly string[];
}

function followSecrets({ settings, environment, sandboxMerchant }: ServiceOptions): FollowedSecrets {
  const { role, secrets: path, sandbox } = settings;
  const fixed = { sandbox, ...(sandboxMerchant !== undefined && { sandboxMerchant }) };
  if (role === "search" || path === undefined)
    return { readLoadOptions: async () => fixed, listSecretPaths: () => [] };
  let textFiles: readonly string[] = [];
  const onTextFiles = (paths: readonly string[]) => {
    textFiles = paths;
  };
  return {
    readLoadOptions: async () => ({
      ...fixed,
      secrets: await loadSecrets(path, environment, { sandbox, onTextFiles }),
    }),
    listSecretPaths: () => [path, ...textFiles],
  };
}

async function toCommandError(starting: Promise<WatchedConfiguration>): Promise<WatchedConfiguration> {
  try {
    return await starting;
  } catch (error) {
    if (error instanceof ConfigurationError) throw new CommandError([error.message], { cause: error });
    if (!(error instanceof NoConfigurationError)) throw error;
    throw new CommandError([`payment-routing serve: ${describeDatabaseFailure(error)}`], { cause: error });
  }
}

/**
 * Wraps a load so that it rejects a configuration whose test cases fail. Cases run only if the configuration or the cases
 * changed since they last passed: a change of keys or secrets alone must not fail because a case depends on the date.
 *
 * The returned load throws a ConfigurationError with every failing case.
 */
export function requirePassingCases(
  path: string,
  load: WatchFilesOptions["load"],
): WatchFilesOptions["load"] {
  let passed: LoadedConfiguration | undefined;
  return async (served, signal) => {
    const loaded = await load(served, signal);
    if (passed === undefined || !isUnchanged(passed, loaded)) await checkCases(path, loaded);
    passed = loaded;
    return loaded;
  };
}

async function checkCases(path: string, loaded: LoadedConfiguration): Promise<void> {
  if (loaded.cases.length === 0) return;
  // Imported on demand: most configurations have no cases.
  const { listCaseIssues } = await import("@payment-routing/routing/analysis");
  const issues = listCaseIssues(loaded, startOf(path));
  if (issues.length > 0) throw new ConfigurationError(issues);
}

function isUnchanged(a: LoadedConfiguration, b: LoadedConfiguration): boolean {
  return a.router.configurationDigest === b.router.configurationDigest && isDeepStrictEqual(a.cases, b.cases);
}
