import { randomUUID } from "node:crypto";
import { open, readdir, readFile, rename, rm, rmdir, stat, truncate, utimes } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import type { NewVersion } from "../versions/stored-version.ts";
import type { DecisionBlock } from "./decision-block.ts";
import { decodeBlocks, encodeBlock, type SpooledBlock } from "./spool-file.ts";
import { isVersionFile, readVersions, SpooledVersions } from "./spooled-versions.ts";
import { ignoreMissing, makeFolder, syncFolder, writeSynced } from "./synced-files.ts";

export interface SpoolOptions {
  /** The folder that processes share. */
  readonly folder: string;
  readonly maxBytes: number;
  /** Called with the number of decisions of a block that is damaged: a crash interrupted its write. */
  readonly onTorn: (decisions: number, file: string) => void;
}

/** A block in a file of the spool. */
interface Entry extends Omit<SpooledBlock, "block"> {
  readonly file: SpoolFile;
  readonly from: number;
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
  /** Exists after the first sign of life. */
  #folder = "";
  #entries: Entry[] = [];
  #files = new Set<SpoolFile>();
  #current: SpoolFile | undefined;
  #versions = new SpooledVersions();
  #seenAt = 0;
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
    const [first, ...others] = this.#entries;
    return first && others.reduce((oldest, { from }) => Math.min(oldest, from), first.from);
  }

  get isEmpty(): boolean {
    return this.#entries.length === 0;
  }

  /**
   * Appends a block, after the versions that it refers to. Resolves when it is on disk.
   *
   * @throws SpoolFullError, or the error of the file system. The block is not in the spool then.
   */
  async append(block: DecisionBlock, versions: readonly NewVersion[]): Promise<void> {
    const bytes = encodeBlock(block);
    if (this.bytes + bytes.length > this.#options.maxBytes) throw new SpoolFullError();
    await this.#signOfLife();
    for (const version of versions) await this.#versions.write(this.#folder, version);
    const file = this.#current ?? { path: this.#newPath(), size: 0, waiting: 0 };
    // Until it is written: the file must not be deleted with the last block before it.
    file.waiting++;
    try {
      await writeSynced(file.path, "a", bytes);
      if (file.size === 0) await syncFolder(this.#folder);
      // Another process that adopted the file during the write, after a long suspension, may not have read the block.
      await stat(file.path);
    } catch (error) {
      file.waiting--;
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
      const block = bytes && decodeBlocks(bytes).blocks[0]?.block;
      if (block !== undefined)
        return { block, versions: await readVersions(dirname(entry.file.path), block.digests) };
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
   * Shows that this process is alive, and takes over the files of processes that are not. Call it again after an error: it
   * continues with the files that it has not read.
   */
  async adopt(): Promise<void> {
    await this.#signOfLife();
    const { folder } = this.#options;
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const other = join(folder, entry.name);
      const isSpool = entry.isDirectory() && UUID.test(entry.name);
      if (!isSpool || other === this.#folder || (await isAlive(other))) continue;
      // Only one process succeeds.
      await rename(other, join(this.#folder, entry.name)).catch(() => undefined);
    }
    for (const entry of await readdir(this.#folder, { withFileTypes: true }))
      if (entry.isDirectory()) await this.#takeOver(join(this.#folder, entry.name));
  }

  /** Leaves the blocks that wait to the next process. */
  async close(): Promise<void> {
    if (this.#seenAt === 0) return;
    const names = await readdir(this.#folder);
    const versions = names.filter(isVersionFile);
    if (names.length === versions.length) for (const name of versions) await rm(join(this.#folder, name));
    // Not empty when blocks wait, or files of another process were not taken over completely.
    await rmdir(this.#folder).catch(() => utimes(this.#folder, 0, 0));
  }

  /** Takes over the files of a folder that was moved into the one of this process, versions before blocks. */
  async #takeOver(folder: string): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const { name } of entries.filter(({ name }) => isVersionFile(name)))
      await rename(join(folder, name), join(this.#folder, name));
    const others = entries.filter(({ name }) => !isVersionFile(name));
    for (const entry of others.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await this.#takeOver(path);
      else if (entry.name.endsWith(BLOCKS)) await this.#takeOverFile(path);
      else await rm(path);
    }
    await rmdir(folder);
  }

  async #takeOverFile(from: string): Promise<void> {
    const { blocks, torn } = decodeBlocks(await readFile(from));
    if (blocks.length === 0) await rm(from);
    else {
      const path = this.#newPath();
      await rename(from, path);
      const size = blocks.reduce((sum, { length }) => sum + length, 0);
      const file = { path, size, waiting: blocks.length };
      this.#files.add(file);
      for (const { block, ...place } of blocks) this.#entries.push({ ...place, from: block.from, file });
    }
    if (torn !== undefined) this.#options.onTorn(torn, from);
  }

  /** Undefined when another process has adopted the file. */
  async #readEntry({ file, start, length }: Entry): Promise<Buffer | undefined> {
    const handle = await open(file.path).catch(ignoreMissing);
    if (handle === undefined) return undefined;
    try {
      const bytes = Buffer.alloc(length);
      await handle.read(bytes, 0, length, start);
      return bytes;
    } finally {
      await handle.close();
    }
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
  async #signOfLife(): Promise<void> {
    const now = Date.now();
    const isMine = now - this.#seenAt <= DEAD_AFTER_MS / 2 && (await touch(this.#folder, now));
    if (!isMine) {
      this.#folder = join(this.#options.folder, randomUUID());
      this.#current = undefined;
      this.#versions = new SpooledVersions();
      await makeFolder(this.#folder);
    }
    this.#seenAt = now;
  }
}

/** The spool has its maximum size. */
export class SpoolFullError extends Error {
  override readonly name = "SpoolFullError";

  constructor() {
    super("the spool of decisions is full");
  }
}

/** How often a process calls `adopt`. */
export const ADOPT_INTERVAL_MS = 2000;
const DEAD_AFTER_MS = 15_000;
const FILE_BYTES = 2 ** 24;
const BLOCKS = ".blocks";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function isAlive(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < DEAD_AFTER_MS;
}

/** Returns false when there is no such folder. */
async function touch(folder: string, time: number): Promise<boolean> {
  const touched = await utimes(folder, time / 1000, time / 1000).then(() => true, ignoreMissing);
  return touched === true;
}
