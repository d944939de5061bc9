import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Contract } from "./contracts.ts";
import { fromRoot, showPath } from "./repository.ts";

/** How a generated file on disk differs from what the schema gives. */
export interface Difference {
  readonly file: string;
  readonly kind: "stale" | "missing" | "surplus";
}

/** Compares a contract's `src/gen` with what its schema gives. */
export async function compareGenerated(contract: Contract): Promise<Difference[]> {
  const folder = generatedFolder(contract);
  const wanted = await contract.generate();
  const present = await listFiles(folder);
  const surplus = present
    .filter((file) => !wanted.has(file))
    .map((file) => ({ file, kind: "surplus" as const }));
  const different: Difference[] = [];
  for (const [file, content] of wanted) {
    if (!present.includes(file)) different.push({ file, kind: "missing" });
    else if ((await readFile(join(folder, file), "utf8")) !== content)
      different.push({ file, kind: "stale" });
  }
  return [...surplus, ...different].map(({ file, kind }) => ({ file: showPath(join(folder, file)), kind }));
}

/** Makes a contract's `src/gen` what its schema gives. Files that are right already are not touched. */
export async function writeGenerated(contract: Contract): Promise<void> {
  const folder = generatedFolder(contract);
  await mkdir(folder, { recursive: true });
  const wanted = await contract.generate();
  for (const file of await listFiles(folder)) {
    if (!wanted.has(file)) await rm(join(folder, file));
  }
  for (const [file, content] of wanted) {
    const path = join(folder, file);
    const present = await readFile(path, "utf8").catch(() => undefined);
    if (present !== content) await writeFile(path, content);
  }
}

function generatedFolder({ name }: Contract): string {
  return fromRoot(`packages/${name}-contract/src/gen`);
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}
