import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { promisify } from "node:util";
import { isCommitted } from "../committed-files.ts";

/** The width of a line of generated code. */
export const LINE_WIDTH = 110;

const CONFIGURATION = {
  root: true,
  // The default of 1 MiB would leave the types of large schemas as they are.
  files: { maxSize: 2 ** 30 },
  formatter: { indentStyle: "space", indentWidth: 2, lineWidth: LINE_WIDTH },
};

/**
 * Formats TypeScript modules that people read, by file name, with Biome. Other files stay as they are, and so does every file
 * where Biome, an optional peer dependency, is not installed.
 */
export async function formatSources(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const sources = [...files].filter(([name]) => name.endsWith(".ts") && isCommitted(basename(name)));
  const biome = findBiome();
  if (biome === undefined || sources.length === 0) return new Map(files);
  const folder = await mkdtemp(join(tmpdir(), "generated-"));
  try {
    // A configuration of its own: another one around the folder must not change generated code.
    await writeFile(join(folder, "biome.json"), JSON.stringify(CONFIGURATION));
    for (const [name, text] of sources) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
    await promisify(execFile)(process.execPath, [biome, "format", "--write", "--log-level=error", "."], {
      cwd: folder,
    });
    const formatted = new Map(files);
    for (const [name] of sources) formatted.set(name, await readFile(join(folder, name), "utf8"));
    return formatted;
  } finally {
    await rm(folder, { recursive: true });
  }
}

function findBiome(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");
  } catch {
    return undefined;
  }
}
