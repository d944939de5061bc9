import { constants } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { extname, join } from "node:path";
import { ConfigurationError } from "./configuration-error.ts";

/** The content of a file. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

/** Some hundred thousand merchants. */
const MAX_SOURCE_BYTES = 2 ** 26;
const EXTENSIONS = new Set([".yaml", ".yml", ".json"]);

/**
 * Reads a file, or all `*.yaml`, `*.yml` and `*.json` files of a folder, ordered by name, without subfolders and without
 * names that start with a dot. Extensions may be in capitals.
 *
 * @throws ConfigurationError when a file cannot be read or is not UTF-8, or the folder has none
 */
export async function readFiles(path: string): Promise<SourceFile[]> {
  const paths = await attempt(path, () => listFiles(path));
  if (paths.length === 0)
    throw unreadable(path, "a folder with *.yaml, *.yml or *.json in it", "none of them");
  return Promise.all(
    paths.map(async (file) => ({ path: file, text: await attempt(file, () => readText(file)) })),
  );
}

async function listFiles(path: string): Promise<string[]> {
  if (!(await stat(path)).isDirectory()) return [path];
  const names = (await readdir(path)).filter(
    (name) => !name.startsWith(".") && EXTENSIONS.has(extname(name).toLowerCase()),
  );
  return names.sort().map((name) => join(path, name));
}

/** Lists the folders inside a folder. Empty when the folder does not exist. */
export async function listSubfolders(path: string): Promise<readonly string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith("."))
    .map(({ name }) => join(path, name))
    .sort();
}

async function readText(path: string): Promise<string> {
  const bytes = await readRegularFile(path, MAX_SOURCE_BYTES);
  if (bytes === "not-regular") throw unreadable(path, "a regular file", "a pipe, a device or a folder");
  if (bytes === "too-large")
    throw unreadable(path, `a file of at most ${MAX_SOURCE_BYTES} bytes`, "a larger one");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable(path, "text in UTF-8", "other bytes");
  }
}

async function attempt<T>(path: string, read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof ConfigurationError) throw error;
    const { code } = error as NodeJS.ErrnoException;
    throw unreadable(path, "a file or a folder that can be read", code ?? String(error));
  }
}

function unreadable(file: string, expected: string, received: string): ConfigurationError {
  const message = `expected ${expected}, got ${received}`;
  return new ConfigurationError([
    { file, line: 1, column: 1, message, expected, received, excerpt: undefined },
  ]);
}

/**
 * Reads a file, also by a link and of another user, as Kubernetes mounts them. Does not wait for the other end of a pipe, and
 * reads no more than `maxBytes`, because a device, or a file that grows, may never end.
 */
export async function readRegularFile(
  path: string,
  maxBytes: number,
): Promise<Buffer | "not-regular" | "too-large"> {
  await using handle = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  if (!(await handle.stat()).isFile()) return "not-regular";
  const chunks: Buffer[] = [];
  // `end` is inclusive.
  for await (const chunk of handle.createReadStream({ end: maxBytes, autoClose: false })) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  return bytes.length > maxBytes ? "too-large" : bytes;
}
