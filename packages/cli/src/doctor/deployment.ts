import {
  assembleConfiguration,
  type LoadedConfiguration,
  loadConfiguration,
  loadSecrets,
  readActiveSnapshot,
  writeCredentials,
} from "@payment-routing/config-store";
import { findMissingMigrations, openPool, type Pool } from "@payment-routing/database";
import { checkServiceSettings, type ServiceSettings } from "../service/check-service-settings.ts";
import {
  hasDatabase,
  listDatabaseIssues,
  openDatabase,
  type ServiceDatabase,
} from "../service/database-settings.ts";
import type { Settings } from "../settings/service-settings.ts";
import { SettingsError } from "../settings/setting-definition.ts";

/** A part of a deployment, or why it cannot be used: undefined when the deployment has none, or it needs another. */
export interface Part<Value> {
  readonly value?: Value | undefined;
  readonly error?: unknown;
}

/** A deployment under examination, from the settings of one of its processes. */
export interface Deployment extends AsyncDisposable {
  readonly settings: ServiceSettings;
  readonly environment: NodeJS.ProcessEnv;
  /** Issues of the settings. The others are examined nevertheless. */
  readonly settingsIssues: readonly string[];
  /** The database, once it has answered. */
  readonly database: Part<Pool>;
  /** Names of the migrations that the database lacks. */
  readonly missingMigrations: Part<readonly string[]>;
  /** The active configuration, with the secrets. */
  readonly configuration: Part<LoadedConfiguration>;
}

/** Opens what the settings name. Never rejects: the parts have the errors. */
export async function openDeployment(given: Settings, environment: NodeJS.ProcessEnv): Promise<Deployment> {
  const { settings, issues: settingsIssues } = readSettings(given);
  let opened: ServiceDatabase | undefined;
  const database = await attempt(async () => {
    const isNamed = hasDatabase(settings) && listDatabaseIssues(settings).length === 0;
    opened = isNamed ? await openDatabase(settings, { mayCreate: false }) : undefined;
    return opened && (await connect(opened.connectionString, settings.databaseTimeoutMs));
  });
  const { value: pool } = database;
  const missingMigrations = await attempt(async () => pool && (await findMissingMigrations(pool)));
  const hasTables = pool !== undefined && missingMigrations.value?.length === 0;
  const configuration = await attempt(() => load(settings, environment, hasTables ? pool : undefined));
  return {
    settings,
    environment,
    settingsIssues,
    database,
    missingMigrations,
    configuration,
    async [Symbol.asyncDispose]() {
      await pool?.end();
      await opened?.close();
    },
  };
}

function readSettings(given: Settings) {
  try {
    return { settings: checkServiceSettings(given), issues: [] };
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    const role = given.role ?? (hasDatabase(given) ? "all" : "search");
    return { settings: { ...given, role }, issues: error.issues };
  }
}

async function attempt<Value>(open: () => Promise<Value | undefined>): Promise<Part<Value>> {
  try {
    return { value: await open() };
  } catch (error) {
    return { error };
  }
}

async function connect(connectionString: string, queryTimeoutMs: number): Promise<Pool> {
  const pool = openPool(connectionString, {
    maxConnections: 2,
    queryTimeoutMs,
    applicationName: "payment-routing doctor",
  });
  try {
    await pool.query("select");
    return pool;
  } catch (error) {
    await pool.end();
    throw error;
  }
}

/** Loads the configuration and the secrets that a process would use. Undefined without a database that has it. */
async function load(
  { configSource, config, secrets: path, sandbox, role }: ServiceSettings,
  environment: NodeJS.ProcessEnv,
  pool: Pool | undefined,
): Promise<LoadedConfiguration | undefined> {
  const isSigning = role !== "search" && path !== undefined;
  const secrets = isSigning ? await loadSecrets(path, environment, { sandbox }) : undefined;
  const options = { sandbox, ...(secrets && { secrets }) };
  if (configSource === "files") return config === undefined ? undefined : loadConfiguration(config, options);
  if (pool === undefined) return undefined;
  const { digest, files, keys } = await readActiveSnapshot(pool);
  return assembleConfiguration(digest, files, { ...options, credentials: writeCredentials(keys) });
}
