// `npm run release`: applies the pending changesets, stores the contracts of the release, and packs what is to be published.
// With --dry-run it changes nothing, and shows the versions and what would be packed.
import { execFileSync } from "node:child_process";
import { globSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname } from "node:path";
import { Command } from "commander";
import {
  listContractPackages,
  type PlannedRelease,
  planRelease,
  storeRelease,
} from "./releasing/releases.ts";
import { fromRoot } from "./repository.ts";

/** What npm says about a packed package. The size is in bytes. */
interface PackedPackage {
  readonly name: string;
  readonly version: string;
  readonly size: number;
  readonly entryCount: number;
}

const { dryRun = false } = new Command("npm run release --")
  .description(
    "Apply the pending changesets: raise versions, write changelogs, store the contracts of the release, and pack the raised packages into release/. Without changesets, pack all packages as they are. Publishes nothing.",
  )
  .option("--dry-run", "change nothing; show the versions and what would be packed")
  .parse()
  .opts<{ dryRun?: true }>();

const releases = await planRelease();
if (releases.length === 0) console.log("No changeset is pending: all packages keep their versions.");
if (dryRun) show(pack("--dry-run"));
else if (hasChanges()) {
  console.error("Commit or undo your changes first: a release starts from a clean working tree.");
  process.exitCode = 1;
} else {
  if (releases.length > 0) applyChangesets();
  // What earlier builds left would be packed; the cache of turbo may hold it too.
  for (const dist of globSync("packages/*/dist", { cwd: fromRoot("") }))
    rmSync(fromRoot(dist), { recursive: true });
  run("turbo", "run", "build", "--force", "--output-logs=errors-only");
  const folder = fromRoot("release");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  show(pack("--pack-destination", folder));
  console.log("\nPacked into release/. docs/releasing.md says how to publish.");
}

function applyChangesets(): void {
  run("changeset", "version");
  run("npm", "install", "--package-lock-only", "--prefer-offline", "--no-audit", "--no-fund");
  const contracts = new Set(listContractPackages());
  const raised = releases.find(({ name }) => contracts.has(basename(name)));
  for (const folder of raised === undefined ? [] : storeRelease(raised.newVersion))
    console.log(`stored ${folder}`);
  // For the documents that show a version.
  run("npm", "run", "document", "--silent");
}

/** Packs the raised packages; all published ones if none is raised. */
function pack(...options: readonly string[]): readonly PackedPackage[] {
  const raised = new Set(releases.map(({ name }) => name));
  const workspaces = globSync("packages/*/package.json", { cwd: fromRoot("") })
    .map((path) => ({ folder: dirname(path), manifest: JSON.parse(readFileSync(fromRoot(path), "utf8")) }))
    .filter(({ manifest }) => manifest.private !== true && (raised.size === 0 || raised.has(manifest.name)))
    .map(({ folder }) => `--workspace=${folder}`)
    .sort();
  const args = ["pack", "--json", "--ignore-scripts", "--loglevel=error", ...workspaces, ...options];
  return Object.values(JSON.parse(execFileSync("npm", args, { cwd: fromRoot(""), encoding: "utf8" })));
}

function show(packed: readonly PackedPackage[]): void {
  for (const { entryCount, name, size, version } of packed) {
    const release: PlannedRelease | undefined = releases.find((one) => one.name === name);
    const shown = release === undefined ? version : `${release.oldVersion} -> ${release.newVersion}`;
    const kilobytes = `${(size / 1000).toFixed(1)} kB`.padStart(9);
    console.log(`${name.padEnd(35)} ${shown.padEnd(16)} ${kilobytes} ${entryCount} files`);
  }
}

function hasChanges(): boolean {
  return execFileSync("git", ["status", "--porcelain"], { cwd: fromRoot(""), encoding: "utf8" }) !== "";
}

/** Runs a program of the workspace. Throws if it fails. */
function run(command: string, ...args: readonly string[]): void {
  execFileSync(command, args, { cwd: fromRoot(""), stdio: ["ignore", "inherit", "inherit"] });
}
