import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, isAbsolute, join } from "node:path";

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
  for (const [path, text] of withList(files)) {
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

function withList(files: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  return new Map([...files, [LIST, writeList(files)]]);
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
