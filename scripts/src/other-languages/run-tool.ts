import { spawnSync } from "node:child_process";

/** A command of a recipe. */
export interface ToolCommand {
  readonly tool: string;
  readonly args: readonly string[];
  readonly folder: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** A command that could not be started or failed. The message has its output. */
export class ToolError extends Error {
  override readonly name = "ToolError";
}

/** Runs a command to its end. Throws a ToolError unless it exits with an accepted code. */
export function runTool(command: ToolCommand, accepted: readonly number[] = [0]): string {
  const { tool, args, folder, environment } = command;
  const run = spawnSync(tool, args, {
    cwd: folder,
    encoding: "utf8",
    env: { ...process.env, ...environment },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (run.status !== null && accepted.includes(run.status)) return run.stdout;
  const reason = run.error?.message ?? `exit code ${run.status ?? run.signal}`;
  throw new ToolError(
    `${tool} ${args.slice(0, 6).join(" ")}: ${reason}\n${`${run.stdout}${run.stderr}`.slice(-4000)}`,
  );
}

/** Returns whether a command runs and exits with 0. */
export function doesRun(tool: string, ...args: readonly string[]): boolean {
  return spawnSync(tool, args, { stdio: "ignore" }).status === 0;
}

/** Returns whether a command is on the path. `xjc` has no option that exits with 0. */
export function isCommand(tool: string): boolean {
  return doesRun("sh", "-c", `command -v ${tool}`);
}
