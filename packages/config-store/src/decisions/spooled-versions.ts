import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { NewVersion } from "../versions/stored-version.ts";
import { ignoreMissing, writeSynced } from "./synced-files.ts";

/** Writes versions that are not in the database yet beside the blocks that refer to them, each once. */
export class SpooledVersions {
  readonly #written = new Set<string>();

  async write(folder: string, version: NewVersion): Promise<void> {
    if (this.#written.has(version.digest)) return;
    const path = pathOf(folder, version.digest);
    try {
      await writeSynced(`${path}.new`, "w", Buffer.from(JSON.stringify(version)));
      await rename(`${path}.new`, path);
    } catch (error) {
      await rm(`${path}.new`, { force: true });
      throw error;
    }
    if (this.#written.size >= MAX_WRITTEN) this.#written.clear();
    this.#written.add(version.digest);
  }
}

/** Those of the versions that are in the folder. */
export async function readVersions(
  folder: string,
  digests: readonly string[],
): Promise<readonly NewVersion[]> {
  const texts = await Promise.all(
    digests.map((digest) => readFile(pathOf(folder, digest), "utf8").catch(ignoreMissing)),
  );
  return texts.flatMap((text) => (text === undefined ? [] : [JSON.parse(text) as NewVersion]));
}

export function isVersionFile(name: string): boolean {
  return name.endsWith(VERSION);
}

/** Writing a version again changes nothing. */
const MAX_WRITTEN = 1000;
const VERSION = ".version.json";

function pathOf(folder: string, digest: string): string {
  return join(folder, digest.replaceAll(":", "-") + VERSION);
}
