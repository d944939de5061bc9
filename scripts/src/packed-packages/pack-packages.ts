import { execFileSync } from "node:child_process";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { createPackageFromTarballData, type Package } from "@arethetypeswrong/core";

export interface PackedPackage {
  /** The name of its folder under `packages`. */
  readonly folder: string;
  readonly tarballPath: string;
  readonly tarball: Uint8Array<ArrayBuffer>;
  /** The files of the tarball. */
  readonly content: Package;
}

/**
 * The folders of the packages that other teams import: every contract, the runtime under them, signing, the client, and
 * the tools that make contracts of schemas.
 */
export function findImportedPackages(root: string): readonly string[] {
  return globSync("packages/*/package.json", { cwd: root })
    .filter((path) => JSON.parse(readFileSync(join(root, path), "utf8")).private !== true)
    .map((path) => basename(dirname(path)))
    .filter((folder) =>
      /-contract$|^(?:contract-runtime|contract-tools|xsd-compiler|signing|client)$/.test(folder),
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
