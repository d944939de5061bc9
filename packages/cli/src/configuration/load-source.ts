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
import type { SettingsOf } from "../settings/setting-definition.ts";
import { operand } from "../settings/setting-kinds.ts";
import { useVersions, type VersionPool } from "./use-versions.ts";

/** What a command is told about the configurations that it looks at. */
export const SOURCE_SETTINGS = {
  sandbox: SETTINGS.sandbox,
  secrets: {
    ...SETTINGS.secrets,
    description:
      "The secrets that callbacks are signed with, to check that those which the configuration names are there.",
  },
  ...DATABASE_SETTINGS,
};

/** The configuration that a command is about. */
export const SOURCE_OPERAND = operand(
  "configuration",
  "A file or a folder; sha256:... for a version of the database, by the beginning of its digest; active for the active one.",
);

/** A configuration that a command works with, wherever it is from. */
export interface LoadedSource {
  readonly loaded: LoadedConfiguration;
  /** What a version is made of: without credentials. */
  readonly files: readonly VersionFile[];
  /** Files with credentials, which belong to no version. */
  readonly leftOut: readonly string[];
}

/**
 * Loads a configuration.
 *
 * @throws CommandError with the faults of all files
 */
export async function loadSource(
  source: string,
  settings: SettingsOf<typeof SOURCE_SETTINGS>,
  environment: NodeJS.ProcessEnv,
): Promise<LoadedSource> {
  try {
    const options = await readOptions(settings, environment);
    if (!isVersion(source)) {
      const loaded = await loadConfiguration(source, options);
      return { loaded, ...(await readVersionFiles(source)) };
    }
    return await useVersions(settings, (pool) => loadVersion(pool, source, options));
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    const faults = error.faults.map(({ excerpt, ...fault }) => fault);
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
