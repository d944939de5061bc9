import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** The dependencies in a `package.json`. */
export interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export interface TextFile {
  /** From the root of the workspace, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

export interface Package {
  /** Path from the root of the workspace: `packages/client`. */
  readonly path: string;
  /** The last part of the path, and the package name without its scope: `client`. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly manifestFile: TextFile;
  readonly sources: readonly TextFile[];
}

export interface Workspace {
  /** Development dependencies of the root, which every test may import. */
  readonly testTools: readonly string[];
  readonly packages: readonly Package[];
}

/** The packages that a manifest declares, for the product or for its tests as well. */
export function namesDeclared(manifest: Manifest, purpose: "product" | "tests"): readonly string[] {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const forProduct = { ...dependencies, ...peerDependencies, ...optionalDependencies };
  return Object.keys(purpose === "tests" ? { ...forProduct, ...devDependencies } : forProduct);
}

/** Reads every package of a workspace, with the text of its sources. */
export function readWorkspace(root: string): Workspace {
  const { devDependencies = {} } = parseManifest(readText(root, "package.json"));
  return {
    testTools: Object.keys(devDependencies),
    packages: globSync(["packages/*/package.json", "scripts/package.json"], { cwd: root })
      .sort()
      .map((path) => readPackage(root, path)),
  };
}

function readPackage(root: string, manifestPath: string): Package {
  const path = manifestPath.replace(/\/package\.json$/, "");
  const manifestFile = readText(root, manifestPath);
  const sources = globSync(`${path}/{src,test}/**/*.{ts,tsx}`, { cwd: root }).sort();
  return {
    path,
    folder: basename(path),
    manifest: parseManifest(manifestFile),
    manifestFile,
    sources: sources.map((source) => readText(root, source)),
  };
}

function readText(root: string, path: string): TextFile {
  return { path, text: readFileSync(join(root, path), "utf8") };
}

function parseManifest({ text }: TextFile): Manifest {
  return JSON.parse(text);
}
