// Installs the dependencies when they are missing or older than the lock file, so that a fresh clone needs no step of its own.
// Plain JavaScript without imports of packages: it runs under whatever Node the machine has, before ours is there.
import { spawnSync } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const lockFile = `${root}package-lock.json`;
// npm writes this file at the end of an install: it is missing after one that was cut short.
const installed = `${root}node_modules/.package-lock.json`;

if (!existsSync(installed) || statSync(installed).mtimeMs < statSync(lockFile).mtimeMs) {
  console.error("Installing dependencies (first run, or the lock file changed) ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
  });
  process.exit(status ?? 1);
}
