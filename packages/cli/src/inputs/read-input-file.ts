import { createReadStream } from "node:fs";
import { SettingsError } from "../settings/setting-definition.ts";

/**
 * Reads a file; `-` reads standard input.
 *
 * @param origin the option or argument that names the file, for the error message
 * @throws SettingsError when it cannot be read
 */
export async function readInputFile(path: string, origin: string): Promise<Uint8Array> {
  try {
    return await readStream(path === "-" ? process.stdin : createReadStream(path));
  } catch (error) {
    if (error instanceof RangeError)
      throw new SettingsError([`${origin}: ${error.message}, got more in ${path}`]);
    const { code = "an error" } = error as NodeJS.ErrnoException;
    throw new SettingsError([`${origin}: expected a file that can be read, got ${code} for ${path}`]);
  }
}

const MAX_BYTES = 2 ** 26;

/** A pipe is read to its end, which a device may not have. */
async function readStream(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of stream) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw new RangeError(`expected at most ${MAX_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a text file in UTF-8, without its byte order mark. */
export async function readTextFile(path: string, origin: string): Promise<string> {
  return new TextDecoder().decode(await readInputFile(path, origin));
}
