// Runs install.mjs in a workspace of its own, with a fake npm that only reports its call.
import { spawnSync } from "node:child_process";
import { chmodSync, copyFileSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { expect, test } from "vitest";
import { fromRoot } from "./repository.ts";

const FOR_ANOTHER_MACHINE = { "node_modules/native": { version: "1.0.0", optional: true } };
const WORKSPACE = { "node_modules/here": { resolved: "packages/here", link: true } };
const LOCKED = { "": {}, "packages/here": { version: "0.1.0" }, "node_modules/a": { version: "1.0.0" } };
const INSTALLED = { "packages/here": { version: "0.1.0" }, "node_modules/a": { version: "1.0.0" } };

test.for([
  { what: "the same, though the lock file is newer", lock: LOCKED, installed: INSTALLED, installs: false },
  {
    what: "an optional package less",
    lock: { ...LOCKED, ...FOR_ANOTHER_MACHINE },
    installed: INSTALLED,
    installs: false,
  },
  { what: "nothing", lock: LOCKED, installed: undefined, installs: true },
  {
    what: "another version",
    lock: { ...LOCKED, "node_modules/a": { version: "1.0.1" } },
    installed: INSTALLED,
    installs: true,
  },
  { what: "a workspace less", lock: { ...LOCKED, ...WORKSPACE }, installed: INSTALLED, installs: true },
  {
    what: "a package more",
    lock: LOCKED,
    installed: { ...INSTALLED, "node_modules/a/node_modules/b": { version: "1.0.0" } },
    installs: true,
  },
])("with $what installed, installs: $installs", ({ lock, installed, installs }) => {
  const root = mkdtempSync(join(tmpdir(), "install-"));
  try {
    for (const folder of ["scripts", "node_modules", "bin"]) mkdirSync(join(root, folder));
    for (const file of ["install.mjs", "installed.mjs"])
      copyFileSync(fromRoot(`scripts/${file}`), join(root, "scripts", file));
    if (installed) {
      writeFileSync(join(root, "node_modules/.package-lock.json"), JSON.stringify({ packages: installed }));
      utimesSync(join(root, "node_modules/.package-lock.json"), 1, 1);
    }
    writeFileSync(join(root, "package-lock.json"), JSON.stringify({ packages: lock }));
    writeFileSync(join(root, "bin/npm"), '#!/bin/sh\necho "npm $1$npm_config_dry_run"\n');
    chmodSync(join(root, "bin/npm"), 0o755);

    const { stderr, stdout, status } = spawnSync(process.execPath, [join(root, "scripts/install.mjs")], {
      encoding: "utf8",
      // As `npm pack --dry-run` calls it.
      env: { PATH: `${join(root, "bin")}${delimiter}${process.env.PATH}`, npm_config_dry_run: "true" },
    });
    expect({ status, stdout, installs: stderr.endsWith("\nnpm ci\n") }).toEqual({
      status: 0,
      stdout: "",
      installs,
    });
  } finally {
    rmSync(root, { recursive: true });
  }
});
