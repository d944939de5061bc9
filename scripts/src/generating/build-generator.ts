import { spawnSync } from "node:child_process";
import { enableCompileCache } from "node:module";
import { fromRoot } from "../repository.ts";

/** Builds the packages of the generator if they changed. Returns whether they build; prints why not. */
export function buildGenerator(): boolean {
  const args = ["run", "build", "--filter=@payment-routing/contract-tools", "--output-logs=errors-only"];
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  const { status, stdout, stderr } = spawnSync("turbo", args, { cwd: fromRoot(""), encoding: "utf8", env });
  if (status !== 0) console.error(`${stdout}${stderr}\nThe generator does not build. No code was generated.`);
  // It loads large dependencies.
  enableCompileCache(fromRoot(".cache/node-compile"));
  return status === 0;
}
