import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fromRoot } from "../repository.ts";

/** The width of a line in `biome.json`. */
export const LINE_WIDTH = 110;

/** Formats TypeScript modules, by file name, as `biome.json` says. Other files stay as they are. */
export async function formatSources(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), "generated-"));
  try {
    const sources = [...files].filter(([name]) => name.endsWith(".ts"));
    for (const [name, text] of sources) await writeFile(join(folder, name), text);
    const options = [`--config-path=${fromRoot("biome.json")}`, "--vcs-enabled=false", "--log-level=error"];
    await promisify(execFile)(fromRoot("node_modules/.bin/biome"), ["format", "--write", ...options, folder]);
    const formatted = new Map(files);
    for (const [name] of sources) formatted.set(name, await readFile(join(folder, name), "utf8"));
    return formatted;
  } finally {
    await rm(folder, { recursive: true });
  }
}
