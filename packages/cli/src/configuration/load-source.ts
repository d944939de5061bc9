import {
  assembleConfiguration,
  ConfigurationError,
  type LoadedConfiguration,
  type LoadOptions,
  loadConfiguration,
  loadSecrets,
  readVersionFiles,
  startOf,
  type VersionFile,
} from "@payment-routing/config-store";
import type { ValidationResult } from "@payment-routing/operator-contract";
import { createValidationResult, listActivationIssues } from "@payment-routing/routing/analysis";
import { CommandError } from "../command.ts";
import { connectOperator, OPERATOR_SETTINGS } from "../operator/operator-settings.ts";
import { SETTINGS } from "../settings/service-settings.ts";
import { SettingsError, type SettingsOf } from "../settings/setting-definition.ts";
import { showCount } from "../show-text.ts";
import { readRemoteVersion } from "./remote-versions.ts";

/** The configuration that a command works with. */
export const CONFIG_SETTING = {
  ...SETTINGS.config,
  placeholder: "configuration",
  description:
    "The configuration: a file, a folder, or a version of the service at --url: sha256:... (its digest or the start of it) or active (the active version). Required.",
};

/** The settings of commands that work with a configuration in this process or in a service. */
export const SOURCE_SETTINGS = {
  config: CONFIG_SETTING,
  sandbox: SETTINGS.sandbox,
  secrets: {
    ...SETTINGS.secrets,
    description:
      "The signing secrets. With them, the command checks that the configuration names existing secrets. Ignored where a service checks with its own.",
  },
  ...OPERATOR_SETTINGS,
};

type SourceSettings = Omit<SettingsOf<typeof SOURCE_SETTINGS>, "json">;

/** A configuration from files or from a service. */
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
  settings: SourceSettings,
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
    const { digest, files } = await readRemoteVersion(await connectOperator(settings), wanted);
    return { loaded: assembleConfiguration(digest, files, options), files, leftOut: [] };
  });
}

/**
 * Reads the files of a version from a file or a folder.
 *
 * @throws CommandError with the issues of all files, or when there are none but credentials
 */
export async function readFiles(
  source: string,
): Promise<Pick<LoadedSource, "leftOut"> & { readonly files: readonly [VersionFile, ...VersionFile[]] }> {
  const { files, leftOut } = await describeIssues(() => readVersionFiles(source));
  const [first, ...others] = files;
  if (first === undefined) throw new CommandError([`${source}: no file has anything but credentials`]);
  return { files: [first, ...others], leftOut };
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

/**
 * Runs the lint and the test cases of a configuration in this process.
 *
 * @throws CommandError with lint errors and failing test cases
 */
export function checkActivation(loaded: LoadedConfiguration, path = ""): Promise<void> {
  return describeIssues(async () => {
    const issues = listActivationIssues(loaded, startOf(path));
    if (issues.length > 0) throw new ConfigurationError(issues);
  });
}

/** Whether a source is a stored version. A folder named `active` is `./active`. */
export function isVersion(source: string): boolean {
  return source === "active" || source.startsWith("sha256:");
}

async function readOptions(
  { sandbox, secrets: path }: Pick<SourceSettings, "sandbox" | "secrets">,
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
