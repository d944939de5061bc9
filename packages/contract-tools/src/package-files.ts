import { createRequire } from "node:module";
import { type ReadmeParts, writeReadme } from "./write-readme.ts";

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
export interface PackageParts extends ReadmeParts {
  /** The existing `package.json`, with members that people and npm added. */
  readonly manifest: Manifest;
}

/** Returns the files of a self-contained package, by path. The output is deterministic. */
export function writePackageFiles(parts: PackageParts): Map<string, string> {
  return new Map([
    ["README.md", writeReadme(parts)],
    ["package.json", writeManifest(parts)],
    ["tsconfig.json", TSCONFIG],
    ...Array.from(parts.modules, ([name, text]): [string, string] => [`src/${name}`, text]),
  ]);
}

/** Writes the new `package.json`. Keeps existing members, except for an outdated version of the runtime. */
function writeManifest({ manifest, name, schemaFiles }: PackageParts): string {
  const generated = {
    name,
    version: "0.0.0",
    description: `Types, decoder, encoder and validator, generated from ${schemaFiles[0]}.`,
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
