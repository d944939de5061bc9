import { randomBytes } from "node:crypto";
import { open, rename } from "node:fs/promises";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import { OFFERED, type StoredRecord } from "../rejected-search.ts";
import { syncFolder } from "../synced-files.ts";
import { type ArchivedGroup, type ArchivedPart, type CheckedRange, openRowGroup } from "./read-parquet.ts";
import {
  BYTES_PER_ROW,
  divideRows,
  ParquetEncoder,
  ROW_GROUP_BYTES,
  type Row,
  readRows,
} from "./write-parquet.ts";

/** After the name of a file that is being written. */
export const PARTIAL = ".partial";

/**
 * Writes records to files of at most 256 MB, each sorted by client and time, and reads all values back. They are part of a day
 * once its manifest lists them.
 *
 * @throws Error when the values are not those written
 */
export async function writeParts(
  folder: string,
  isRejected: boolean,
  pages: AsyncIterable<readonly StoredRecord[]>,
): Promise<readonly ArchivedPart[]> {
  const prefix = `${isRejected ? "rejected" : "decisions"}-${randomBytes(4).toString("hex")}`;
  const parts: ArchivedPart[] = [];
  for await (const rows of collectRows(readRows(pages, isRejected))) {
    const groups = divideRows([rows.sort(compareRows)]);
    for (let next = await groups.next(); !next.done; next = await groups.next()) {
      const file = `${prefix}-${parts.length + 1}.parquet`;
      const path = join(folder, file);
      const part = await writePart(path + PARTIAL, isRejected, next.value, groups);
      for (const [index, { decisions }] of part.groups.entries()) {
        const columns = await openRowGroup(path + PARTIAL, part, index);
        await columns.load();
        if (columns.size !== decisions) throw new Error(`${path} has ${columns.size} of ${decisions} rows`);
      }
      await rename(path + PARTIAL, path);
      parts.push({ file, ...part });
    }
  }
  await syncFolder(folder);
  return parts;
}

/** Collects rows to sort in memory. Many have the same texts, which are in it once. */
async function* collectRows(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<Row[]> {
  let rows: Row[] = [];
  let texts = new Map<string, string>();
  let bytes = 0;
  const share = (cell: Row[number]) => {
    if (typeof cell !== "string") return cell;
    const known = texts.get(cell);
    if (known !== undefined) return known;
    texts.set(cell, cell);
    bytes += Buffer.byteLength(cell);
    return cell;
  };
  for await (const page of pages)
    for (const row of page) {
      rows.push(row.map(share));
      bytes += BYTES_PER_ROW;
      if (bytes < SORTED_BYTES) continue;
      yield rows;
      rows = [];
      texts = new Map();
      bytes = 0;
    }
  if (rows.length > 0) yield rows;
}

const SORTED_BYTES = 150_000_000;

/** Writes row groups until the file is full. */
async function writePart(
  path: string,
  isRejected: boolean,
  first: readonly Row[],
  others: AsyncIterator<readonly Row[]>,
): Promise<Omit<ArchivedPart, "file">> {
  await using file = await open(path, "wx", 0o640);
  let offset = 0;
  const write = async (bytes: Uint8Array): Promise<CheckedRange> => {
    await file.writeFile(bytes);
    const range = { offset, bytes: bytes.length, crc32: crc32(bytes) };
    offset += bytes.length;
    return range;
  };
  const encoder = new ParquetEncoder(isRejected);
  const groups: ArchivedGroup[] = [];
  const add = async (group: readonly Row[]) =>
    groups.push({ ...(await write(encoder.encode(group))), ...summarize(group) });
  await add(first);
  while (offset < MAX_PART_BYTES - ROW_GROUP_BYTES) {
    const next = await others.next();
    if (next.done) break;
    await add(next.value);
  }
  const footer = await write(encoder.finish());
  await file.sync();
  return { isRejected, footer, groups };
}

/** Without the file's end, which is a thousandth. */
const MAX_PART_BYTES = 250_000_000;

/** The cells that order rows, or find a row group. */
const [INSTANT, CLIENT, DIGEST, PROBLEM] = [0, 1, 5, 6] as const;

const clientOf = (row: Row | undefined) => row?.[CLIENT] as number;
const timeOf = (row: Row) => row[INSTANT] as number;

function compareRows(a: Row, b: Row): number {
  return clientOf(a) - clientOf(b) || timeOf(a) - timeOf(b);
}

function summarize(rows: readonly Row[]): Omit<ArchivedGroup, keyof CheckedRange> {
  const times = rows.map(timeOf);
  return {
    decisions: rows.length,
    clients: [clientOf(rows[0]), clientOf(rows.at(-1))],
    from: times.reduce((first, time) => Math.min(first, time)),
    to: times.reduce((last, time) => Math.max(last, time)),
    outcomes: [...new Set(rows.map((row) => (row[PROBLEM] as string | undefined) ?? OFFERED))],
    digests: [...new Set(rows.map((row) => row[DIGEST] as string))],
  };
}
