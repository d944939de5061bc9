import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, relative, resolve } from "node:path";
import { findAround } from "../command-context.ts";
import { hasContracts } from "../contract-list.ts";

/** A folder with the schemas of one version. */
export interface Version {
  readonly folder: string;
  /** The path to show for the folder. */
  readonly shown: string;
}

/** Dispose of it when it is no longer read. */
export interface VersionFolder extends Version, Disposable {
  /** The name of the schema inside the folder, if one schema was asked for. */
  readonly file?: string;
}

/** Reports how much of the comparison is done, and what is compared now. */
export type Progress = (done: number, all: number, name: string) => void;

/** The message says what cannot be read. */
export class VersionError extends Error {}

/**
 * The folder of the schemas: the given one, or `schemas` in the folder or one around it.
 *
 * @throws VersionError if it has no contracts
 */
export function findSchemas(folder: string, given: string | undefined): string {
  if (given !== undefined) {
    if (hasContracts(resolve(folder, given))) return resolve(folder, given);
    throw new VersionError(`there is no contract.json in a folder of ${given}`);
  }
  const root = findAround(folder, (around) => hasContracts(join(around, "schemas")));
  if (root !== undefined) return join(root, "schemas");
  throw new VersionError(`there is no schemas/*/contract.json in ${folder} or a folder around it`);
}

/** Writes one line to a terminal, over the one before. */
export function showProgress(done: number, all: number, name: string): void {
  if (process.stderr.isTTY)
    process.stderr.write(`\r\u001b[K${done < all ? `${done + 1}/${all} ${name}` : ""}`);
}

/**
 * Opens an old version: a folder, or the state of the current folder at a commit, tag or branch of Git.
 *
 * @param schemas the folder of the current version
 * @throws VersionError if there is neither
 */
export function openVersion(against: string, schemas: string, base: string): VersionFolder {
  const folder = resolve(base, against);
  if (existsSync(folder) && statSync(folder).isDirectory())
    return { folder, shown: relative(base, folder) || ".", [Symbol.dispose]() {} };
  return checkOut(against, schemas, (prefix) => [prefix || "."]);
}

/**
 * Opens an old version of one schema: a file, or the state of the current file at a commit, tag or branch of Git.
 *
 * @param schema the file of the current version
 * @throws VersionError if there is neither
 */
export function openSchemaVersion(against: string, schema: string, base: string): VersionFolder {
  const path = resolve(base, against);
  if (existsSync(path) && statSync(path).isFile())
    return {
      folder: dirname(path),
      shown: relative(base, dirname(path)) || ".",
      file: basename(path),
      [Symbol.dispose]() {},
    };
  // The schema may include .xsd, .json and .yaml files of any folder of the repository. Git rejects a pattern without a match.
  const version = checkOut(against, dirname(schema), () => [":(glob)**/*.[xjy][sa][dom]*"]);
  if (existsSync(join(version.folder, basename(schema)))) return { ...version, file: basename(schema) };
  version[Symbol.dispose]();
  throw new VersionError(`${relative(base, schema)} is not in ${against}`);
}

/**
 * Extracts files of a commit. The folder stays at its position inside the repository.
 *
 * @param select the files to extract, for the path of the folder inside the repository
 */
function checkOut(ref: string, folder: string, select: (prefix: string) => readonly string[]): VersionFolder {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync("git", args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 30 });
  const target = mkdtempSync(join(tmpdir(), "contracts-"));
  const dispose = (): void => rmSync(target, { recursive: true });
  try {
    git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`);
    const prefix = git("rev-parse", "--show-prefix").toString().trim();
    const top = git("rev-parse", "--show-toplevel").toString().trim();
    const archive = git("-C", top, "archive", "--format=tar", ref, "--", ...select(prefix));
    execFileSync("tar", ["-x", "-C", target], { input: archive, stdio: ["pipe", "ignore", "pipe"] });
    return { folder: join(target, prefix), shown: join(ref, prefix), [Symbol.dispose]: dispose };
  } catch {
    dispose();
    throw new VersionError(
      `${ref} is neither a file or folder nor a commit in which the schemas can be read`,
    );
  }
}
