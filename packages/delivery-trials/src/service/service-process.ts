import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { type Child, findProgram, startChild } from "../processes/child-process.ts";

/** One `payment-routing serve`, as an operator starts it. */
export interface ServiceProcess {
  readonly name: string;
  readonly role: ServiceRole;
  readonly processId: number;
  /** Where it takes reports; undefined for a worker. */
  readonly internalUrl: string | undefined;
  readonly isRunning: boolean;
  /** Resolves once it does not run any more. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Freezes it. It holds what it has and says nothing. */
  freeze(): void;
  thaw(): void;
  /** Changes which addresses a name has for this process. */
  resolveName(name: string, addresses: readonly string[]): void;
  /** Its last lines of log. */
  readonly log: readonly string[];
}

export type ServiceRole = "api" | "worker" | "all";

/** What a process of the service is started with. */
export interface ServiceOptions {
  readonly name: string;
  readonly role: ServiceRole;
  readonly connectionString: string;
  readonly configuration: string;
  readonly secrets: string;
  /** How long a worker holds a lane. */
  readonly leaseMs: number;
  /** How long it waits for an answer of the database; as long as an operator who says nothing of it. */
  readonly databaseTimeoutMs?: number | undefined;
  /** Whether its log is kept once it is ready; true unless it is said. */
  readonly keepsLog?: boolean;
  /** Of its requests, how many are logged; all unless it is said. */
  readonly requestLogPercent?: number;
  /** The folder of another version of this repository, built; this one unless given. */
  readonly version?: string | undefined;
  /** The folder of another copy of the database package to run with. */
  readonly nextDatabase?: string;
}

/** Starts the service and waits until it is ready. It lives no longer than this process. */
export async function startService(options: ServiceOptions): Promise<ServiceProcess> {
  const child = startChild(findCommand(options.version), writeArguments(options), {
    preload: PRELOADS.slice(0, options.nextDatabase === undefined ? 1 : 2),
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: options.connectionString,
      NEXT_DATABASE: options.nextDatabase,
    },
  });
  const log: string[] = [];
  const { internal_url: internalUrl } = await findReady(child, options, log);
  const isRunning = () => child.process.exitCode === null && child.process.signalCode === null;
  return {
    name: options.name,
    role: options.role,
    processId: child.process.pid ?? 0,
    internalUrl,
    log,
    get isRunning() {
      return isRunning();
    },
    async kill(signal) {
      child.process.kill(signal);
      await child.ended;
    },
    freeze: () => child.process.kill("SIGSTOP"),
    thaw: () => child.process.kill("SIGCONT"),
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
    ...["--sandbox", "--role", role, "--config", configuration, "--secrets", secrets],
    ...["--callback-exceptions", receivers.join(","), "--delivery-lease-ms", String(leaseMs)],
    ...["--host", "127.0.0.1", "--port", "0", "--internal-port", "0", "--log-level", "info"],
    ...["--request-log-percent", String(requestLogPercent)],
    ...(databaseTimeoutMs === undefined ? [] : ["--database-timeout-ms", String(databaseTimeoutMs)]),
  ];
}

interface ReadyLine {
  readonly msg: string;
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
    // Read and dropped: a pipe that nobody reads stops whoever writes into it.
    lines.close();
    stdout.resume();
  });
  void child.ended.then(({ code, signal }) => {
    reject(new Error(`${name} ended with ${signal ?? code} before it was ready: ${log.join("\n")}`));
  });
  return promise;
}

const MAX_LINES = 200;
