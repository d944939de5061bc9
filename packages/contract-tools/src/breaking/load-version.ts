import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

/** A folder with `contracts.json` and the schemas of one version. Dispose of it when it is no longer read. */
export interface VersionFolder extends Disposable {
  readonly folder: string;
  /** The path to show for the folder. */
  readonly shown: string;
}

/** The message says what cannot be read. */
export class VersionError extends Error {}

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
  return checkOut(against, schemas);
}

function checkOut(ref: string, schemas: string): VersionFolder {
  const git = (...args: readonly string[]): Buffer =>
    execFileSync("git", args, { cwd: schemas, stdio: ["ignore", "pipe", "pipe"], maxBuffer: 2 ** 30 });
  const target = mkdtempSync(join(tmpdir(), "contracts-"));
  const dispose = (): void => rmSync(target, { recursive: true });
  try {
    git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`);
    const archive = git("archive", "--format=tar", ref, ".");
    execFileSync("tar", ["-x", "-C", target], { input: archive, stdio: ["pipe", "ignore", "pipe"] });
  } catch {
    dispose();
    throw new VersionError(`${ref} is neither a folder nor a commit in which the schemas can be read`);
  }
  return { folder: target, shown: ref, [Symbol.dispose]: dispose };
}
