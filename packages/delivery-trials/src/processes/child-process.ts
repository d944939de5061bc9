import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/** A child process that exits with this process. */
export interface Child {
  readonly process: ChildProcess;
  /** Resolves when the process has exited. */
  readonly ended: Promise<Ended>;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** Returns the path of a program beside the importer, with the same extension: source or build output. */
export function findProgram(name: string, importer: string): string {
  return fileURLToPath(new URL(`${name}${extname(importer)}`, importer));
}

/** Starts a Node.js program with an IPC channel. It exits when the channel closes, even if this process is killed. */
export function startChild(
  program: string,
  args: readonly string[],
  { preload = [], wrapper = [], ...options }: SpawnOptions & ChildOptions = {},
): Child {
  const modules = [...preload, findProgram("end-with-parent", import.meta.url)];
  const imports = modules.flatMap((path) => ["--import", path]);
  const [command = process.execPath, ...rest] = [...wrapper, process.execPath, ...imports, program, ...args];
  const child = spawn(command, rest, {
    stdio: ["ignore", "pipe", "inherit", "ipc"],
    // A separate process group: on Ctrl-C, this process stops its children in order.
    detached: true,
    ...options,
  });
  const ended = once(child, "exit").then(([code, signal]): Ended => ({ code, signal }));
  return { process: child, ended };
}

export interface ChildOptions {
  /** Modules to load before the program. */
  readonly preload?: readonly string[];
  /** A command that runs the rest of the command line. */
  readonly wrapper?: readonly string[];
}
