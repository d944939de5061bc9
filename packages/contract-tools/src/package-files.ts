import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, isAbsolute, join } from "node:path";

const require = createRequire(import.meta.url);
/** The runtime that generated code is written for. */
const runtime: {
  readonly name: string;
  readonly version: string;
} = require("@payment-routing/contract-runtime/package.json");

/** The members of a `package.json` that generation reads or writes. */
export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The parts of a generated package. */
interface PackageParts {
  readonly name: string;
  readonly description: string;
  readonly readme: string;
  /** The generated modules by file name. */
  readonly modules: ReadonlyMap<string, string>;
  /** The existing `package.json`, with members that people and npm added. */
  readonly manifest: Manifest;
}

/** Returns the files of a self-contained package, by path. The output is deterministic. */
export function writePackageFiles(parts: PackageParts): Map<string, string> {
  return new Map([
    ["README.md", parts.readme],
    ["package.json", writeManifest(parts)],
    ["tsconfig.json", TSCONFIG],
    ...Array.from(parts.modules, ([name, text]): [string, string] => [`src/${name}`, text]),
  ]);
}

/** Writes the new `package.json`. Keeps existing members, except for an outdated version of the runtime. */
function writeManifest({ description, manifest, name }: PackageParts): string {
  const generated = {
    name,
    version: "0.0.0",
    description,
    type: "module",
    sideEffects: false,
    files: ["dist"],
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./package.json": "./package.json",
    },
    scripts: { build: "tsc -p tsconfig.json", prepack: "npm run build" },
    devDependencies: { typescript: "^5.9.0 || ^7.0.0" },
  };
  const written = {
    ...generated,
    ...manifest,
    name,
    dependencies: { ...manifest.dependencies, [runtime.name]: runtimeOf(manifest) },
  };
  return `${JSON.stringify(written, null, 2)}\n`;
}

/** Returns the version of this compiler's runtime, unless the package refers to it by file, folder or URL. */
function runtimeOf({ dependencies }: Manifest): string {
  const present = dependencies?.[runtime.name];
  return present !== undefined && /[:/]/.test(present) ? present : runtime.version;
}

const TSCONFIG = `{
  "compilerOptions": {
    "target": "ES2022",
    "module": "NodeNext",
    "strict": true,
    "declaration": true,
    "rootDir": "src",
    "outDir": "dist",
    "types": []
  },
  "include": ["src"]
}
`;

/** The file that lists the generated files of a folder. Other files are never replaced or removed. */
const LIST = ".generated-files";

/** A file whose content differs from the generated content. */
export interface Difference {
  readonly path: string;
  readonly kind: "stale" | "missing" | "surplus";
}

/** Thrown if generated files would replace files that were not generated. */
class ForeignFilesError extends Error {}

/** Returns the files that differ from the generated ones, by path. */
export function compareFolder(folder: string, files: ReadonlyMap<string, string>): Difference[] {
  const differences: Difference[] = [];
  for (const [path, text] of [...files, [LIST, writeList(files)] as const]) {
    const present = readIfThere(join(folder, path));
    if (present !== text) differences.push({ path, kind: present === undefined ? "missing" : "stale" });
  }
  const surplus = readList(folder).filter((path) => !files.has(path) && existsSync(join(folder, path)));
  return [...differences, ...surplus.map((path) => ({ path, kind: "surplus" as const }))];
}

/**
 * Writes generated files into a folder, and removes files of an earlier run that are no longer generated. Unchanged files
 * are not written.
 *
 * @throws ForeignFilesError before it writes anything, if a file that was not generated would be replaced
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): void {
  const listed = readList(folder);
  checkFolder(folder, files, listed);
  // Written first, so that after an interruption the list names every file that may exist.
  if (listed.length === 0) writeFile(folder, LIST, writeList(files));
  for (const { kind, path } of compareFolder(folder, files)) {
    if (kind === "surplus") rmSync(join(folder, path));
    else if (path !== LIST) writeFile(folder, path, files.get(path) ?? "");
  }
  writeFile(folder, LIST, writeList(files));
}

function checkFolder(folder: string, files: ReadonlyMap<string, string>, listed: readonly string[]): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new ForeignFilesError(`${folder} is a file; name a folder`);
  const [first] = readdirSync(folder);
  if (listed.length === 0 && first !== undefined)
    throw new ForeignFilesError(
      `${folder} has files that were not generated (${first}); name another folder`,
    );
  const foreign = [...files.keys()].find((path) => !listed.includes(path) && existsSync(join(folder, path)));
  if (foreign !== undefined)
    throw new ForeignFilesError(
      `${join(folder, foreign)} was not generated, and would be replaced; move it away`,
    );
}

function writeList(files: ReadonlyMap<string, string>): string {
  return [...files.keys()]
    .sort()
    .map((path) => `${path}\n`)
    .join("");
}

/** Returns the files of an earlier run. Paths outside the folder are ignored: the list may have been edited. */
function readList(folder: string): readonly string[] {
  const paths = readIfThere(join(folder, LIST))?.split(/\r?\n/) ?? [];
  return paths.filter((path) => path !== "" && !isAbsolute(path) && !path.split(/[/\\]/).includes(".."));
}

function writeFile(folder: string, path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Returns the text of a file; undefined if it does not exist. */
export function readIfThere(file: string): string | undefined {
  return existsSync(file) ? readFileSync(file, "utf8") : undefined;
}
