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
import { showCount } from "../show-text.ts";
import { useVersions, type VersionPool } from "./use-versions.ts";

/** The settings of commands that work with a configuration. */
export const SOURCE_SETTINGS = {
  config: {
    ...SETTINGS.config,
    placeholder: "configuration",
    description:
      "The configuration: a file, a folder, sha256:... for a version in the database (its digest or the start of it), or active for the active version. Required.",
  },
  sandbox: SETTINGS.sandbox,
  secrets: {
    ...SETTINGS.secrets,
    description:
      "The signing secrets. With them, the command checks that the configuration names existing secrets.",
  },
  ...DATABASE_SETTINGS,
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

/** Whether a source is a version in the database. A folder named `active` is `./active`. */
function isVersion(source: string): boolean {
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
export function countParts({ configuration, cases }: LoadedConfiguration): string {
  const { countries, currencies, methods, clients } = configuration;
  const accounts = clients.flatMap((client) => client.accounts);
  return [
    showCount(methods.length, "method"),
    showCount(clients.length, "client"),
    showCount(accounts.length, "account"),
    `${countries.length} ${countries.length === 1 ? "country" : "countries"}`,
    `${currencies.length} ${currencies.length === 1 ? "currency" : "currencies"}`,
    showCount(cases.length, "case"),
  ].join(", ");
}
