import { execFile } from "node:child_process";
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fromRoot } from "../repository.ts";

/** A place that does not compile. */
export interface BrokenPlace {
  /** From the root of the repository. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
  readonly message: string;
}

const FOLDER = ".cache/consumers";
/** The file that is there while the last check has found no broken place. */
const CLEAN = `${FOLDER}/clean`;

/** Whether the last check found that everything compiles. */
export function didCompile(): boolean {
  return existsSync(fromRoot(CLEAN));
}

/**
 * Type-checks every package, tests and scripts included, as one program of sources: what is built of a package does not matter.
 * Only files that a change can reach are checked again. Rejects with an AbortError after an abort.
 *
 * Not consumers/released: a declared break may break those, and released-consumers.test.ts checks them.
 *
 * @param packages folders of packages, to check these alone
 */
export async function checkConsumers(
  signal?: AbortSignal,
  packages?: readonly string[],
): Promise<readonly BrokenPlace[]> {
  mkdirSync(fromRoot(FOLDER), { recursive: true });
  const project = `${FOLDER}/${packages === undefined ? "all" : "direct"}.json`;
  const include = packages?.flatMap((name) => [`../../packages/${name}/src`, `../../packages/${name}/test`]);
  const configuration = {
    extends: "../../tsconfig.check.json",
    // Without comments, because an edit of documentation changes no type: consumers are not checked again.
    compilerOptions: { incremental: true, removeComments: true, paths: findSources() },
    ...(include && { include }),
  };
  // An older list of sources must not hide a package, so the configuration is written each time.
  writeFileSync(fromRoot(project), JSON.stringify(configuration, null, 2));
  rmSync(fromRoot(CLEAN), { force: true });
  const places = readPlaces(await runCompiler(project, signal));
  if (places.length === 0 && packages === undefined) writeFileSync(fromRoot(CLEAN), "");
  return places;
}

/** The places of each package, for the terminal. */
export function describeBreaks(places: readonly BrokenPlace[]): string {
  const byPackage = Map.groupBy(places, ({ file }) => file.split("/").slice(0, 2).join("/"));
  const sections = Array.from(byPackage, ([name, broken]) => {
    const lines = broken.map(({ file, line, column, message }) => `  ${file}:${line}:${column} ${message}`);
    return `${name}\n${lines.join("\n")}`;
  });
  const count = places.length === 1 ? "1 place" : `${places.length} places`;
  return `${sections.join("\n\n")}\n\nThe code was generated, but it does not compile in ${count} (above). Adapt the places, or the schema.`;
}

/** The source of each name that a package exports: it exports what is built of it. */
function findSources(): Record<string, readonly [string]> {
  const manifests = globSync("packages/*/package.json", { cwd: fromRoot("") });
  return Object.fromEntries(
    manifests.flatMap((path) => {
      const { name, exports = {} } = JSON.parse(readFileSync(fromRoot(path), "utf8"));
      const typed = Object.entries<{ types?: string }>(exports).filter(
        ([, { types }]) => types !== undefined,
      );
      return typed.map(([subpath, { types = "" }]): [string, [string]] => [
        `${name}${subpath.slice(1)}`,
        [
          `../../${path.replace("package.json", "")}${types.replace("./dist/", "src/").replace(/\.d\.ts$/, ".ts")}`,
        ],
      ]);
    }),
  );
}

function runCompiler(project: string, signal: AbortSignal | undefined): Promise<string> {
  const compiler = fromRoot("node_modules/typescript/bin/tsc");
  // Several checkers each compute the types of what all files share, and collecting garbage costs more than a gigabyte:
  // together they took a third of the processor time.
  const args = [compiler, "-p", fromRoot(project), "--pretty", "false", "--checkers", "1"];
  const env = { GOGC: "400", ...process.env };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      args,
      { cwd: fromRoot(""), env, maxBuffer: 2 ** 28, ...(signal && { signal }) },
      (error, stdout, stderr) => {
        // The compiler ends with 1 or 2 when something does not compile.
        if (error !== null && typeof error.code !== "number") reject(error);
        else if (error !== null && stdout === "") reject(new Error(`the compiler failed: ${stderr}`));
        else resolve(stdout);
      },
    );
  });
}

function readPlaces(output: string): readonly BrokenPlace[] {
  // Lines that are indented explain the one before.
  return Array.from(
    output.matchAll(/^(\S.*?)\((\d+),(\d+)\): error (.*)$/gm),
    ([, file, line, column, message]) => ({
      file: String(file),
      line: Number(line),
      column: Number(column),
      message: String(message),
    }),
  );
}

if (import.meta.main) {
  const places = await checkConsumers();
  for (const { file, line, column, message } of places) console.error(`${file}:${line}:${column} ${message}`);
  process.exitCode = places.length > 0 ? 1 : 0;
}
