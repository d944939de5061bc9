import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { parseChangesetFile } from "@changesets/parse";
import { type Command, Option } from "commander";
import type { Change } from "../breaking/change.ts";
import { compareEachContract } from "../breaking/compare-versions.ts";
import { findSchemas, showProgress, VersionError } from "../breaking/load-version.ts";
import { type CommandContext, formatOption } from "../command-context.ts";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { type Bump, type ChangeEntry, computeBump, groupChanges, isSmaller } from "./required-bump.ts";
import { findNewestSnapshot, type Snapshot } from "./snapshots.ts";

interface ChangesetOptions {
  readonly schemas?: string;
  readonly write?: true;
  readonly check?: true;
  readonly format: "text" | "json";
}

/** Defines `contracts changeset`: which versions the changes since the last release need. */
export function addChangesetCommand(command: Command, { folder, end }: CommandContext): void {
  command
    .option(
      "--schemas <dir>",
      "folder with the folders of schemas (default: schemas, here or in a folder around)",
    )
    .addOption(
      new Option(
        "--write",
        "write .changeset/contracts-PACKAGE.md for each changed package, over an earlier one",
      ).conflicts("check"),
    )
    .option("--check", "fail if the pending changesets of .changeset claim less than a package needs")
    .addOption(formatOption("report", ["text", "json"]))
    .addHelpText(
      "after",
      "\nExit codes: 0 success, 1 the pending changesets claim too little, 2 the release or a schema cannot be read.",
    )
    .action(async (options: ChangesetOptions) => end(await runChangeset(options, folder)));
}

async function runChangeset(options: ChangesetOptions, folder: string): Promise<0 | 1 | 2> {
  try {
    const schemas = findSchemas(folder, options.schemas);
    const changesets = join(dirname(schemas), ".changeset");
    const snapshot = findNewestSnapshot(schemas);
    if (snapshot === undefined) throw new VersionError(`there is no release in ${join(schemas, "released")}`);
    const packages = await comparePackages(snapshot, schemas, folder, readClaims(changesets));
    console.log(options.format === "json" ? writeJson(packages, snapshot) : writeText(packages, snapshot));
    if (options.write) draftChangesets(packages, snapshot, changesets, folder);
    return options.check ? checkClaims(packages) : 0;
  } catch (error) {
    if (!(error instanceof VersionError || error instanceof SchemaError)) throw error;
    console.error(error.message);
    return 2;
  }
}

/** What the changes of its schemas mean for a package. */
interface PackageBump {
  readonly folder: string;
  readonly name: string;
  readonly version: string;
  readonly bump: Bump;
  /** What the pending changesets claim. */
  readonly claimed: Bump;
  readonly changes: readonly ChangeEntry[];
}

/** A contract that is gone needs no version once its package is gone too. */
async function comparePackages(
  { folder: released }: Snapshot,
  schemas: string,
  base: string,
  claims: ReadonlyMap<string, Bump>,
): Promise<readonly PackageBump[]> {
  const show = (path: string): string => relative(base, path) || ".";
  const before = { folder: released, shown: show(released) };
  const changes = new Map<string, readonly Change[]>();
  for (const compared of await compareEachContract(
    before,
    { folder: schemas, shown: show(schemas) },
    showProgress,
  )) {
    const folder = compared.contract.package;
    changes.set(folder, [...(changes.get(folder) ?? []), ...compared.changes]);
  }
  return Array.from(changes).flatMap(([folder, ofPackage]) => {
    const path = join(dirname(schemas), "packages", folder, "package.json");
    if (!existsSync(path)) return [];
    const { name, version }: { name: string; version: string } = JSON.parse(readFileSync(path, "utf8"));
    const bump = computeBump(version, ofPackage);
    return {
      folder,
      name,
      version,
      bump,
      claimed: claims.get(name) ?? "none",
      changes: groupChanges(ofPackage),
    };
  });
}

function writeJson(packages: readonly PackageBump[], { version }: Snapshot): string {
  return JSON.stringify(
    { against: version, packages: packages.map(({ folder, ...shown }) => shown) },
    null,
    2,
  );
}

function writeText(packages: readonly PackageBump[], { version }: Snapshot): string {
  const changed = packages.filter(({ bump }) => bump !== "none");
  if (changed.length === 0) return `No changes since ${version}.`;
  const lines = changed.flatMap(({ bump, changes, claimed, name }) => [
    `${name}: ${bump}, pending changesets claim ${claimed}`,
    ...changes.map((entry) => `  ${entry.file}:${entry.line} ${describeEntry(entry)} (${entry.rule})`),
  ]);
  return [`Changes since ${version}:`, ...lines].join("\n");
}

function draftChangesets(
  packages: readonly PackageBump[],
  snapshot: Snapshot,
  changesets: string,
  base: string,
): void {
  for (const changed of packages) {
    const path = join(changesets, `contracts-${changed.folder}.md`);
    if (changed.bump === "none") rmSync(path, { force: true });
    else {
      writeFileSync(path, writeChangeset(changed, snapshot));
      console.error(`wrote ${relative(base, path)}`);
    }
  }
}

/** The first line is that of the entry in the changelog; Changesets puts the others below it. */
function writeChangeset({ bump, changes, name }: PackageBump, { version }: Snapshot): string {
  const lines = changes.map(
    (entry) => `- ${describeEntry(entry)} (\`${entry.rule}\`, ${entry.file}:${entry.line})`,
  );
  return `---\n"${name}": ${bump}\n---\n\nThe schemas changed since ${version}:\n\n${lines.join("\n")}\n`;
}

function describeEntry({ concerns, message, verdict }: ChangeEntry): string {
  return `${verdict === "unknown" ? "possibly breaking" : verdict}: ${message}${concerns.length === 0 ? "" : `, for ${concerns.join(", ")}`}`;
}

function checkClaims(packages: readonly PackageBump[]): 0 | 1 {
  const claimingLess = packages.filter(({ bump, claimed }) => isSmaller(claimed, bump));
  for (const { bump, claimed, name } of claimingLess)
    console.error(`${name} needs a changeset with ${bump}; the pending changesets claim ${claimed}.`);
  if (claimingLess.length === 0) return 0;
  console.error("To draft changesets: npm run contracts -- changeset --write");
  return 1;
}

/**
 * Reads the largest bump that the changesets of a folder claim for each package.
 *
 * @throws VersionError if there is no such folder, or a file in it is no changeset
 */
function readClaims(folder: string): ReadonlyMap<string, Bump> {
  if (!existsSync(folder)) throw new VersionError(`there is no folder ${folder}: set up changesets first`);
  const claims = new Map<string, Bump>();
  for (const file of readdirSync(folder).filter((name) => /\.md$/i.test(name) && !/^readme\.md$/i.test(name)))
    for (const { name, type } of readReleases(join(folder, file)))
      if (isSmaller(claims.get(name) ?? "none", type)) claims.set(name, type);
  return claims;
}

function readReleases(path: string): readonly { readonly name: string; readonly type: Bump }[] {
  try {
    return parseChangesetFile(readFileSync(path, "utf8")).releases;
  } catch (error) {
    throw new VersionError(`${path}: ${(error as Error).message}`);
  }
}
