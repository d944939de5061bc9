import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

export const ROOT = fileURLToPath(new URL("../../../", import.meta.url));

/** The environment of every process: compiled modules are shared between processes. */
export const BASE_ENVIRONMENT: NodeJS.ProcessEnv = {
  PATH: process.env.PATH,
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
};

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly stdout: string;
  readonly stderr: string;
}

export interface RunningProcess {
  readonly child: ChildProcess;
  /** Resolves to the match once standard output matches. Fails the test if the process ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  ended(): Promise<Ended>;
}

/**
 * Runs `payment-routing` in a separate process, from its sources and in the root of the repository, with `input` as its
 * standard input.
 */
export function runCommand(
  args: readonly string[],
  environment: NodeJS.ProcessEnv = {},
  input?: string | Uint8Array,
): RunningProcess {
  const running = runProcess(process.execPath, ["packages/cli/src/main.ts", ...args], {
    env: { ...BASE_ENVIRONMENT, ...environment },
    stdio: [input === undefined ? "ignore" : "pipe", "pipe", "pipe"],
  });
  running.child.stdin?.end(input);
  return running;
}

/** Runs a process that is killed at the end of the test. */
export function runProcess(
  command: string,
  args: readonly string[],
  options: SpawnOptions = {},
): RunningProcess {
  const child = spawn(command, args, { cwd: ROOT, stdio: ["ignore", "pipe", "pipe"], ...options });
  const output = { stdout: "", stderr: "" };
  for (const name of ["stdout", "stderr"] as const) {
    child[name]?.setEncoding("utf8").on("data", (text: string) => {
      output[name] += text;
    });
  }
  const closed = once(child, "close") as Promise<[number | null, NodeJS.Signals | null]>;
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  return {
    child,
    async printed(pattern) {
      for (;;) {
        const match = pattern.exec(output.stdout);
        if (match !== null) return match;
        if (child.exitCode !== null || child.signalCode !== null) {
          throw new Error(`ended before ${pattern}: ${output.stdout}${output.stderr}`);
        }
        await setTimeout(10);
      }
    },
    async ended() {
      const [code, signal] = await closed;
      return { code, signal, ...output };
    },
  };
}
