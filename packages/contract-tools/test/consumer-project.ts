import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { SampleSet } from "./sample-sets.ts";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const COMMAND = fileURLToPath(new URL("../bin/xsd.js", import.meta.url));

const COMPILER = join(ROOT, "node_modules/typescript/bin/tsc");
/** The oldest TypeScript of consumers, by the name it is installed under in this workspace. */
const OLDEST_COMPILER = join(ROOT, "node_modules/typescript-5.9/bin/tsc");

const OFFLINE = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];

/** A generated package, by its functions. */
export interface GeneratedPackage {
  /** The decoder, encoder and validator of each root, by the name of the element. */
  readonly roots: ReadonlyMap<string, string>;
  readonly functions: Readonly<Record<string, (input: unknown) => unknown>>;
}

/** A project of another team: it has the runtime as a tarball, and packages that it generates. */
export class ConsumerProject {
  readonly folder = mkdtempSync(join(tmpdir(), "generated-packages-"));
  readonly #roots = new Map<string, ReadonlyMap<string, string>>();

  constructor() {
    writeFileSync(join(this.folder, "package.json"), '{ "private": true, "type": "module" }');
    mkdirSync(join(this.folder, "packages"));
    const pack = [
      "pack",
      "--ignore-scripts",
      `--pack-destination=${this.folder}`,
      "--workspace=packages/contract-runtime",
    ];
    this.#npm(pack, ROOT);
    const tarballs = readdirSync(this.folder).filter((file) => file.endsWith(".tgz"));
    this.#npm(["install", ...OFFLINE, ...tarballs.map((file) => `./${file}`)]);
  }

  /** Generates a package with the command. */
  generate({ name, roots, schema }: SampleSet): void {
    const args = ["generate", "--json", "--schema", schema, "--out", `packages/${name}`];
    const printed = this.#node([COMMAND, ...args, ...roots.flatMap((root) => ["--root", root])]);
    const result: { roots: { element: string; name: string }[] } = JSON.parse(printed);
    this.#roots.set(name, new Map(result.roots.map((root) => [root.element, root.name])));
  }

  /** Type-checks generated packages as one program, under TypeScript 5.9. Returns the output of the compiler. */
  checkTypes(names: readonly string[]): string {
    const include = names.map((name) => `packages/${name}/src`);
    const compilerOptions = {
      target: "es2022",
      lib: ["es2022"],
      module: "nodenext",
      strict: true,
      noEmit: true,
      types: [],
    };
    writeFileSync(join(this.folder, "tsconfig.json"), JSON.stringify({ compilerOptions, include }));
    return this.#node([OLDEST_COMPILER, "-p", "."]);
  }

  /** Builds a generated package by its own configuration, which type-checks it under the current TypeScript. */
  build(name: string): void {
    // Other threads would check much twice, and other tests use the other cores.
    this.#node([COMPILER, "-p", `packages/${name}`, "--singleThreaded"]);
  }

  /** Installs a built package as npm would from a registry. */
  install(name: string): void {
    this.#npm(["install", "--install-links", ...OFFLINE, `./packages/${name}`]);
  }

  /** Installs a built package as npm installs a workspace: packing a large one takes seconds. */
  link(name: string): void {
    symlinkSync(`../packages/${name}`, join(this.folder, "node_modules", name));
  }

  /** Loads an installed package by its name. */
  async load(name: string): Promise<GeneratedPackage> {
    const entry = join(this.folder, "node_modules", name, "dist/index.js");
    return { roots: this.#roots.get(name) ?? new Map(), functions: await import(/* @vite-ignore */ entry) };
  }

  /** Runs a program in the project. Returns its output, errors included. */
  run(program: string, args: readonly string[]): string {
    writeFileSync(join(this.folder, "program.mjs"), program);
    return this.#node(["program.mjs", ...args]);
  }

  remove(): void {
    rmSync(this.folder, { recursive: true });
  }

  #node(args: readonly string[]): string {
    try {
      return execFileSync(process.execPath, args, { cwd: this.folder, encoding: "utf8", maxBuffer: 2 ** 26 });
    } catch (error) {
      const { stdout = "", stderr = "" } = error as { stdout?: string; stderr?: string };
      throw new Error(`${args.join(" ")}\n${stdout}${stderr}`.slice(0, 4000));
    }
  }

  #npm(args: readonly string[], cwd = this.folder): void {
    execFileSync("npm", [...args, "--loglevel=error"], { cwd, stdio: ["ignore", "ignore", "inherit"] });
  }
}
