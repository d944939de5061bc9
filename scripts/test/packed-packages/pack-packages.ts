import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { checkPackage, createPackageFromTarballData, type Package } from "@arethetypeswrong/core";
import { filterProblems } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";

export interface PackedPackage {
  /** The name of its folder under `packages`. */
  readonly folder: string;
  readonly tarballPath: string;
  readonly tarball: Uint8Array<ArrayBuffer>;
  /** The files of the tarball. */
  readonly content: Package;
}

/**
 * The folders of the packages that other teams import: every contract, the runtime under them, signing, the clients, and
 * the tools that make contracts of schemas.
 */
export function findImportedPackages(root: string): readonly string[] {
  return globSync("packages/*/package.json", { cwd: root })
    .filter((path) => JSON.parse(readFileSync(join(root, path), "utf8")).private !== true)
    .map((path) => basename(dirname(path)))
    .filter((folder) =>
      /-contract$|^(?:contract-runtime|contract-tools|xsd-compiler|signing|client|operator-client)$/.test(
        folder,
      ),
    )
    .sort();
}

/** Packs packages as they would be published. Their `dist` has to be built. */
export function packPackages(
  root: string,
  folders: readonly string[],
  into: string,
): readonly PackedPackage[] {
  const workspaces = folders.map((folder) => `--workspace=packages/${folder}`);
  runNpm(["pack", "--ignore-scripts", `--pack-destination=${into}`, ...workspaces], root);
  return readdirSync(into).map((file) => {
    const tarballPath = join(into, file);
    const tarball = new Uint8Array(readFileSync(tarballPath));
    const content = createPackageFromTarballData(tarball);
    return { folder: basename(content.packageName), tarballPath, tarball, content };
  });
}

/** Runs npm in a folder. Throws if it fails; its errors go to standard error. */
export function runNpm(args: readonly string[], folder: string): void {
  execFileSync("npm", [...args, "--loglevel=error"], { cwd: folder, stdio: ["ignore", "ignore", "inherit"] });
}

/** The messages of publint about a package, suggestions included. */
export async function lintManifest({ tarball }: PackedPackage): Promise<readonly string[]> {
  const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, level: "suggestion" });
  return messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
}

/** Where the types of a package are not those of its code (arethetypeswrong, profile `esm-only`). */
export async function lintTypes({ content }: PackedPackage): Promise<readonly string[]> {
  // An XSD is not imported and has no types.
  const analysis = await checkPackage(content, { excludeEntrypoints: [/\.xsd$/] });
  if (analysis.types === false) return ["it has no types"];
  // The profile ignores require(): the packages are ESM only.
  const problems = (["node16-esm", "bundler"] as const).flatMap((resolutionKind) =>
    filterProblems(analysis, { resolutionKind }),
  );
  return problems.map((problem) => JSON.stringify(problem));
}
