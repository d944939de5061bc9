// Plain JavaScript without imports of packages: it runs under any Node, before packages are installed.
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("..", import.meta.url));

/**
 * Whether the installed packages are those of the lock file. Compares contents: a `git switch` may touch the lock file without
 * changing it.
 */
export function isInstalled() {
  // npm writes this file at the end of an install: it is missing after one that was interrupted.
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
