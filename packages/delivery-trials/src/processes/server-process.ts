import { createInterface } from "node:readline";
import type { ServerMethods } from "./answer-parent.ts";
import { type Child, type ChildOptions, type Ended, findProgram, startChild } from "./child-process.ts";
import { callMethods, type Remote } from "./requests.ts";

/** A child process that listens for HTTP requests. */
export interface ServerProcess extends Remote<ServerMethods> {
  readonly processId: number;
  /** Base URL for searches, probes and metrics. */
  readonly url: string;
  /** Base URL of the internal listener. Undefined without one. */
  readonly internalUrl: string | undefined;
  readonly isRunning: boolean;
  /** Sends a signal. Resolves when the process has exited. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Resolves when the process has exited. */
  readonly ended: Promise<Ended>;
  /** Suspends the process (SIGSTOP). */
  suspend(): void;
  resume(): void;
  /** The last lines of the log. */
  readonly log: readonly string[];
}

export interface ServerOptions extends ChildOptions {
  readonly name: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Whether to collect the log after the process is ready. Default: true. */
  readonly keepsLog?: boolean;
}

/** Starts a program and waits until it logs that it is ready, with its URLs. It exits with this process. */
export async function startServer(
  program: string,
  args: readonly string[],
  { name, env, keepsLog = true, preload = [], wrapper = [] }: ServerOptions,
): Promise<ServerProcess> {
  const modules = [findProgram("answer-parent", import.meta.url), ...preload];
  const child = startChild(program, args, { preload: modules, wrapper, ...(env && { env }) });
  const log: string[] = [];
  const { url, internal_url: internalUrl } = await findReady(child, name, keepsLog, log);
  return {
    processId: child.process.pid ?? 0,
    url,
    internalUrl,
    log,
    get isRunning() {
      return child.process.exitCode === null && child.process.signalCode === null;
    },
    async kill(signal) {
      child.process.kill(signal);
      await child.ended;
    },
    ended: child.ended,
    suspend: () => child.process.kill("SIGSTOP"),
    resume: () => child.process.kill("SIGCONT"),
    ...callMethods<ServerMethods>(child.process, ["measureCpu", "measureHeap", "resolveName"]),
  };
}

interface ReadyLine {
  readonly msg: string;
  readonly url: string;
  readonly internal_url?: string;
}

async function findReady(child: Child, name: string, keepsLog: boolean, log: string[]): Promise<ReadyLine> {
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
