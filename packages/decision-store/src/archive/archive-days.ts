import { randomBytes } from "node:crypto";
import { readdir, rename, rm } from "node:fs/promises";
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
import { countRecords, listHeads, readRecords } from "../merge-blocks.ts";
import { ARCHIVED } from "../stored-blocks.ts";
import { listNames, makeFolder, REPLACE, syncFolder, writeSynced } from "../synced-files.ts";
import { DAYS, DecisionArchive, folderOf, MANIFEST, type Manifest } from "./decision-archive.ts";
import type { ArchivedPart } from "./read-parquet.ts";
import { PARTIAL, writeParts } from "./write-parts.ts";

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
    await makeFolder(folder, FOLDER_MODE);
    const archive = new DecisionArchive(folder);
    const days = new Set(await archive.listDays());
    await writeJson(folder, DAYS, [...days]);
    for (const partition of await listPartitions(client, "decision_blocks", new Date(now - CLOSE_MS))) {
      if (partition.end.getTime() <= expired) continue;
      const day = dayOf(partition);
      try {
        const decisions = await archiveDay(pool, client, archive, days, partition);
        if (decisions > 0) logger.info({ event: "decisions-archived", day, decisions }, "decisions archived");
      } catch (error) {
        logger.warn(
          { event: "decisions-not-archived", err: error, day },
          "a day of decisions was not archived",
        );
      }
    }
    const isExpired = (day: string | undefined) => Date.parse(day ?? "") + DAY_MS <= expired;
    const kept = [...days].filter((day) => !isExpired(day));
    await writeJson(folder, DAYS, kept);
    const left = (await readdir(folder)).filter((name) => isExpired(name.split("day=")[1]));
    for (const name of left) await rm(join(folder, name), { recursive: true });
    if (left.length > 0)
      logger.info({ event: "archive-retention-applied", days: left.length }, "archived decisions deleted");
  });
}

const DAY_MS = 86_400_000;
/** Until then, blocks of the day are stored and merged. */
const CLOSE_MS = 3_600_000;
/** Other programs of its group read it, unlike the spool. */
const FOLDER_MODE = 0o750;

const dayOf = ({ end }: Partition) => new Date(end.getTime() - DAY_MS).toISOString().slice(0, 10);

/** Returns the number of records that were moved. `client` holds the lock, and `days` has those that are archived. */
async function archiveDay(
  pool: Pool,
  client: Queryable,
  archive: DecisionArchive,
  days: Set<string>,
  partition: Partition,
): Promise<number> {
  const day = dayOf(partition);
  const folder = join(archive.folder, folderOf(day));
  const before = days.has(day) ? await archive.readManifest(day) : { blocks: [], parts: [] };
  const archived = new Set(await archive.readBlocks(day, before));
  // Undefined while blocks are merged: the next time they are not.
  const rows = await withAdvisoryLock(pool, "decisionBlocks", async (each) => {
    await each.query(MARK, [day, ARCHIVED]);
    return listRows(each, day);
  });
  if (rows === undefined) return 0;
  const added = new Set(rows.map(({ id }) => id).filter((id) => !archived.has(id)));
  const period = { since: Date.parse(day), until: Date.parse(day) + DAY_MS };
  const waiting = (await listHeads(pool, period)).filter(({ id }) => added.has(id));
  const decisions = countRecords(waiting);
  if (decisions > 0) {
    await makeFolder(folder, FOLDER_MODE);
    await tidy(folder, before);
    const parts: ArchivedPart[] = [];
    for (const isRejected of [false, true]) {
      const heads = waiting.filter(({ hasRejected }) => hasRejected || !isRejected);
      const pages = readRecords(pool, heads, ({ rejected }) => (rejected !== undefined) === isRejected);
      parts.push(...(await writeParts(folder, isRejected, pages)));
    }
    if (countRows(parts) !== decisions)
      throw new Error(`the files have ${countRows(parts)} of ${decisions} decisions`);
    const blocks = `blocks-${randomBytes(4).toString("hex")}.json`;
    await writeJson(folder, blocks, [...added]);
    // The lock may have been lost with its connection, and another process may be doing the same.
    await client.query("select");
    await writeJson(folder, MANIFEST, {
      blocks: [...before.blocks, blocks],
      parts: [...before.parts, ...parts],
    });
    await writeJson(archive.folder, DAYS, [...days.add(day)]);
    for (const id of added) archived.add(id);
  }
  await dropPartition(client, partition, async () =>
    (await listRows(client, day)).every(({ id, isStored }) => archived.has(id) || !isStored),
  );
  return decisions;
}

export const countRows = (parts: readonly ArchivedPart[]): number =>
  countRecords(parts.flatMap(({ groups }) => groups));

interface BlockRow {
  readonly id: string;
  /** Whether it has not been merged. */
  readonly isStored: boolean;
}

async function listRows(client: Queryable, day: string): Promise<readonly BlockRow[]> {
  return (await client.query<BlockRow>(LIST_ROWS, [day, ARCHIVED])).rows;
}

const LIST_ROWS = `
  select block_id as id, segments is not null as "isStored" from decision_blocks
  where at >= $1::timestamp at time zone 'UTC' and at < $1::timestamp at time zone 'UTC' + interval '1 day' and block_id <> $2`;

const MARK = `
  insert into decision_blocks (at, until, block_id, decisions, outcomes, digests, segment_ends, event_buckets)
  select day, day, $2, 0, '{}', '{}', '{}', 0 from (select $1::timestamp at time zone 'UTC' as day) as marked
  on conflict do nothing`;

/** Deletes files that are not of the manifest: a crash leaves them. */
export async function tidy(folder: string, { blocks, parts }: Manifest): Promise<void> {
  const files = new Set([MANIFEST, ...blocks, ...parts.map(({ file }) => file)]);
  for (const name of await listNames(folder)) if (!files.has(name)) await rm(join(folder, name));
}

/** Replaces a file at once. */
export async function writeJson(folder: string, name: string, content: unknown): Promise<void> {
  const path = join(folder, name);
  await writeSynced(path + PARTIAL, REPLACE, Buffer.from(JSON.stringify(content)));
  await rename(path + PARTIAL, path);
  await syncFolder(folder);
}
