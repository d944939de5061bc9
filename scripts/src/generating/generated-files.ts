import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fromRoot, showPath } from "../repository.ts";
import type { GeneratedPackage } from "./generated-packages.ts";

/** A generated file on disk that is out of date. */
export interface Difference {
  readonly file: string;
  readonly kind: "stale" | "missing" | "surplus";
}

/** Compares a package's `src/gen` with newly generated files. */
export async function compareGenerated(generated: GeneratedPackage): Promise<Difference[]> {
  const folder = generatedFolder(generated);
  const generatedFiles = await generated.generate();
  const present = await listFiles(folder);
  const differences: Difference[] = [];
  for (const file of [...new Set([...present, ...generatedFiles.keys()])].sort()) {
    const path = join(folder, file);
    const content = generatedFiles.get(file);
    if (content === undefined) differences.push({ file: showPath(path), kind: "surplus" });
    else if (!present.includes(file)) differences.push({ file: showPath(path), kind: "missing" });
    else if (!(await hasContent(path, content))) differences.push({ file: showPath(path), kind: "stale" });
  }
  return differences;
}

/** Updates a package's `src/gen`. Files that are up to date are not touched. */
export async function writeGenerated(generated: GeneratedPackage): Promise<void> {
  const folder = generatedFolder(generated);
  const generatedFiles = await generated.generate();
  for (const file of await listFiles(folder)) {
    if (!generatedFiles.has(file)) await rm(join(folder, file));
  }
  for (const [file, content] of generatedFiles) {
    const path = join(folder, file);
    if (await hasContent(path, content)) continue;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, content);
  }
}

async function hasContent(path: string, content: string): Promise<boolean> {
  const present = await readFile(path).catch(() => undefined);
  return present?.equals(Buffer.from(content)) ?? false;
}

function generatedFolder({ folder }: GeneratedPackage): string {
  return fromRoot(`packages/${folder}/src/gen`);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}
