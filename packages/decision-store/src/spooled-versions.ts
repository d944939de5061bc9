import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { ignoreMissing, REPLACE, readOwnFile, writeSynced } from "./synced-files.ts";
import type { NewVersion } from "./version-recorder.ts";

/** Writes versions that are not in the database yet beside the blocks that refer to them, each once. */
export class SpooledVersions {
  readonly #written = new Set<string>();

  async write(folder: string, version: NewVersion): Promise<void> {
    if (this.#written.has(version.digest)) return;
    const path = pathOf(folder, version.digest);
    try {
      await writeSynced(`${path}.new`, REPLACE, Buffer.from(JSON.stringify(version)));
      await rename(`${path}.new`, path);
    } catch (error) {
      await rm(`${path}.new`, { force: true });
      throw error;
    }
    if (this.#written.size >= MAX_WRITTEN) this.#written.clear();
    this.#written.add(version.digest);
  }
}

/** Those of the versions that are in the folder. `onLeft` is called for a file that holds something else. */
export async function readVersions(
  folder: string,
  digests: readonly string[],
  onLeft: (path: string, reason: string) => void,
): Promise<readonly NewVersion[]> {
  const versions = await Promise.all(
    digests.map((digest) => readVersion(pathOf(folder, digest), digest, onLeft)),
  );
  return versions.filter((version) => version !== undefined);
}

async function readVersion(
  path: string,
  digest: string,
  onLeft: (path: string, reason: string) => void,
): Promise<NewVersion | undefined> {
  try {
    const text = await readOwnFile(path, MAX_VERSION_BYTES).catch(ignoreMissing);
    if (text === undefined) return undefined;
    const version: NewVersion = JSON.parse(text.toString());
    if (version?.digest === digest && Array.isArray(version.files)) return version;
    onLeft(path, "not the version that its name says");
  } catch (error) {
    onLeft(path, String(error));
  }
  return undefined;
}

/** Much more than the files of a version have. */
const MAX_VERSION_BYTES = 2 ** 28;

export function isVersionFile(name: string): boolean {
  return name.endsWith(VERSION);
}

/** Writing a version again changes nothing. */
const MAX_WRITTEN = 1000;
const VERSION = ".version.json";

function pathOf(folder: string, digest: string): string {
  return join(folder, digest.replaceAll(":", "-") + VERSION);
}
