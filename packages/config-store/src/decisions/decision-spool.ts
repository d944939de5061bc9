import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rename, rm, rmdir, stat, utimes } from "node:fs/promises";
import { join } from "node:path";
import type { NewVersion } from "../versions/stored-version.ts";
import type { DecisionBlock } from "./decision-block.ts";
import { decodeBlocks, encodeBlock, type SpooledBlock } from "./spool-file.ts";

export interface SpoolOptions {
  /** The folder that processes share. */
  readonly folder: string;
  readonly maxBytes: number;
  /** Called with the number of decisions whose write a crash interrupted. */
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
  waiting: number;
}

/**
 * Blocks on disk that wait for the database. Each process has a folder of its own in the shared one, and appends to files
 * there. It also adopts the files of processes that have ended. A file is deleted when all its blocks are stored; one that
 * was read only in part is read again by the next process, which is harmless because a block is stored once.
 */
export class DecisionSpool {
  readonly #options: SpoolOptions;
  #folder: string;
  #entries: Entry[] = [];
  #files = new Set<SpoolFile>();
  #current: SpoolFile | undefined;
  #versions = new Set<string>();
  #seenAt = 0;
  #number = 0;

  constructor(options: SpoolOptions) {
    this.#options = options;
    this.#folder = join(options.folder, randomUUID());
  }

  get bytes(): number {
    return [...this.#files].reduce((sum, { size }) => sum + size, 0);
  }

  /** The time of the oldest decision, in milliseconds since 1970-01-01 UTC. */
  get oldest(): number | undefined {
    return this.#entries.length === 0 ? undefined : Math.min(...this.#entries.map(({ from }) => from));
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
    for (const version of versions) await this.#writeVersion(version);
    const file = this.#current ?? { path: this.#newPath(), size: 0, waiting: 0 };
    const handle = await open(file.path, "a");
    try {
      await handle.writeFile(bytes);
      await handle.datasync();
    } catch (error) {
      // A block that is written in part would hide those behind it.
      await handle.truncate(file.size).catch(() => this.#endFile(file));
      throw error;
    } finally {
      await handle.close();
    }
    if (file.size === 0) await syncFolder(this.#folder);
    const { decisions, from } = block;
    this.#entries.push({ decisions, from, file, start: file.size, length: bytes.length });
    this.#files.add(file);
    this.#current = file;
    file.size += bytes.length;
    file.waiting++;
    if (file.size >= FILE_BYTES) this.#endFile(file);
  }

  /** Reads the block that was appended first, and the versions that it refers to. Undefined when none waits. */
  async readFirst(): Promise<
    { readonly block: DecisionBlock; readonly versions: readonly NewVersion[] } | undefined
  > {
    for (;;) {
      const entry = this.#entries[0];
      if (entry === undefined) return undefined;
      const block = await this.#readEntry(entry);
      if (block !== undefined) return { block, versions: await this.#readVersions(block.digests) };
      // Another process has adopted the file while this one was suspended.
      await this.removeFirst();
    }
  }

  /** Removes the block that was appended first. Its file is deleted with its last block. */
  async removeFirst(): Promise<void> {
    const entry = this.#entries.shift();
    if (entry === undefined) return;
    const { file } = entry;
    file.waiting--;
    if (file.waiting > 0) return;
    this.#endFile(file);
    this.#files.delete(file);
    await rm(file.path, { force: true });
  }

  /** Shows that this process is alive, and takes over the files of processes that are not. */
  async adopt(): Promise<void> {
    await this.#signOfLife();
    const { folder } = this.#options;
    for (const entry of await readdir(folder, { withFileTypes: true })) {
      const other = join(folder, entry.name);
      const isSpool = entry.isDirectory() && UUID.test(entry.name);
      if (!isSpool || other === this.#folder || (await isAlive(other))) continue;
      const mine = join(this.#folder, entry.name);
      // Only one process succeeds.
      const isMine = await rename(other, mine).then(
        () => true,
        () => false,
      );
      if (isMine) await this.#takeOver(mine);
    }
  }

  /** Leaves the blocks that wait to the next process. */
  async close(): Promise<void> {
    if (this.#seenAt === 0) return;
    if (this.isEmpty) await rm(this.#folder, { recursive: true, force: true });
    else await utimes(this.#folder, 0, 0);
  }

  /** Takes over the files of a folder that was moved into the one of this process. */
  async #takeOver(folder: string): Promise<void> {
    const entries = await readdir(folder, { withFileTypes: true });
    for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) await this.#takeOver(path);
      else if (entry.name.endsWith(VERSION)) await rename(path, join(this.#folder, entry.name));
      else if (entry.name.endsWith(BLOCKS)) {
        const mine = this.#newPath();
        await rename(path, mine);
        await this.#openFile(mine);
      } else await rm(path);
    }
    await rmdir(folder);
  }

  async #openFile(path: string): Promise<void> {
    const { blocks, torn } = decodeBlocks(await readFile(path));
    if (torn !== undefined) this.#options.onTorn(torn, path);
    if (blocks.length === 0) return rm(path);
    const size = blocks.reduce((sum, { length }) => sum + length, 0);
    const file = { path, size, waiting: blocks.length };
    this.#files.add(file);
    for (const { block, ...place } of blocks) this.#entries.push({ ...place, from: block.from, file });
  }

  async #readEntry({ file, start, length }: Entry): Promise<DecisionBlock | undefined> {
    const handle = await open(file.path).catch(() => undefined);
    if (handle === undefined) return undefined;
    try {
      const bytes = Buffer.alloc(length);
      await handle.read(bytes, 0, length, start);
      return decodeBlocks(bytes).blocks[0]?.block;
    } finally {
      await handle.close();
    }
  }

  async #writeVersion(version: NewVersion): Promise<void> {
    if (this.#versions.has(version.digest)) return;
    const path = this.#versionPath(version.digest);
    const handle = await open(`${path}.new`, "w");
    try {
      await handle.writeFile(JSON.stringify(version));
      await handle.datasync();
    } finally {
      await handle.close();
    }
    await rename(`${path}.new`, path);
    this.#versions.add(version.digest);
  }

  async #readVersions(digests: readonly string[]): Promise<readonly NewVersion[]> {
    const texts = await Promise.all(
      digests.map((digest) => readFile(this.#versionPath(digest), "utf8").catch(() => undefined)),
    );
    return texts.flatMap((text) => (text === undefined ? [] : [JSON.parse(text) as NewVersion]));
  }

  #versionPath(digest: string): string {
    return join(this.#folder, digest.replaceAll(":", "-") + VERSION);
  }

  #newPath(): string {
    return join(this.#folder, `${String(++this.#number).padStart(9, "0")}${BLOCKS}`);
  }

  #endFile(file: SpoolFile): void {
    if (this.#current === file) this.#current = undefined;
  }

  /** Others adopt the folder of a process that was suspended for long: it continues in a new one. */
  async #signOfLife(): Promise<void> {
    const now = Date.now();
    if (this.#seenAt > 0 && now - this.#seenAt > DEAD_AFTER_MS / 2) {
      this.#folder = join(this.#options.folder, randomUUID());
      this.#current = undefined;
      this.#versions = new Set();
      this.#seenAt = 0;
    }
    if (this.#seenAt === 0) await mkdir(this.#folder, { recursive: true });
    else await utimes(this.#folder, now / 1000, now / 1000);
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
const VERSION = ".version.json";
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function isAlive(folder: string): Promise<boolean> {
  const found = await stat(folder).catch(() => undefined);
  return found !== undefined && Date.now() - found.mtimeMs < DEAD_AFTER_MS;
}

/** Without it, a new file may be missing after a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
