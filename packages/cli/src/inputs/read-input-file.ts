import { readFile } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { SettingsError } from "../settings/setting-definition.ts";

/**
 * Reads a file; `-` reads standard input.
 *
 * @param origin the option or argument that names the file, for the error message
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

/** Reads a text file in UTF-8, without its byte order mark. */
export async function readTextFile(path: string, origin: string): Promise<string> {
  return new TextDecoder().decode(await readInputFile(path, origin));
}
