import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { type Pool, runTransaction, withAdvisoryLock } from "@payment-routing/database";
import { replaceRecords } from "../merge-blocks.ts";
import { SegmentReader } from "../segment.ts";
import { type BlockHead, listBlocks, READ_BLOCKS, readSegments } from "../stored-blocks.ts";
import { commitDay, tidy, verifyParts } from "./archive-days.ts";
import { type ArchivedPart, type DecisionArchive, folderOf, type Manifest } from "./decision-archive.ts";
import { type Row, readRows } from "./write-parquet.ts";
import { writeParts } from "./write-parts.ts";

/**
 * Deletes the decisions and the rejected searches of a client: writes the blocks and the files that have any anew. Returns how
 * many it deleted, or undefined while decisions are merged or archived. An interrupted call is repeated.
 */
export function removeClient(
  pool: Pool,
  clientId: number,
  archive: DecisionArchive | undefined,
): Promise<number | undefined> {
  return withAdvisoryLock(pool, "decisionArchive", () =>
    withAdvisoryLock(pool, "decisionBlocks", async () => {
      let removed = 0;
      for (const day of (await archive?.listDays()) ?? []) {
        const manifest = await archive?.loadManifest(day);
        if (archive === undefined || manifest === undefined) continue;
        removed += await removeFromDay(archive, day, manifest, clientId);
      }
      // Archived blocks are read no more, and dropped with their day.
      for (const head of await listAllBlocks(pool))
        if (!(await archive?.hasBlock(head))) removed += await removeFromBlock(pool, head, clientId);
      return removed;
    }),
  );
}

async function removeFromDay(
  archive: DecisionArchive,
  day: string,
  manifest: Manifest,
  clientId: number,
): Promise<number> {
  const { parts: before } = manifest;
  const folder = join(archive.folder, folderOf(day));
  const parts: ArchivedPart[] = [];
  for (const part of before) {
    const mayHave = part.groups.some(({ clients: [first, last] }) => first <= clientId && clientId <= last);
    const prefix = join(folder, `${part.file.split("-")[0]}-${randomBytes(4).toString("hex")}`);
    const others = () => readOthers(archive, join(folder, part.file), part, clientId);
    parts.push(...(mayHave ? await writeParts(others(), prefix, part.isRejected) : [part]));
  }
  const removed = countRows(before) - countRows(parts);
  await verifyParts(archive, day, parts, countRows(parts));
  if (removed > 0) await commitDay(folder, { ...manifest, parts });
  else await tidy(folder, manifest);
  return removed;
}

const countRows = (parts: readonly ArchivedPart[]): number =>
  parts.flatMap(({ groups }) => groups).reduce((sum, { rows }) => sum + rows, 0);

async function* readOthers(
  archive: DecisionArchive,
  path: string,
  part: ArchivedPart,
  clientId: number,
): AsyncGenerator<readonly Row[]> {
  for (const index of part.groups.keys()) {
    const segment = await archive.openGroup(path, part, index);
    await segment.load();
    const client = segment.column("clientId");
    const rows = Array.from({ length: segment.size }, (_, row) => row).filter(
      (row) => client(row) !== clientId,
    );
    yield readRows({ segment, rows }, part.isRejected);
  }
}

function listAllBlocks(pool: Pool): Promise<readonly BlockHead[]> {
  return runTransaction(
    pool,
    async (client) => {
      const heads: BlockHead[] = [];
      for await (const head of listBlocks(client, {}, "oldest")) heads.push(head);
      return heads;
    },
    READ_BLOCKS,
  );
}

async function removeFromBlock(pool: Pool, head: BlockHead, clientId: number): Promise<number> {
  let removed = 0;
  for (const bytes of await readSegments(pool, head)) {
    const segment = new SegmentReader(bytes);
    const client = segment.column("clientId");
    for (let row = 0; row < segment.size; row++) if (client(row) === clientId) removed++;
  }
  if (removed > 0) await replaceRecords(pool, [head], (record) => record.clientId !== clientId);
  return removed;
}
