// `npm run generate`: generates the code of every package that is out of date. With --check it writes nothing, names the
// files that differ, and exits with 1.
import { spawnSync } from "node:child_process";
import { Command } from "commander";
import { fromRoot } from "./repository.ts";

const { check } = new Command("npm run generate --")
  .description("Generate the code of contracts from their schemas.")
  .option("--check", "write nothing; exit with 1 if a generated file is stale, missing or surplus")
  .parse()
  .opts<{ check?: true }>();

if (check) {
  const built = turbo("build", "--filter=@payment-routing/scripts^...");
  process.exitCode = built || run("node", [fromRoot("scripts/src/generate.ts"), "--check"]);
} else process.exitCode = turbo("generate");

function turbo(...args: string[]): number {
  return run("turbo", ["run", ...args, "--output-logs=errors-only"]);
}

function run(command: string, args: readonly string[]): number {
  const env = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
  return spawnSync(command, args, { cwd: fromRoot(""), stdio: "inherit", env }).status ?? 1;
}
