import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Child, type Ended, findProgram, startChild } from "../processes/child-process.ts";

/** A process of `payment-routing serve`. */
export interface ServiceProcess {
  readonly name: string;
  readonly role: ServiceRole;
  readonly processId: number;
  /** Base URL for searches, probes and metrics. Only probes and metrics for a worker. */
  readonly url: string;
  /** Base URL for reports. Undefined for a worker or with role `search`. */
  readonly internalUrl: string | undefined;
  readonly isRunning: boolean;
  /** Sends a signal. Resolves when the process has exited. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Resolves when the process has exited. */
  readonly ended: Promise<Ended>;
  /** Suspends the process (SIGSTOP). */
  suspend(): void;
  resume(): void;
  /** Sets the addresses of a host name in this process. */
  resolveName(name: string, addresses: readonly string[]): void;
  /** The last lines of the log. */
  readonly log: readonly string[];
}

export type ServiceRole = "api" | "worker" | "all" | "search";

/** Options of `startService`. */
export interface ServiceOptions {
  readonly name: string;
  readonly role: ServiceRole;
  readonly connectionString: string;
  readonly configuration: string;
  /** Not needed with role `search`. */
  readonly secrets?: string;
  /** Duration of a lease. Default: that of the service. */
  readonly leaseMs?: number;
  /** Timeout of a database query. Default: that of the service. */
  readonly databaseTimeoutMs?: number | undefined;
  /** Whether to collect the log after the process is ready. Default: true. */
  readonly keepsLog?: boolean;
  /** Percentage of requests to log. Default: 100. */
  readonly requestLogPercent?: number;
  /** Folder of a built version of this repository. Default: this repository. */
  readonly version?: string | undefined;
  /** Folder of the database package to use instead. */
  readonly nextDatabase?: string;
  /** Other arguments of `serve`. */
  readonly arguments?: readonly string[];
  /** A command that runs the rest of the command line. */
  readonly wrapper?: readonly string[];
}

/** Starts the service and waits until it is ready. It exits with this process. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  const child = startChild(findCommand(options.version), writeArguments(options), {
    wrapper: options.wrapper ?? [],
    preload: PRELOADS.slice(0, options.nextDatabase === undefined ? 1 : 2),
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      DATABASE_URL: options.connectionString,
      NEXT_DATABASE: options.nextDatabase,
    },
  });
  const log: string[] = [];
  const { url, internal_url: internalUrl } = await findReady(child, options, log);
  const isRunning = () => child.process.exitCode === null && child.process.signalCode === null;
  return {
    name: options.name,
    role: options.role,
    processId: child.process.pid ?? 0,
    url,
    internalUrl,
    log,
    get isRunning() {
      return isRunning();
    },
    async kill(signal) {
      child.process.kill(signal);
      await child.ended;
    },
    ended: child.ended,
    suspend: () => child.process.kill("SIGSTOP"),
    resume: () => child.process.kill("SIGCONT"),
    resolveName: (name, addresses) => child.process.send({ resolveName: name, addresses }),
  };
}

const PRELOADS = ["resolve-names", "run-next-version"].map((name) => findProgram(name, import.meta.url));

function findCommand(version: string | undefined): string {
  if (version !== undefined) return join(version, "packages/cli/bin/payment-routing.js");
  return fileURLToPath(
    new URL("bin/payment-routing.js", import.meta.resolve("@payment-routing/cli/package.json")),
  );
}

function writeArguments(options: ServiceOptions): readonly string[] {
  const { role, configuration, secrets, leaseMs, databaseTimeoutMs, requestLogPercent = 100 } = options;
  const receivers = ["127.0.0.1"];
  return [
    "serve",
    ...["--sandbox", "--role", role, "--config", configuration],
    ...(secrets === undefined ? [] : ["--secrets", secrets]),
    ...["--callback-exceptions", receivers.join(",")],
    ...(leaseMs === undefined ? [] : ["--delivery-lease-ms", String(leaseMs)]),
    ...["--host", "127.0.0.1", "--port", "0", "--internal-port", "0", "--log-level", "info"],
    ...["--request-log-percent", String(requestLogPercent)],
    ...(databaseTimeoutMs === undefined ? [] : ["--database-timeout-ms", String(databaseTimeoutMs)]),
    ...(options.arguments ?? []),
  ];
}

interface ReadyLine {
  readonly msg: string;
  readonly url: string;
  readonly internal_url?: string;
}

async function findReady(
  child: Child,
  { name, keepsLog = true }: ServiceOptions,
  log: string[],
): Promise<ReadyLine> {
  const { promise, resolve, reject } = Promise.withResolvers<ReadyLine>();
  const { stdout } = child.process;
  if (stdout === null) throw new Error(`${name} has no output`);
  const lines = createInterface(stdout).on("line", (line) => {
    if (line.includes('"msg":"request"')) return;
    log.push(line);
    if (log.length > MAX_LINES) log.shift();
    if (!line.includes('"msg":"ready"')) return;
    resolve(JSON.parse(line));
    if (keepsLog) return;
    // Discard the rest: a full pipe blocks the service.
    lines.close();
    stdout.resume();
  });
  void child.ended.then(({ code, signal }) => {
    reject(new Error(`${name} ended with ${signal ?? code} before it was ready: ${log.join("\n")}`));
  });
  return promise;
}

const MAX_LINES = 200;
