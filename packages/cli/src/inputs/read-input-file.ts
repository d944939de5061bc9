import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { SettingsError } from "../settings/setting-definition.ts";

/**
 * Reads a file that a setting names; `-` is standard input.
 *
 * @param origin the flag that names it, for the error
 * @throws SettingsError when it cannot be read
 */
export async function readInputFile(path: string, origin: string): Promise<Uint8Array> {
  try {
    return path === "-" ? await buffer(process.stdin) : await readFile(path);
  } catch (error) {
    const { code = "an error" } = error as NodeJS.ErrnoException;
    throw new SettingsError([`${origin}: expected a file that can be read, got ${code} for ${path}`]);
  }
}

/** The same for a file of text in UTF-8. A byte order mark at its beginning is left out. */
export async function readTextFile(path: string, origin: string): Promise<string> {
  return new TextDecoder().decode(await readInputFile(path, origin));
}
