import { randomBytes } from "node:crypto";
import { chmod, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import {
  dropPartition,
  type Logger,
  listPartitions,
  type Partition,
  type Pool,
  type Queryable,
  withAdvisoryLock,
} from "@payment-routing/database";
import { scanDecisions } from "../scan-decisions.ts";
import { ARCHIVED } from "../stored-blocks.ts";
import { findStats, listNames, makeFolder, syncFolder } from "../synced-files.ts";
import {
  type ArchivedPart,
  DAYS,
  DecisionArchive,
  folderOf,
  MANIFEST,
  type Manifest,
  PARTIAL,
} from "./decision-archive.ts";
import { sortByClient } from "./sort-by-client.ts";
import { readRows } from "./write-parquet.ts";
import { writeParts } from "./write-parts.ts";

export interface ArchiveOptions {
  readonly folder: string;
  readonly retentionDays: number;
  readonly logger: Logger;
  /** Milliseconds since 1970-01-01 UTC. Default: now. */
  readonly now?: number;
}

/**
 * Moves the decisions of closed days from the database to files, and deletes the files of expired days. One process does so at a
 * time. A day ends with an hour for late blocks; blocks that come later are added to its files. A crash at any time leaves each
 * record readable once.
 */
export async function archiveDays(pool: Pool, options: ArchiveOptions): Promise<void> {
  const { folder, retentionDays, logger, now = Date.now() } = options;
  const expired = now - retentionDays * DAY_MS;
  await withAdvisoryLock(pool, "decisionArchive", async (client) => {
    const archive = new DecisionArchive(folder);
    await prepareFolder(folder);
    for (const partition of await listPartitions(client, "decision_blocks", new Date(now - CLOSE_MS))) {
      if (partition.end.getTime() <= expired) continue;
      try {
        const moved = await archiveDay(pool, client, archive, partition);
        if (moved > 0) logger.info({ day: dayOf(partition), decisions: moved }, "decisions archived");
      } catch (error) {
        logger.warn({ err: error, day: dayOf(partition) }, "a day of decisions was not archived");
      }
    }
    const days = await archive.listDays();
    const kept = days.filter((day) => Date.parse(day) + DAY_MS > expired);
    await writeJson(folder, DAYS, kept);
    for (const day of days.filter((each) => !kept.includes(each)))
      await rm(join(folder, folderOf(day)), { recursive: true, force: true });
    if (kept.length < days.length)
      logger.info({ days: days.length - kept.length }, "archived decisions deleted");
  });
}

const DAY_MS = 86_400_000;
/** Until then, blocks of the day are stored and merged. */
const CLOSE_MS = 3_600_000;

function dayOf({ end }: Partition): string {
  return new Date(end.getTime() - DAY_MS).toISOString().slice(0, 10);
}

/** Other programs of its group read it, unlike the spool. */
const FOLDER_MODE = 0o750;

async function prepareFolder(folder: string): Promise<void> {
  if ((await findStats(folder)) === undefined) {
    await makeFolder(folder);
    await chmod(folder, FOLDER_MODE);
  }
  if ((await findStats(join(folder, DAYS))) === undefined) await writeJson(folder, DAYS, []);
}

/** Returns the number of records that were moved. */
async function archiveDay(
  pool: Pool,
  client: Queryable,
  archive: DecisionArchive,
  partition: Partition,
): Promise<number> {
  const day = dayOf(partition);
  const folder = join(archive.folder, folderOf(day));
  const before = (await archive.loadManifest(day)) ?? NONE;
  const known = await archive.loadBlocks(day);
  await tidy(folder, before);
  // Undefined while blocks are merged: the next time they are not.
  const rows = await withAdvisoryLock(pool, "decisionBlocks", async (each) => {
    await each.query(MARK, [day, ARCHIVED]);
    return listRows(each, day);
  });
  if (rows === undefined) return 0;
  const waiting = rows.filter(({ id, isStored }) => isStored && !known.has(id));
  const decisions = waiting.reduce((sum, each) => sum + each.decisions, 0);
  const added = rows.map(({ id }) => id).filter((id) => !known.has(id));
  if (waiting.length > 0) {
    await makeFolder(folder);
    await chmod(folder, FOLDER_MODE);
    const parts = await writeSorted(pool, archive, day, waiting);
    await verifyParts(archive, day, parts, decisions);
    const blocks = `blocks-${randomBytes(4).toString("hex")}.json`;
    await writeJson(folder, blocks + PARTIAL, added);
    // The lock may have been lost with its connection, and another process may be doing the same.
    await client.query("select");
    await commitDay(folder, { blocks: [...before.blocks, blocks], parts: [...before.parts, ...parts] });
  }
  const archived = new Set([...known, ...added]);
  await dropPartition(client, partition, async () =>
    (await listRows(client, day)).every(({ id, isStored }) => archived.has(id) || !isStored),
  );
  return decisions;
}

const NONE: Manifest = { blocks: [], parts: [] };

/** A block in the database. */
interface BlockRow {
  readonly id: string;
  readonly decisions: number;
  /** Whether it has not been merged. */
  readonly isStored: boolean;
}

async function listRows(client: Queryable, day: string): Promise<readonly BlockRow[]> {
  return (await client.query<BlockRow>(LIST_ROWS, [day, ARCHIVED])).rows;
}

const IN_DAY =
  "at >= $1::timestamp at time zone 'UTC' and at < $1::timestamp at time zone 'UTC' + interval '1 day'";

const LIST_ROWS = `
  select block_id as id, decisions, segments is not null as "isStored"
  from decision_blocks where ${IN_DAY} and block_id <> $2`;

const MARK = `
  insert into decision_blocks (at, until, block_id, decisions, outcomes, digests, segment_ends, event_buckets)
  select day, day, $2, 0, '{}', '{}', '{}', 0 from (select $1::timestamp at time zone 'UTC' as day) as marked
  on conflict do nothing`;

/** Writes the records of blocks to files that are complete, and not named yet. */
async function writeSorted(
  pool: Pool,
  { folder }: DecisionArchive,
  day: string,
  waiting: readonly BlockRow[],
): Promise<readonly ArchivedPart[]> {
  const blocks = waiting.map(({ id }) => id);
  const period = { since: new Date(day), until: new Date(Date.parse(day) + DAY_MS) };
  const batch = randomBytes(4).toString("hex");
  const parts: ArchivedPart[] = [];
  for (const isRejected of [false, true]) {
    const path = join(folder, folderOf(day), `sorting${PARTIAL}`);
    await using file = await open(path, "w+", 0o600);
    // It goes with the process.
    await rm(path);
    const scan = () => scanDecisions(pool, { ...period, blocks, isRejected });
    const prefix = join(folder, folderOf(day), `${isRejected ? "rejected" : "decisions"}-${batch}`);
    const rows = sortByClient(scan, (page) => readRows(page, isRejected), file);
    parts.push(...(await writeParts(rows, prefix, isRejected)));
  }
  await syncFolder(join(folder, folderOf(day)));
  return parts;
}

/** Reads all values back. @throws Error when they are not as many as the blocks have, or not those written */
export async function verifyParts(
  archive: DecisionArchive,
  day: string,
  parts: readonly ArchivedPart[],
  decisions: number,
): Promise<void> {
  let rows = 0;
  for (const part of parts)
    for (const [index, group] of part.groups.entries()) {
      const path = join(archive.folder, folderOf(day), part.file);
      const columns = await archive.openGroup(path, part, index);
      await columns.load();
      if (columns.size !== group.rows) throw new Error(`${path} has ${columns.size} of ${group.rows} rows`);
      rows += columns.size;
    }
  if (rows !== decisions) throw new Error(`the files have ${rows} of ${decisions} decisions`);
}

/** From the rename of the manifest on, the parts are read and the blocks are not. */
export async function commitDay(folder: string, manifest: Manifest): Promise<void> {
  await writeJson(folder, MANIFEST, manifest);
  await tidy(folder, manifest);
}

/** Names the files of the manifest, and deletes others: a crash leaves both. */
export async function tidy(folder: string, { blocks, parts }: Manifest): Promise<void> {
  if ((await findStats(folder)) === undefined) return;
  const files = new Set([...blocks, ...parts.map(({ file }) => file)]);
  for (const name of await listNames(folder)) {
    const file = name.slice(0, -PARTIAL.length);
    if (name.endsWith(PARTIAL) && files.has(file)) await rename(join(folder, name), join(folder, file));
    else if (name !== MANIFEST && !files.has(name)) await rm(join(folder, name));
  }
  await syncFolder(folder);
}

/** Replaces a file at once. */
async function writeJson(folder: string, name: string, content: unknown): Promise<void> {
  const path = join(folder, name);
  {
    await using file = await open(path + PARTIAL, "w", 0o640);
    await file.writeFile(JSON.stringify(content));
    await file.sync();
  }
  await rename(path + PARTIAL, path);
  await syncFolder(folder);
}
