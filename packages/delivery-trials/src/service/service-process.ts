import { execFile } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { findProgram } from "../processes/child-process.ts";
import { type ServerOptions, type ServerProcess, startServer } from "../processes/server-process.ts";

/** A process of `payment-routing serve`. */
export interface ServiceProcess extends ServerProcess {
  readonly name: string;
  readonly role: ServiceRole;
}

export type ServiceRole = "api" | "worker" | "all" | "search";

/** Options of `startService`. */
export interface ServiceOptions
  extends Pick<ServerOptions, "name" | "keepsLog" | "wrapper" | "preload" | "env"> {
  readonly role: ServiceRole;
  readonly connectionString: string;
  /** The file to read the address of the database from instead. */
  readonly addressFile?: string | undefined;
  /** Default: that of the arguments. */
  readonly configuration?: string;
  /** Not needed with role `search`. */
  readonly secrets?: string;
  /** Duration of a lease. Default: that of the service. */
  readonly leaseMs?: number;
  /** Timeout of a database query. Default: that of the service. */
  readonly databaseTimeoutMs?: number | undefined;
  /** Percentage of requests to log. Default: 100. */
  readonly requestLogPercent?: number;
  /** Folder of a built version of this repository. Default: this repository. */
  readonly version?: string | undefined;
  /** Folder of the database package to use instead. */
  readonly nextDatabase?: string;
  /** Other arguments of `serve`. */
  readonly arguments?: readonly string[];
}

/** Starts the service and waits until it is ready. It exits with this process. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  const { name, role, addressFile, connectionString, version, nextDatabase, preload = [] } = options;
  const server = await startServer(findCommand(version), writeArguments(options), {
    ...options,
    preload: nextDatabase === undefined ? preload : [findProgram("run-next-version", import.meta.url)],
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      // Tests check the lines of the log.
      NODE_OPTIONS: process.env.NODE_OPTIONS,
      LOG_LINES: process.env.LOG_LINES,
      ...(addressFile === undefined
        ? { DATABASE_URL: connectionString }
        : { DATABASE_URL_FILE: addressFile }),
      NEXT_DATABASE: nextDatabase,
      ...options.env,
    },
  });
  // Not a spread: it would evaluate the getter.
  return Object.assign(server, { name, role });
}

/** Runs a command of `payment-routing` on a database, and returns what it prints. Throws when it fails. */
export async function runCommand(connectionString: string, ...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: connectionString };
  const { stdout } = await promisify(execFile)(process.execPath, [findCommand(), ...args], { env });
  return stdout;
}

/** The program `payment-routing` of a built version. */
export function findCommand(version?: string): string {
  if (version !== undefined) return join(version, "packages/cli/bin/payment-routing.js");
  return fileURLToPath(
    new URL("bin/payment-routing.js", import.meta.resolve("@payment-routing/cli/package.json")),
  );
}

function writeArguments(options: ServiceOptions): readonly string[] {
  const { role, configuration, secrets, leaseMs, databaseTimeoutMs, requestLogPercent = 100 } = options;
  return [
    "serve",
    ...["--sandbox", "--role", role],
    ...(configuration === undefined ? [] : ["--config", configuration]),
    ...(secrets === undefined ? [] : ["--secrets", secrets]),
    ...["--callback-exceptions", "127.0.0.1"],
    ...(leaseMs === undefined ? [] : ["--delivery-lease-ms", String(leaseMs)]),
    ...["--host", "127.0.0.1", "--port", "0", "--internal-port", "0", "--log-level", "info"],
    ...["--request-log-percent", String(requestLogPercent)],
    ...(databaseTimeoutMs === undefined ? [] : ["--database-timeout-ms", String(databaseTimeoutMs)]),
    ...(options.arguments ?? []),
  ];
}

const CONFIG = new URL("../../../../schemas/examples/config/", import.meta.url);

/** The configuration and the secrets of the sandbox. */
export const SANDBOX_FILES = {
  configuration: fileURLToPath(new URL("valid", CONFIG)),
  secrets: fileURLToPath(new URL("secrets/valid/sandbox.yaml", CONFIG)),
};
