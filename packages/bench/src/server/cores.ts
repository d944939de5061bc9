import { spawnSync } from "node:child_process";

/** True where processes can be assigned to cores. */
export const PINNED = spawnSync("taskset", ["--version"]).status === 0;

/** Keeps this process on one core. */
export function pinSelf(core: number): void {
  if (PINNED) spawnSync("taskset", ["--all-tasks", "--cpu-list", "--pid", String(core), String(process.pid)]);
}

/** A command that runs the rest of the command line on one core. */
export function runOnCore(core: number): readonly string[] {
  return PINNED ? ["taskset", "--cpu-list", String(core)] : [];
}
