import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { extname } from "node:path";
import { fileURLToPath } from "node:url";

/** A program of ours, in a process of its own that never outlives this one. */
export interface Child {
  readonly process: ChildProcess;
  /** Resolves when it has ended, however that went. */
  readonly ended: Promise<Ended>;
}

export interface Ended {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** The path of a program that stands beside the caller: its source where sources are run, its output where that is. */
export function findProgram(name: string, importer: string): string {
  return fileURLToPath(new URL(`${name}${extname(importer)}`, importer));
}

/**
 * Starts a program under this Node, with a channel to talk to it. It ends when the channel closes: when this process is
 * gone, killed or not.
 */
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
    // Signals to our group are for us: whoever is stopped by Ctrl-C stops its children in order.
    detached: true,
    ...options,
  });
  const ended = once(child, "exit").then(([code, signal]): Ended => ({ code, signal }));
  return { process: child, ended };
}

export interface ChildOptions {
  /** Modules that the process loads before its program. */
  readonly preload?: readonly string[];
  /** A command that runs the rest of the command line, with its arguments. */
  readonly wrapper?: readonly string[];
}
