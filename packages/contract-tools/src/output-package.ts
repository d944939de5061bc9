import { basename, join } from "node:path";
import { compareFolder, type Manifest, readIfThere, writeFolder } from "./package-files.ts";
import type { FilePosition } from "./report/finding.ts";

/** Where a command writes a package, and how it reports that. */
export interface OutputRequest {
  readonly out: string;
  /** Default: the name that the package has, or that of its folder. */
  readonly name?: string;
  readonly check?: true;
  readonly json?: true;
}

/**
 * Writes the files of a package and prints them. With `check`, compares them with the folder instead.
 *
 * @param roots what `--json` says of the roots
 */
export function outputPackage(
  request: OutputRequest,
  target: string,
  roots: readonly unknown[],
  files: ReadonlyMap<string, string>,
): 0 | 1 {
  if (request.check) return check(request, target, files);
  showProgress(`Writing ${files.size} files ...`);
  writeFolder(target, files);
  endProgress();
  const paths = [...files.keys()].map((path) => join(request.out, path));
  if (request.json) console.log(JSON.stringify({ roots, files: paths }));
  else for (const path of paths) console.log(path);
  return 0;
}

function check({ json, out }: OutputRequest, target: string, files: ReadonlyMap<string, string>): 0 | 1 {
  const differences = compareFolder(target, files);
  endProgress();
  if (json) console.log(JSON.stringify({ differences }));
  else for (const { kind, path } of differences) console.error(`${kind.padEnd(8)} ${join(out, path)}`);
  return differences.length > 0 ? 1 : 0;
}

/** The name that a package is to have. */
export function namePackage({ name }: OutputRequest, target: string): string {
  return name ?? readManifest(target).name ?? nameAfter(target);
}

/** The `package.json` in a folder; empty if there is none. */
export function readManifest(target: string): Manifest {
  const file = join(target, "package.json");
  const text = readIfThere(file);
  try {
    return text === undefined ? {} : JSON.parse(text);
  } catch (error) {
    throw new SyntaxError(`${file}: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Returns a package name after the name of its folder. */
function nameAfter(target: string): string {
  const name = basename(target)
    .toLowerCase()
    .replace(/[^a-z0-9._~-]+/g, "-");
  return name.replace(/^[._-]+|-+$/g, "") || "generated";
}

export function fail({ json }: { readonly json?: true }, message: string): 2 {
  endProgress();
  if (json) console.log(JSON.stringify({ error: message }));
  else console.error(message);
  return 2;
}

/** Shows a step on a terminal, replacing the step before. Does nothing if standard error is not a terminal. */
export function showProgress(step: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${step}`);
}

export function endProgress(): void {
  showProgress("");
}

/** An argument as a shell reads it. */
export function quote(value: string): string {
  return /^[\w@%+=:,./-]+$/.test(value) ? value : `'${value.replaceAll("'", "'\\''")}'`;
}

/** What diagnostics of XSD and of JSON Schema have. */
interface PrintedDiagnostic extends FilePosition {
  readonly code: string;
  readonly message: string;
}

/** Prints diagnostics: one per line on standard error, or all as one line of JSON on standard output. */
export function printDiagnostics(diagnostics: readonly PrintedDiagnostic[], json = false): void {
  if (json) console.log(JSON.stringify({ diagnostics }));
  else
    for (const { code, column, file, line, message } of diagnostics)
      console.error(`${file}:${line}:${column} ${code} ${message}`);
}
