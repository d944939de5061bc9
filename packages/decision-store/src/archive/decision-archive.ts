import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { DecisionConditions, ReadableBlock } from "../decision-filter.ts";
import { type ArchivedGroup, type ArchivedPart, openRowGroup } from "./read-parquet.ts";

/** The content of a day: `manifest.json` in its folder. */
export interface Manifest {
  /** Files with the IDs of all blocks of the day, also of those that were merged: a restored database may have them again. */
  readonly blocks: readonly string[];
  readonly parts: readonly ArchivedPart[];
}

/** The content of the archive, as of one moment. */
export interface FoundDecisions {
  /** Row groups that may hold records which meet the filter. */
  readonly groups: ReadableBlock[];
  /** Whether a block of the database is in the archive, where readers find its records. */
  readonly hasBlock: (block: { readonly id: string; readonly from: number }) => Promise<boolean>;
}

export const MANIFEST = "manifest.json";
/** Lists the archived days. Other folders of days are not complete. */
export const DAYS = "days.json";

/** The name of the folder of a day: DuckDB and others read `day` as a column of the files in it. */
export const folderOf = (day: string): string => `day=${day}`;

/** A folder of days that are no longer in the database, for one reader. */
export class DecisionArchive {
  readonly folder: string;
  readonly #unreadable = new Map<string, string>();

  constructor(folder: string) {
    this.folder = folder;
  }

  /** Files that could not be read, each with the reason. Their records are missing in what was read. */
  get unreadable(): readonly string[] {
    return Array.from(this.#unreadable, ([path, reason]) => `${path}: ${reason}`);
  }

  /** The archived days, such as `2026-11-21`, the oldest first: those of the folders when the list cannot be read. */
  async listDays(): Promise<readonly string[]> {
    const listed = await this.#attempt(DAYS, () => this.#readJson<readonly string[]>(DAYS));
    const names = listed === undefined ? await readdir(this.folder).catch(() => []) : [];
    return (listed ?? names.flatMap((name) => FOLDER.exec(name)?.[1] ?? [])).toSorted();
  }

  async find(filter: DecisionConditions): Promise<FoundDecisions> {
    const groups: ReadableBlock[] = [];
    const manifests = new Map<string, Manifest>();
    // All days would be read: no row group is found by an event.
    const isAnyEvent = filter.clientId === undefined && filter.eventId !== undefined;
    const isOpen = isAnyEvent && filter.since === undefined;
    for (const day of await this.listDays()) {
      const start = Date.parse(day);
      if (start + DAY_MS <= (filter.since?.getTime() ?? Number.NEGATIVE_INFINITY)) continue;
      if (start >= (filter.until?.getTime() ?? Number.POSITIVE_INFINITY)) continue;
      const manifest = await this.#attempt(join(folderOf(day), MANIFEST), () => this.readManifest(day));
      if (manifest === undefined) continue;
      manifests.set(day, manifest);
      for (const part of isOpen ? [] : manifest.parts) {
        const file = join(folderOf(day), part.file);
        const open = async (index: number) => {
          const columns = await this.#attempt(file, () => openRowGroup(join(this.folder, file), part, index));
          return columns === undefined ? [] : [() => columns];
        };
        for (const [index, group] of part.groups.entries())
          if (mayHold(part, group, filter))
            groups.push({ ...group, hasRejected: part.isRejected, open: () => open(index) });
      }
    }
    const blocks = new Map<string, Promise<ReadonlySet<string> | undefined>>();
    const hasBlock: FoundDecisions["hasBlock"] = async ({ id, from }) => {
      const day = new Date(from).toISOString().slice(0, 10);
      const manifest = manifests.get(day);
      if (manifest === undefined) return false;
      const known = blocks.get(day) ?? this.#attempt(folderOf(day), () => this.readBlocks(day, manifest));
      blocks.set(day, known);
      return (await known)?.has(id) ?? false;
    };
    return { groups, hasBlock };
  }

  /** @throws Error when it cannot be read */
  readManifest(day: string): Promise<Manifest> {
    return this.#readJson(join(folderOf(day), MANIFEST));
  }

  /**
   * The IDs of the blocks of a day.
   *
   * @throws Error when they cannot be read
   */
  async readBlocks(day: string, { blocks }: Manifest): Promise<ReadonlySet<string>> {
    const read = (file: string) => this.#readJson<readonly string[]>(join(folderOf(day), file));
    return new Set((await Promise.all(blocks.map(read))).flat());
  }

  async #readJson<Content>(name: string): Promise<Content> {
    return JSON.parse(await readFile(join(this.folder, name), "utf8"));
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

const FOLDER = /^day=(\d{4}-\d{2}-\d{2})$/;
const DAY_MS = 86_400_000;

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
