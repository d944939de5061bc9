// The `prepack` script of a package: builds it with what it depends on, so that `npm pack` works in a fresh clone. Plain
// JavaScript, because it runs before anything is installed. Everything is printed on standard error: `npm pack --json` prints
// on standard output.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import "./install.mjs";

const root = fileURLToPath(new URL("..", import.meta.url));
const args = ["run", "build", `--filter=${process.env.npm_package_name}`, "--output-logs=errors-only"];
const { status } = spawnSync(`${root}node_modules/.bin/turbo`, args, {
  cwd: root,
  stdio: ["ignore", 2, 2],
  env: { ...process.env, TURBO_TELEMETRY_DISABLED: "1" },
});
process.exitCode = status ?? 1;
