import { spawn } from "node:child_process";
import { once } from "node:events";
import { fromRoot } from "./repository.ts";

/** Runs a program of the repository. Unless it succeeds, this process ends as it did: it has printed why. */
export async function runProgram(path: string, args: readonly string[]): Promise<void> {
  const [code] = await once(spawn(process.execPath, [fromRoot(path), ...args], { stdio: "inherit" }), "exit");
  if (code !== 0 || args.includes("--help")) process.exit(code);
}
