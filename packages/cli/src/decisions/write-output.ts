import { open, rename, rm } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CommandError, type Terminal } from "../command.ts";

/**
 * Writes bytes to a file, or to standard output for `-`. A file is written beside its name and renamed when it is complete,
 * so that an interrupted command leaves no incomplete file under the name.
 *
 * @throws CommandError when the file cannot be written
 */
export async function writeOutput(
  path: string,
  { standardOutput }: Terminal,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (path === "-") return writeStream(standardOutput, content);
  const partial = `${path}.${process.pid}.partial`;
  const file = await open(partial, "w").catch((error: unknown) => reject(path, error));
  try {
    try {
      for await (const bytes of content) await file.writeFile(bytes).catch((error) => reject(path, error));
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(partial, path).catch((error) => reject(path, error));
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Waits for the reader, so that memory does not grow. Ends when the reader closes a pipe, as `head` does. */
async function writeStream(stream: Writable, content: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    await pipeline(Readable.from(content, { objectMode: false }), stream, { end: false });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EPIPE") throw error;
  }
}

function reject(path: string, error: unknown): never {
  const { code = "an error" } = error as NodeJS.ErrnoException;
  throw new CommandError([`payment-routing: ${path} cannot be written: ${code}`], { cause: error });
}
