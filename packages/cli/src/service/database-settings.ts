import { statSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command.ts";
import { SETTINGS, type Settings } from "../settings/service-settings.ts";
import { SettingsError } from "../settings/setting-definition.ts";

/** The settings of commands that use the database directly: the same as those of the service. */
export const DATABASE_SETTINGS = {
  databaseUrl: SETTINGS.databaseUrl,
  embedded: SETTINGS.embedded,
  dataFolder: SETTINGS.dataFolder,
};

/** The settings that select the database. */
export type DatabaseSettings = Pick<Settings, keyof typeof DATABASE_SETTINGS>;

/** Whether the settings name a database. */
export function hasDatabase({ databaseUrl, embedded }: Pick<Settings, "databaseUrl" | "embedded">): boolean {
  return databaseUrl !== undefined || embedded;
}

/** Lists the issues of the database settings. */
export function listDatabaseIssues({ databaseUrl, embedded }: DatabaseSettings): readonly string[] {
  if (databaseUrl === undefined) return [];
  return [
    ...(embedded ? ["--embedded: expected --embedded or --database-url, got both"] : []),
    // Does not quote the address, which may contain a password.
    ...(/^postgres(?:ql)?:\/\//.test(databaseUrl)
      ? []
      : ["--database-url: expected an address that begins with postgresql://, got another text"]),
    ...[...databaseUrl.matchAll(TLS_FILE)].flatMap(([, name, path = ""]) =>
      mayBeRead(path)
        ? []
        : [`--database-url: expected ${name} to be a regular file of at most ${MAX_TLS_FILE_BYTES} bytes`],
    ),
  ];
}

const TLS_FILE = /[?&](sslcert|sslkey|sslrootcert)=([^&#]+)/g;
const MAX_TLS_FILE_BYTES = 2 ** 20;

/** The driver reads it while the process does nothing else: a pipe would stop the process. */
function mayBeRead(encodedPath: string): boolean {
  try {
    const found = statSync(decodeURIComponent(encodedPath));
    return found.isFile() && found.size <= MAX_TLS_FILE_BYTES;
  } catch {
    // Connecting reports it.
    return true;
  }
}

/**
 * Calls `use` with the database that the settings name, and closes it. An embedded database must exist unless `mayCreate`
 * is set, so that a misspelt data folder is an error.
 *
 * @throws SettingsError without a database, or with an invalid one
 */
export async function useDatabase<Result>(
  settings: DatabaseSettings,
  use: (connectionString: string) => Promise<Result>,
  options: DatabaseOptions = { mayCreate: false },
): Promise<Result> {
  const issues = listDatabaseIssues(settings);
  if (issues.length > 0) throw new SettingsError(issues);
  const database: ServiceDatabase | undefined = await openDatabase(settings, options);
  if (database === undefined)
    throw new SettingsError([
      "--database-url: expected --database-url, DATABASE_URL or --embedded, got nothing",
    ]);
  try {
    return await use(database.connectionString);
  } finally {
    await database.close();
  }
}

/** An open database: the embedded one or an external one. */
export interface ServiceDatabase {
  readonly connectionString: string;
  /** Closes it. An embedded database stops with the last process that uses it. */
  close(): Promise<void>;
}

interface DatabaseOptions {
  /** Whether an embedded database is created if it does not exist. */
  readonly mayCreate: boolean;
}

/**
 * Opens the database that the settings name. Undefined without one.
 *
 * @throws CommandError if the address cannot be used, or the embedded database cannot start, or does not exist and may not be
 *   created
 */
export async function openDatabase(
  { databaseUrl, embedded, dataFolder }: Pick<Settings, "databaseUrl" | "embedded" | "dataFolder">,
  options: DatabaseOptions,
): Promise<ServiceDatabase | undefined> {
  const issue = databaseUrl && findAddressIssue(databaseUrl);
  if (issue) throw new CommandError([`payment-routing: --database-url: ${issue}`]);
  if (databaseUrl !== undefined) return { connectionString: databaseUrl, close: async () => undefined };
  if (!embedded) return undefined;
  // Imported on demand: its binaries are an optional dependency.
  const { EmbeddedDatabaseError, openEmbeddedDatabase } = await import("@payment-routing/embedded-database");
  try {
    return await openEmbeddedDatabase(join(dataFolder, "postgresql"), options);
  } catch (cause) {
    if (!(cause instanceof EmbeddedDatabaseError)) throw cause;
    throw new CommandError([cause.message], { cause });
  }
}

/** Finds what the driver would misread, and then print parts of. The texts do not quote the address: it may have a password. */
function findAddressIssue(databaseUrl: string): string | undefined {
  const [, authority = "", rest = ""] = /^\w+:\/\/([^/?#]*)(.*)$/s.exec(databaseUrl) ?? [];
  // One of / ? # in a password ends the authority, and the @ behind the password follows.
  if (/[@#]/.test(rest.replaceAll(/(?<=[?&](?:user|password)=)[^&#]*/g, "")))
    return "expected user, password and database in percent-encoding (%40 for @, %2F for /, %3F for ?, %23 for #)";
  const hosts = authority.slice(authority.lastIndexOf("@") + 1);
  if (hosts.includes(",") || /[?&](?:host|port)=[^&]*(?:,|%2c|&(?:.*&)?(?:host|port)=)/i.test(rest))
    return "expected one host and one port, got several: give an address that leads to the primary";
  // The driver accepts an address without a host, for a socket.
  if (URL.canParse(databaseUrl.replace("@/", "@localhost/"))) return undefined;
  return "expected postgresql://user:password@host:port/database in percent-encoding, with a port up to 65535";
}
