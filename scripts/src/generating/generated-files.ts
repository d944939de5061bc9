import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fromRoot } from "../repository.ts";

/** A generated file on disk that is out of date. */
export interface Difference {
  /** From the root of the repository. */
  readonly file: string;
  readonly kind: "stale" | "missing" | "surplus";
}

/**
 * Compares a folder with the files that were generated for it.
 *
 * @param folder from the root of the repository
 */
export async function findDifferences(
  folder: string,
  generated: ReadonlyMap<string, string>,
): Promise<readonly Difference[]> {
  const present = await listFiles(fromRoot(folder));
  const differences: Difference[] = [];
  for (const name of [...new Set([...present, ...generated.keys()])].sort()) {
    const file = join(folder, name);
    const content = generated.get(name);
    if (content === undefined) differences.push({ file, kind: "surplus" });
    else if (!present.includes(name)) differences.push({ file, kind: "missing" });
    else if (!(await hasContent(fromRoot(file), content))) differences.push({ file, kind: "stale" });
  }
  return differences;
}

/** Updates the files that differ. Others are not touched. */
export async function writeDifferences(
  folder: string,
  differences: readonly Difference[],
  generated: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { file } of differences) {
    const path = fromRoot(file);
    const content = generated.get(file.slice(folder.length + 1));
    if (content === undefined) await rm(path);
    else {
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, content);
    }
  }
}

async function hasContent(path: string, content: string): Promise<boolean> {
  const present = await readFile(path).catch(() => undefined);
  return present?.equals(Buffer.from(content)) ?? false;
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
