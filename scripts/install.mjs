// Installs the dependencies when what is installed is not what the lock file names, so that a fresh clone needs no step
// of its own. By content: a lock file that a `git switch` only touched takes nothing away from a service that runs.
// Plain JavaScript without imports of packages: it runs under whatever Node the machine has, before ours is there.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));

if (!isInstalled()) {
  console.error("Installing dependencies (first run, or the lock file changed) ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, "inherit"],
    env: withoutOptions(process.env),
  });
  if (status !== 0) process.exit(status ?? 1);
}

function isInstalled() {
  // npm writes this file at the end of an install: it is missing after one that was cut short.
  const record = `${root}node_modules/.package-lock.json`;
  if (!existsSync(record)) return false;
  const installed = readPackages(record);
  const locked = readPackages(`${root}package-lock.json`);
  // An optional package may be for other machines than this one.
  const isThere = ([path, { version, optional }]) =>
    path in installed ? installed[path].version === version : optional || path === "";
  return Object.entries(locked).every(isThere) && Object.keys(installed).every((path) => path in locked);
}

function readPackages(file) {
  return JSON.parse(readFileSync(file, "utf8")).packages;
}

/** The environment without the options of the npm command that runs this: `npm pack --dry-run` would install nothing. */
function withoutOptions(environment) {
  const isOption = (name) => /^npm_config_(dry_run|json|workspaces?)$/.test(name);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOption(name)));
}
