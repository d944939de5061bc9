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
import { CommandError } from "../command.ts";
import { DATABASE_SETTINGS } from "../service/database-settings.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { useVersions, type VersionPool } from "./use-versions.ts";

/** The settings of commands that work with a configuration. */
export const SOURCE_SETTINGS = {
  config: {
    ...SETTINGS.config,
    placeholder: "configuration",
    description:
      "The configuration: a file or a folder; sha256:... for a version in the database, by the beginning of its digest; active for the active version. Required.",
  },
  sandbox: SETTINGS.sandbox,
  secrets: {
    ...SETTINGS.secrets,
    description:
      "The secrets that callbacks are signed with, to check that those which the configuration names are there.",
  },
  ...DATABASE_SETTINGS,
};

/** A configuration that a command works with, wherever it is from. */
export interface LoadedSource {
  readonly loaded: LoadedConfiguration;
  /** What a version is made of: without credentials. */
  readonly files: readonly VersionFile[];
  /** Files with credentials, which belong to no version. */
  readonly leftOut: readonly string[];
}

/**
 * Loads a configuration: that of `--config`, unless another source is given.
 *
 * @throws SettingsError without a source
 * @throws CommandError with the issues of all files
 */
export async function loadSource(
  settings: SettingsOf<typeof SOURCE_SETTINGS>,
  environment: NodeJS.ProcessEnv,
  source = settings.config,
): Promise<LoadedSource> {
  if (source === undefined)
    throw new SettingsError(["--config: expected a file, a folder or a version, got nothing"]);
  try {
    const options = await readOptions(settings, environment);
    if (!isVersion(source)) {
      const loaded = await loadConfiguration(source, options);
      return { loaded, ...(await readVersionFiles(source)) };
    }
    return await useVersions(settings, (pool) => loadVersion(pool, source, options));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const faults = error.issues.map(({ excerpt, ...issue }) => issue);
    throw new CommandError([error.message], { cause: error, document: { faults } });
  }
}

/** Whether a source is a version of the database. A folder of that name is `./active`. */
export function isVersion(source: string): boolean {
  return source === "active" || source.startsWith("sha256:");
}

async function loadVersion(pool: VersionPool, source: string, options: LoadOptions): Promise<LoadedSource> {
  const wanted = source === "active" ? (await readState(pool)).digest : source;
  if (wanted === null)
    throw new CommandError([
      "payment-routing: no version is active in the database: see payment-routing config activate",
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
