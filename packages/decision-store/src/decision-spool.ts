import { randomUUID } from "node:crypto";
import { rename, rm, rmdir, stat, truncate, utimes } from "node:fs/promises";
import { basename, dirname, join, resolve } from "node:path";
import type { DecisionBlock } from "./decision-block.ts";
import {
  type BlockPosition,
  decodeBlock,
  encodeBlock,
  findBlocks,
  isVersionFile,
  MAX_FRAME_BYTES,
  readVersions,
  SpooledVersions,
} from "./spool-files.ts";
import {
  APPEND,
  APPEND_NEW,
  findForeignReason,
  findStats,
  ignoreMissing,
  isOwn,
  listNames,
  MAX_NAMES,
  makeFolder,
  openOwnFile,
  READ,
  readAt,
  syncFolder,
  writeSynced,
} from "./synced-files.ts";
import type { NewVersion } from "./version-recorder.ts";

export interface SpoolOptions {
  /** The folder that processes share. */
  readonly folder: string;
  readonly maxBytes: number;
  /** Called with the number of decisions of a block that is damaged: a crash interrupted its write. */
  readonly onTorn: (decisions: number, file: string) => void;
  /** Called once for each path in the folder that is not a part of a spool of this user, which is left there. */
  readonly onLeft: (path: string, reason: string) => void;
}

/** A block in a file of the spool. */
interface Entry extends BlockPosition {
  readonly file: SpoolFile;
}

interface SpoolFile {
  readonly path: string;
  size: number;
  /** The blocks in it that wait, and the one that is being written. */
  waiting: number;
}

/**
 * Blocks on disk that wait for the database. Each process has a folder of its own in the shared one, and appends to files
 * there. It also adopts the files of processes that have ended. A file is deleted when all its blocks are stored; one that
 * was read only in part is read again by the next process, which is harmless because a block is stored once.
 */
export class DecisionSpool {
  readonly #options: SpoolOptions;
  /** Exists after the first heartbeat. */
  #folder = "";
  #entries: Entry[] = [];
  #files = new Set<SpoolFile>();
  #current: SpoolFile | undefined;
  #versions = new SpooledVersions();
  #seenAt = 0;
  #beating: Promise<void> | undefined;
  readonly #left = new Set<string>();
  #number = 0;

  constructor(options: SpoolOptions) {
    // Absolute, also if the folder in which the process was started is replaced.
    this.#options = { ...options, folder: resolve(options.folder) };
  }

  get bytes(): number {
    return [...this.#files].reduce((sum, { size }) => sum + size, 0);
  }

  /** The time of the oldest decision, in milliseconds since 1970-01-01 UTC. */
  get oldest(): number | undefined {
    return this.isEmpty
      ? undefined
      : this.#entries.reduce((oldest, { from }) => Math.min(oldest, from), Infinity);
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /**
   * Appends a block, after the versions that it refers to. Resolves when it is on disk.
   *
   * @throws Error when the spool is full, or that of the file system. The block is not in the spool then.
   */
  async append(block: DecisionBlock, versions: readonly NewVersion[]): Promise<void> {
    const bytes = encodeBlock(block);
    if (this.bytes + bytes.length > this.#options.maxBytes) throw new Error("the spool of decisions is full");
    if (bytes.length > MAX_FRAME_BYTES)
      throw new Error(`a block of ${bytes.length} bytes is too large for the spool`);
    await this.sendHeartbeat();
    for (const version of versions) await this.#versions.write(this.#folder, version);
    const file = this.#current ?? { path: this.#newPath(), size: 0, waiting: 0 };
    // Until it is written: the file must not be deleted with the last block before it.
    file.waiting++;
    try {
      await writeSynced(file.path, file.size === 0 ? APPEND_NEW : APPEND, bytes);
      if (file.size === 0) await syncFolder(this.#folder);
      // Another process that adopted the file during the write, after a long suspension, may not have read the block.
      await stat(file.path);
    } catch (error) {
      file.waiting--;
      // Another one put something there. The next block has another name.
      if ((error as NodeJS.ErrnoException).code === "EEXIST") throw error;
      // A block that is written in part would hide those behind it.
      if (file.waiting === 0) await this.#deleteFile(file);
      else await truncate(file.path, file.size).catch(() => this.#endFile(file));
      throw error;
    }
    const { decisions, from } = block;
    this.#entries.push({ decisions, from, file, start: file.size, length: bytes.length });
    this.#files.add(file);
    this.#current = file;
    file.size += bytes.length;
    if (file.size >= FILE_BYTES) this.#endFile(file);
  }

  /** Reads the block that was appended first, and the versions that it refers to. Undefined when none waits. */
  async readFirst(): Promise<
    { readonly block: DecisionBlock; readonly versions: readonly NewVersion[] } | undefined
  > {
    for (;;) {
      const entry = this.#entries[0];
      if (entry === undefined) return undefined;
      const bytes = await this.#readEntry(entry);
      const block = bytes && decodeBlock(bytes);
      if (block !== undefined) {
        const folder = dirname(entry.file.path);
        return { block, versions: await readVersions(folder, block.digests, this.#leave) };
      }
      if (bytes !== undefined) this.#options.onTorn(entry.decisions, entry.file.path);
      await this.removeFirst();
    }
  }

  /** Removes the block that was appended first. Its file is deleted with its last block. */
  async removeFirst(): Promise<void> {
    const entry = this.#entries.shift();
    if (entry === undefined) return;
    const { file } = entry;
    file.waiting--;
    if (file.waiting === 0) await this.#deleteFile(file);
  }

  /**
   * Sends a heartbeat, and takes over the files of processes that send none. Call it again after an error: it continues with
   * the files that it has not read.
   */
  async adopt(): Promise<void> {
    await this.sendHeartbeat();
    const { folder } = this.#options;
    for (const name of await listNames(folder)) {
      const other = join(folder, name);
      const found = await findStats(other);
      if (found === undefined || other === this.#folder) continue;
      if (!UUID.test(name) || !found.isDirectory() || !isOwn(found))
        this.#leave(other, "no folder of this spool");
      // Only one process succeeds.
      else if (Date.now() - found.mtimeMs >= DEAD_AFTER_MS)
        await rename(other, join(this.#folder, name)).catch(() => undefined);
    }
    for (const name of await listNames(this.#folder)) {
      const found = await findStats(join(this.#folder, name));
      if (found?.isDirectory()) await this.#takeOver(join(this.#folder, name));
    }
  }

  /** Shows other processes that this one is alive: every few seconds, or they adopt its files. */
  sendHeartbeat(): Promise<void> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = undefined;
    });
    return this.#beating;
  }

  /** Leaves the blocks that wait to the next process. */
  async close(): Promise<void> {
    // Missing when another process has adopted it.
    if (this.#seenAt === 0 || (await findStats(this.#folder)) === undefined) return;
    const names = await listNames(this.#folder);
    const versions = names.filter(isVersionFile);
    if (names.length === versions.length) for (const name of versions) await rm(join(this.#folder, name));
    // Not empty when blocks wait, or files of another process were not taken over completely.
    await rmdir(this.#folder).catch(() => utimes(this.#folder, 0, 0));
  }

  /** Takes over the files of a folder that was moved into the one of this process, versions before blocks. */
  async #takeOver(folder: string): Promise<void> {
    const names = await listNames(folder);
    const others = names.filter((name) => !isVersionFile(name));
    for (const name of [...names.filter(isVersionFile), ...others]) await this.#takeOverEntry(folder, name);
    const isEmpty = await rmdir(folder).then(
      () => true,
      () => false,
    );
    // What is left in it goes back, or every process would nest it deeper. A full list may lack others.
    if (!isEmpty && names.length < MAX_NAMES)
      await rename(folder, join(this.#options.folder, `${basename(folder)}.left`));
  }

  async #takeOverEntry(folder: string, name: string): Promise<void> {
    const path = join(folder, name);
    const found = await findStats(path);
    if (found === undefined) return;
    if (found.isDirectory() && UUID.test(name) && isOwn(found)) return this.#takeOver(path);
    const isBlocks = name.endsWith(BLOCKS);
    const isPart = isBlocks || isVersionFile(name) || name.endsWith(INCOMPLETE);
    const reason =
      findForeignReason(found, isBlocks ? MAX_FILE_BYTES : undefined) ??
      (isPart ? undefined : "an unknown file");
    if (reason !== undefined) this.#leave(path, reason);
    else if (isBlocks) await this.#takeOverFile(path);
    else if (isVersionFile(name)) await rename(path, join(this.#folder, name));
    else await rm(path);
  }

  async #takeOverFile(from: string): Promise<void> {
    await using handle = await openOwnFile(from, READ);
    const { blocks, torn } = await findBlocks((start, length) => readAt(handle, start, length));
    if (blocks.length === 0) await rm(from);
    else {
      const path = this.#newPath();
      await rename(from, path);
      const size = blocks.reduce((sum, { length }) => sum + length, 0);
      const file = { path, size, waiting: blocks.length };
      this.#files.add(file);
      for (const block of blocks) this.#entries.push({ ...block, file });
    }
    if (torn !== undefined) this.#options.onTorn(torn, from);
  }

  readonly #leave = (path: string, reason: string): void => {
    if (this.#left.has(path) || this.#left.size === MAX_LEFT) return;
    this.#left.add(path);
    this.#options.onLeft(path, reason);
  };

  /** Undefined when another process has adopted the file. */
  async #readEntry({ file, start, length }: Entry): Promise<Buffer | undefined> {
    await using handle = await openOwnFile(file.path, READ).catch(ignoreMissing);
    return handle && (await readAt(handle, start, length));
  }

  #newPath(): string {
    return join(this.#folder, `${String(++this.#number).padStart(9, "0")}${BLOCKS}`);
  }

  async #deleteFile(file: SpoolFile): Promise<void> {
    this.#endFile(file);
    this.#files.delete(file);
    await rm(file.path, { force: true });
  }

  #endFile(file: SpoolFile): void {
    if (this.#current === file) this.#current = undefined;
  }

  /** Others adopt the folder of a process that was suspended for long: it continues in a new one, as it begins in one. */
  async #beat(): Promise<void> {
    const now = Date.now();
    const isRecent = now - this.#seenAt <= DEAD_AFTER_MS / 2;
    const isMine =
      isRecent && (await utimes(this.#folder, now / 1000, now / 1000).then(() => true, ignoreMissing));
    if (!isMine) {
      this.#folder = join(this.#options.folder, randomUUID());
      this.#current = undefined;
      this.#versions = new SpooledVersions();
      await makeFolder(this.#folder);
    }
    this.#seenAt = now;
  }
}

/** How often a process calls `adopt`. */
export const ADOPT_INTERVAL_MS = 2000;
/** A process whose folder has not been touched for this long has ended. */
export const DEAD_AFTER_MS = 15_000;
const FILE_BYTES = 2 ** 24;
/** One block may exceed FILE_BYTES. */
const MAX_FILE_BYTES = FILE_BYTES + MAX_FRAME_BYTES;
const BLOCKS = ".blocks";
/** A version that was being written. */
const INCOMPLETE = ".new";
/** Paths that are named in the log. */
const MAX_LEFT = 100;
/** Names of the folders of processes. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
