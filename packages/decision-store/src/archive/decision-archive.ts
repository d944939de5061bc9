import { type FileHandle, open, readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileMetaData } from "hyparquet";
import type { DecisionConditions } from "../decision-filter.ts";
import type { RecordColumns } from "../segment.ts";
import { ignoreMissing, readAt } from "../synced-files.ts";
import { type CheckedRange, checkBytes, openRowGroup, parseFooter } from "./read-parquet.ts";

/** A row group of a part, by what finds it. */
export interface ArchivedGroup extends CheckedRange {
  readonly rows: number;
  /** The first and the last client. */
  readonly clients: readonly [number, number];
  /** The times of the first and the last record, in milliseconds since 1970-01-01 UTC. */
  readonly from: number;
  readonly to: number;
  /** `offered`, and codes of problems. */
  readonly outcomes: readonly string[];
  readonly digests: readonly string[];
}

/** A Parquet file of decisions, or one of rejected searches. */
export interface ArchivedPart {
  readonly file: string;
  readonly isRejected: boolean;
  readonly footer: CheckedRange;
  readonly groups: readonly ArchivedGroup[];
}

/** The content of a day: `manifest.json` in its folder. */
export interface Manifest {
  /** Files with the IDs of all blocks of the day, also of those that were merged: a restored database may have them again. */
  readonly blocks: readonly string[];
  readonly parts: readonly ArchivedPart[];
}

/** A row group of a day. */
interface FoundGroup extends ArchivedGroup {
  readonly open: () => Promise<RecordColumns | undefined>;
}

export const MANIFEST = "manifest.json";
/** Lists the archived days, so that one whose folder is gone is missed. */
export const DAYS = "days.json";
/** After the name of a file that is being written, or waits for its manifest. */
export const PARTIAL = ".partial";

/** The name of the folder of a day: DuckDB and others read `day` as a column of the files in it. */
export const folderOf = (day: string): string => `day=${day}`;

/** A folder of days that are no longer in the database, for one reader. */
export class DecisionArchive {
  readonly folder: string;
  readonly #unreadable = new Map<string, string>();
  readonly #blocks = new Map<string, Promise<ReadonlySet<string> | undefined>>();
  #footer: { readonly path: string; readonly metadata: FileMetaData } | undefined;

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Files that could not be read, each with the reason. Their records are missing in what was read. */
  get unreadable(): readonly string[] {
    return Array.from(this.#unreadable, ([path, reason]) => `${path}: ${reason}`);
  }

  /** The archived days, such as `2026-11-21`, the oldest first. */
  async listDays(): Promise<readonly string[]> {
    const [names, listed] = await Promise.all([
      this.#attempt(".", () => readdir(this.folder)),
      this.#attempt(DAYS, () => readJson<readonly string[]>(join(this.folder, DAYS))),
    ]);
    const found = (names ?? []).flatMap((name) => FOLDER.exec(name)?.[1] ?? []);
    return [...new Set([...found, ...(listed ?? [])])].sort();
  }

  /** The row groups that may hold records which meet the filter. */
  async find(filter: DecisionConditions): Promise<FoundGroup[]> {
    const groups: FoundGroup[] = [];
    // All days would be read: no row group is found by an event.
    const isAnyEvent = filter.clientId === undefined && filter.eventId !== undefined;
    const isOpen = isAnyEvent && filter.since === undefined;
    for (const day of await this.listDays()) {
      const start = Date.parse(day);
      if (start + DAY_MS <= (filter.since?.getTime() ?? Number.NEGATIVE_INFINITY)) continue;
      if (start >= (filter.until?.getTime() ?? Number.POSITIVE_INFINITY)) continue;
      const manifest = await this.#attempt(join(folderOf(day), MANIFEST), () => this.loadManifest(day));
      for (const part of isOpen ? [] : (manifest?.parts ?? []))
        for (const [index, group] of part.groups.entries())
          if (mayHold(part, group, filter))
            groups.push({ ...group, open: () => this.#open(day, part, index) });
    }
    return groups;
  }

  /** Whether a block of the database is in the archive, where readers find its records. */
  async hasBlock({ id, from }: { readonly id: string; readonly from: number }): Promise<boolean> {
    const day = new Date(from).toISOString().slice(0, 10);
    const found = this.#blocks.get(day) ?? this.#attempt(folderOf(day), () => this.loadBlocks(day));
    this.#blocks.set(day, found);
    return (await found)?.has(id) ?? false;
  }

  /** @throws Error when they cannot be read */
  async loadBlocks(day: string): Promise<ReadonlySet<string>> {
    const { blocks = [] } = (await this.loadManifest(day)) ?? {};
    const read = async (file: string) => {
      await using opened = await openFile(join(this.folder, folderOf(day), file));
      return JSON.parse(await opened.readFile("utf8"));
    };
    return new Set((await Promise.all(blocks.map(read))).flat());
  }

  /**
   * Undefined for a day that is not archived, or is being written for the first time.
   *
   * @throws Error when it cannot be read
   */
  async loadManifest(day: string): Promise<Manifest | undefined> {
    const folder = join(this.folder, folderOf(day));
    const read = () => readJson<Manifest>(join(folder, MANIFEST));
    const manifest = await read().catch(ignoreMissing);
    if (manifest !== undefined) return manifest;
    const names = await readdir(folder).catch(ignoreMissing);
    if (names === undefined && !(await this.listDays()).includes(day)) return undefined;
    // A manifest that is found now was written meanwhile.
    return names?.every((name) => name.endsWith(PARTIAL)) ? undefined : read();
  }

  #open(day: string, part: ArchivedPart, index: number): Promise<RecordColumns | undefined> {
    const name = join(folderOf(day), part.file);
    return this.#attempt(name, () => this.openGroup(join(this.folder, name), part, index));
  }

  /**
   * Reads a row group, with the columns of conditions.
   *
   * @throws Error when it cannot be read
   */
  async openGroup(path: string, { footer, groups }: ArchivedPart, index: number): Promise<RecordColumns> {
    const group = groups[index] as ArchivedGroup;
    await using file = await openFile(path);
    const read = async (range: CheckedRange) =>
      checkBytes(await readAt(file, range.offset, range.bytes), range);
    // Others may be opened meanwhile.
    const last =
      this.#footer?.path === path ? this.#footer : { path, metadata: parseFooter(await read(footer)) };
    this.#footer = last;
    return openRowGroup(last.metadata, index, group, await read(group));
  }

  async #attempt<Result>(name: string, read: () => Promise<Result>): Promise<Result | undefined> {
    try {
      return await read();
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      this.#unreadable.set(join(this.folder, name), code === "ENOENT" ? "missing" : message);
      return undefined;
    }
  }
}

/** A crash may have left the name that a file was written under. */
function openFile(path: string): Promise<FileHandle> {
  return open(path).catch((error) => {
    ignoreMissing(error);
    return open(path + PARTIAL).catch(() => Promise.reject(error));
  });
}

const FOLDER = /^day=(\d{4}-\d{2}-\d{2})$/;
const DAY_MS = 86_400_000;

async function readJson<Content>(path: string): Promise<Content> {
  return JSON.parse(await readFile(path, "utf8"));
}

function mayHold(
  { isRejected }: ArchivedPart,
  { clients: [first, last], from, to, outcomes, digests }: ArchivedGroup,
  filter: DecisionConditions,
): boolean {
  const { clientId = first, since, until, outcome, digest } = filter;
  return (
    isRejected === (filter.isRejected ?? false) &&
    clientId >= first &&
    clientId <= last &&
    to >= (since?.getTime() ?? to) &&
    from < (until?.getTime() ?? Number.POSITIVE_INFINITY) &&
    (outcome === undefined || outcomes.includes(outcome)) &&
    (digest === undefined || digests.some((each) => each.startsWith(digest)))
  );
}
