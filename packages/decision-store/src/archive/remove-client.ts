import { join } from "node:path";
import { type Pool, withAdvisoryLock } from "@payment-routing/database";
import { listHeads, replaceRecords } from "../merge-blocks.ts";
import type { StoredRecord } from "../rejected-search.ts";
import { countRows, tidy, writeJson } from "./archive-days.ts";
import { type DecisionArchive, folderOf, MANIFEST } from "./decision-archive.ts";
import { type ArchivedPart, openRowGroup } from "./read-parquet.ts";
import { writeParts } from "./write-parts.ts";

/**
 * Deletes the decisions, the rejected searches and the counts of a client: writes the blocks and the files that have any anew. Returns how
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
      for (const day of (await archive?.listDays()) ?? [])
        if (archive !== undefined) removed += await removeFromDay(archive, day, clientId);
      const found = await archive?.find({});
      // Archived blocks are read no more, and dropped with their day.
      for (const head of await listHeads(pool, {}))
        if (!(await found?.hasBlock(head)))
          removed += await replaceRecords(pool, [head], (record) => record.clientId !== clientId);
      await pool.query("delete from routing_hours where client_id = $1", [clientId]);
      return removed;
    }),
  );
}

async function removeFromDay(archive: DecisionArchive, day: string, clientId: number): Promise<number> {
  const folder = join(archive.folder, folderOf(day));
  const manifest = await archive.readManifest(day);
  const parts: ArchivedPart[] = [];
  for (const part of manifest.parts) {
    const mayHave = part.groups.some(({ clients: [first, last] }) => first <= clientId && clientId <= last);
    const others = () => readOthers(folder, part, clientId);
    parts.push(...(mayHave ? await writeParts(folder, part.isRejected, others()) : [part]));
  }
  const removed = countRows(manifest.parts) - countRows(parts);
  if (removed > 0) await writeJson(folder, MANIFEST, { ...manifest, parts });
  await tidy(folder, removed > 0 ? { ...manifest, parts } : manifest);
  return removed;
}

async function* readOthers(
  folder: string,
  part: ArchivedPart,
  clientId: number,
): AsyncGenerator<readonly StoredRecord[]> {
  for (const index of part.groups.keys()) {
    const group = await openRowGroup(join(folder, part.file), part, index);
    await group.load();
    yield Array.from({ length: group.size }, (_, row) => group.recordAt(row)).filter(
      (record) => record.clientId !== clientId,
    );
  }
}
