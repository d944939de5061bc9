import { lstat, open, realpath, rename, rm } from "node:fs/promises";
import { Readable, type Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { CommandError, type Terminal } from "../command.ts";

/**
 * Writes bytes to a file, or to standard output for `-`. A regular file is written beside its name and renamed when it is
 * complete, so that an interrupted command leaves no incomplete file under the name. A FIFO or a device is written directly.
 *
 * @throws CommandError when the file cannot be written
 */
export async function writeOutput(
  path: string,
  { standardOutput }: Terminal,
  content: AsyncIterable<Uint8Array>,
): Promise<void> {
  if (path === "-") return writeStream(standardOutput, content);
  const target = await realpath(path).catch(() => path);
  // A link without a resolvable target stays a link here and is opened: /dev/stdout for a pipe, or a link to a missing file.
  const existing = await lstat(target).catch(() => undefined);
  const isReplaced = existing === undefined || existing.isFile();
  const written = isReplaced ? `${target}.${process.pid}.partial` : target;
  if (isReplaced) await rm(written, { force: true }).catch((error: unknown) => reject(path, error));
  // Only this user may read it. Nobody else has made it.
  const file = await open(written, isReplaced ? "wx" : "w", 0o600).catch((error: unknown) =>
    reject(path, error),
  );
  try {
    try {
      for await (const bytes of content) await file.writeFile(bytes).catch((error) => reject(path, error));
      if (isReplaced) await file.sync().catch((error) => reject(path, error));
    } finally {
      await file.close();
    }
    if (isReplaced) await rename(written, target).catch((error) => reject(path, error));
  } catch (error) {
    if (isReplaced) await rm(written, { force: true });
    throw error;
  }
}

/**
 * Waits for the reader, so that memory does not grow. Stops when the stream fails, which `runCommandLine` reports, or when
 * the reader closes a pipe, as `head` does.
 */
async function writeStream(stream: Writable, content: AsyncIterable<Uint8Array>): Promise<void> {
  let streamError: unknown;
  stream.once("error", (error) => {
    streamError = error;
  });
  try {
    await pipeline(Readable.from(content, { objectMode: false }), stream, { end: false });
  } catch (error) {
    if (error !== streamError) throw error;
  }
}

function reject(path: string, error: unknown): never {
  const { code = "an error" } = error as NodeJS.ErrnoException;
  throw new CommandError([`payment-routing: ${path} cannot be written: ${code}`], { cause: error });
}

/** Writes each record as a line of JSON. */
export async function* writeNdjson<Record>(
  pages: AsyncIterable<readonly Record[]>,
  write: (record: Record) => object,
): AsyncGenerator<Uint8Array> {
  for await (const page of pages)
    if (page.length > 0)
      yield Buffer.from(page.map((record) => `${JSON.stringify(write(record))}\n`).join(""));
}

/** Names the files of the archive whose records are missing in an output. */
export function complainUnreadable(
  files: readonly string[] = [],
  { complain }: Pick<Terminal, "complain">,
): void {
  for (const file of files) complain(`The archive is incomplete here: ${file}`);
}
