import { execFile } from "node:child_process";
import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openBrowser } from "@payment-routing/test-support/browser";
import { rolldown } from "rolldown";
import { type PackedPackage, runNpm } from "./pack-packages.ts";

/** TypeScript compilers that consumers have, by the name they are installed under in this workspace. */
export const compilers = ["typescript-5.9", "typescript"] as const;

/** How consumers resolve modules. */
export const resolutions = ["nodenext", "bundler"] as const;

/** A project of another team: it has the packages from their tarballs only. */
export interface ConsumerProject {
  readonly folder: string;
  /** The root of the workspace, whose compilers and types of Node are used. */
  readonly root: string;
}

/** Makes a project in an empty folder, installs all packages in one go and copies the consumer programs into it. */
export function createConsumerProject(
  project: ConsumerProject,
  packages: readonly PackedPackage[],
  programs: readonly string[],
): void {
  const { folder, root } = project;
  mkdirSync(folder);
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  const options = ["--prefer-offline", "--ignore-scripts", "--no-audit", "--no-fund", "--no-package-lock"];
  // External dependencies are links to this workspace: after `npm ci`, npm would request their versions from the
  // registry.
  const others = findOtherDependencies(packages).map((name) => join(root, "node_modules", name));
  const tarballs = packages.map(({ tarballPath }) => tarballPath);
  runNpm(["install", ...options, ...tarballs, ...others], folder);
  for (const program of programs) {
    copyFileSync(join(root, "scripts/consumers", program), join(folder, program));
  }
}

/** Runs a consumer program under plain Node. Resolves to its output; empty on success. */
export function runProgram({ folder, root }: ConsumerProject, program: string): Promise<string> {
  return run([program, join(root, "schemas/examples")], folder);
}

/** Type-checks consumer programs and the declarations that they reach. Resolves to the output of the compiler. */
export function checkTypes(
  { folder, root }: ConsumerProject,
  programs: readonly string[],
  compiler: (typeof compilers)[number],
  resolution: (typeof resolutions)[number],
): Promise<string> {
  const options = {
    module: resolution === "bundler" ? "esnext" : resolution,
    moduleResolution: resolution,
    target: "es2022",
    lib: "es2022",
    types: "node",
    typeRoots: join(root, "node_modules/@types"),
  };
  const flags = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  return run(
    [join(root, "node_modules", compiler, "bin/tsc"), "--noEmit", "--strict", ...flags, ...programs],
    folder,
  );
}

/** The packages that the packed ones depend on and that are not among them. */
function findOtherDependencies(packages: readonly PackedPackage[]): readonly string[] {
  const manifests: { name: string; dependencies?: Record<string, string> }[] = packages.map(({ content }) =>
    JSON.parse(content.readFile(`/node_modules/${content.packageName}/package.json`)),
  );
  const needed = new Set(manifests.flatMap(({ dependencies = {} }) => Object.keys(dependencies)));
  for (const { name } of manifests) needed.delete(name);
  return [...needed];
}

/** Runs Node and resolves to all output, with the exit code when it is not 0. */
function run(args: readonly string[], cwd: string): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, args, { cwd }, (error, stdout, stderr) => {
      const ending = error === null ? "" : `ended with ${error.code ?? error.signal}`;
      resolve(`${stdout}${stderr}${ending}`);
    });
  });
}

/** What a function of a consumer program returns where it runs. */
interface BrowserResults {
  readonly page: unknown;
  readonly worker: unknown;
}

/** Bundles a consumer program and calls one of its functions in Chromium, in a page of `url` and in a worker. */
export async function runInBrowser(
  project: ConsumerProject,
  program: string,
  call: string,
  url = "about:blank",
): Promise<BrowserResults> {
  const code = await bundle(join(project.folder, program));
  await using browser = await openBrowser();
  const page = await browser.newPage();
  await page.goto(url);
  const script = JSON.stringify(`${code}\nPromise.resolve(consumer.${call}).then(postMessage);`);
  const start = `new Promise((resolve, reject) => {
    const url = URL.createObjectURL(new Blob([${script}], { type: "text/javascript" }));
    const worker = new Worker(url);
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = ({ message }) => reject(new Error(message));
  })`;
  return { page: await page.evaluate(`${code}\nconsumer.${call}`), worker: await page.evaluate(start) };
}

/** Bundles and minifies for a browser. Fails on warnings: a module of Node would be left out of the bundle. */
async function bundle(input: string): Promise<string> {
  const build = await rolldown({
    input,
    platform: "browser",
    onLog: (level, { message }) => {
      if (level === "warn") throw new Error(message);
    },
  });
  const { output } = await build.generate({ format: "iife", name: "consumer", minify: true });
  return output[0].code;
}
