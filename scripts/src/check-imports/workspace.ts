import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** What `package.json` says about what a package needs. */
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
  /** The last part of it, which is also the name behind the scope: `client`. */
  readonly folder: string;
  readonly manifest: Manifest;
  readonly manifestFile: TextFile;
  readonly sources: readonly TextFile[];
}

export interface Workspace {
  /** Tools that the root brings for every package's tests. */
  readonly testTools: readonly string[];
  readonly packages: readonly Package[];
}

/** The packages that a manifest declares, for the product or for its tests as well. */
export function namesDeclared(manifest: Manifest, purpose: "product" | "tests"): readonly string[] {
  const { dependencies, peerDependencies, optionalDependencies, devDependencies } = manifest;
  const forProduct = { ...dependencies, ...peerDependencies, ...optionalDependencies };
  return Object.keys(purpose === "tests" ? { ...forProduct, ...devDependencies } : forProduct);
}

/** Reads every package of the workspace whose root is the folder given, with the text of its sources. */
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
  const sources = globSync(`${path}/{src,test}/**/*.ts`, { cwd: root }).sort();
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
