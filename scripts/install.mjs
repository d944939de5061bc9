// Installs the dependencies unless those of the lock file are installed, so that a fresh clone needs no step of its own.
import { spawnSync } from "node:child_process";
import { isInstalled, root } from "./installed.mjs";

if (!isInstalled()) {
  console.error("Installing dependencies (first run, or the lock file changed) ...");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", 2, "inherit"],
    env: withoutOptions(process.env),
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** The environment without the options of the npm command that runs this: `npm pack --dry-run` would install nothing. */
function withoutOptions(environment) {
  const isOption = (name) => /^npm_config_(dry_run|json|workspaces?)$/.test(name);
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !isOption(name)));
}
