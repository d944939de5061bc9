import { constants, type Stats } from "node:fs";
import { type FileHandle, lstat, mkdir, open, opendir } from "node:fs/promises";
import { dirname } from "node:path";

const { O_APPEND, O_CREAT, O_EXCL, O_NOFOLLOW, O_NONBLOCK, O_RDONLY, O_TRUNC, O_WRONLY } = constants;

/** Flags of `openOwnFile` and `writeSynced`. */
export const READ = O_RDONLY;
export const REPLACE = O_WRONLY | O_CREAT | O_TRUNC;
export const APPEND = O_WRONLY | O_APPEND;
export const APPEND_NEW = APPEND | O_CREAT | O_EXCL;

/**
 * Opens a regular file of this user, which no other user may read. Follows no link, and does not wait for the other end of a
 * FIFO: a thread that waits ends neither by an abort nor with the process.
 */
export async function openOwnFile(path: string, flags: number): Promise<FileHandle> {
  const handle = await open(path, flags | O_NOFOLLOW | O_NONBLOCK, 0o600);
  const reason = findForeignReason(await handle.stat());
  if (reason === undefined) return handle;
  await handle.close();
  throw new Error(`${path} is ${reason}`);
}

/** Reads an own file. */
export async function readOwnFile(path: string, maxBytes: number): Promise<Buffer> {
  await using handle = await openOwnFile(path, READ);
  const { size } = await handle.stat();
  if (size > maxBytes) throw new Error(`${path} is ${describeLarger(maxBytes)}`);
  return readAt(handle, 0, size);
}

/** Reads bytes from a position, fewer at the end of the file. */
export async function readAt(handle: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/** Says why something is no regular file of this user, or a larger one. Undefined when it is. */
export function findForeignReason(found: Stats, maxBytes = Number.POSITIVE_INFINITY): string | undefined {
  if (!found.isFile()) return "a link, a pipe, a device or an unknown folder";
  if (!isOwn(found)) return "a file of another user";
  return found.size > maxBytes ? describeLarger(maxBytes) : undefined;
}

function describeLarger(maxBytes: number): string {
  return `a file of more than ${maxBytes} bytes`;
}

/** Whether a file or folder belongs to this user. Windows has no user IDs. */
export function isOwn({ uid }: Stats): boolean {
  return process.geteuid === undefined || uid === process.geteuid();
}

/** The names in a folder, sorted. Of more than `MAX_NAMES`, some: the others are listed when these are gone. */
export async function listNames(folder: string): Promise<readonly string[]> {
  const names: string[] = [];
  for await (const { name } of await opendir(folder)) if (names.push(name) === MAX_NAMES) break;
  return names.sort();
}

export const MAX_NAMES = 10_000;

/** What a path names, without following a link. Undefined when it is missing. */
export function findStats(path: string): Promise<Stats | undefined> {
  return lstat(path).catch(ignoreMissing);
}

/** Writes to an own file. Resolves when the bytes are on disk. */
export async function writeSynced(path: string, flags: number, bytes: Uint8Array): Promise<void> {
  await using handle = await openOwnFile(path, flags);
  await handle.writeFile(bytes);
  await handle.datasync();
}

/** Without it, a new file may be missing after a power failure. */
export async function syncFolder(folder: string): Promise<void> {
  await using handle = await open(folder);
  await handle.sync();
}

/**
 * Makes a folder, which by default no other user may read, and those above it. Not with `recursive`: Node then tries forever where the
 * system has no place for a folder, as in /proc.
 */
export async function makeFolder(folder: string, mode = 0o700): Promise<void> {
  const make = () =>
    mkdir(folder, mode).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  const made = await make().then(() => true, ignoreMissing);
  if (made) return;
  await makeFolder(dirname(folder), mode);
  await make();
}

/** For `catch`: resolves to undefined when a file or folder is missing. */
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== "ENOENT") throw error;
}
