import { createRequire } from "node:module";
import { type ReadmeParts, writeReadme } from "./write-readme.ts";

const require = createRequire(import.meta.url);
/** The runtime that generated code is written for. */
const runtime: {
  readonly name: string;
  readonly version: string;
} = require("@payment-routing/contract-runtime/package.json");

/** The part of a `package.json` that generation is about. */
export interface Manifest {
  readonly name?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The parts of a generated package. */
export interface PackageParts extends ReadmeParts {
  /** The `package.json` that is there, with members that people and npm added. */
  readonly manifest: Manifest;
}

/** The files of a package that stands on its own, by path. The same parts give the same files. */
export function writePackageFiles(parts: PackageParts): Map<string, string> {
  return new Map([
    ["README.md", writeReadme(parts)],
    ["package.json", writeManifest(parts)],
    ["tsconfig.json", TSCONFIG],
    ...Array.from(parts.modules, ([name, text]): [string, string] => [`src/${name}`, text]),
  ]);
}

/** The new `package.json`: members that people or npm wrote stay, except for an outdated version of the runtime. */
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

/** The version of this compiler's runtime, unless the package gets it from elsewhere: a file, a folder, a URL. */
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
