// `npm run generate`: builds the generator, then generates the code of every package that is out of date (turbo knows
// which).
// With --check nothing is written: files that differ are named, and the exit code is 1.
import { spawnSync } from "node:child_process";
import { parseArgs } from "node:util";
import { fromRoot } from "./generating/repository.ts";

const { values } = parseArgs({
  options: { check: { type: "boolean" }, help: { type: "boolean", short: "h" } },
});
if (values.help) {
  console.log(`npm run generate              generate the code of contracts from schemas
npm run generate -- --check   change nothing; fail when a generated file is stale, missing or surplus`);
  process.exit(0);
}

const environment = { ...process.env, TURBO_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1" };
const turbo = (...args: string[]): number =>
  spawnSync("turbo", ["run", ...args, "--output-logs=errors-only"], {
    cwd: fromRoot(""),
    stdio: "inherit",
    env: environment,
  }).status ?? 1;

if (values.check) {
  const built = turbo("build", "--filter=@payment-routing/scripts");
  const check = ["scripts/dist/generate.js", "--check"];
  process.exit(built || (spawnSync("node", check, { cwd: fromRoot(""), stdio: "inherit" }).status ?? 1));
}
process.exit(turbo("generate"));
