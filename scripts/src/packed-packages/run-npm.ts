import { execFileSync } from "node:child_process";

/** Runs npm in a folder. Throws when it fails, with its errors on our standard error. */
export function runNpm(args: readonly string[], folder: string): void {
  execFileSync("npm", [...args, "--loglevel=error"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}
