import { open } from "node:fs/promises";
import { basename } from "node:path";
import { crc32 } from "node:zlib";
import { OFFERED } from "../rejected-search.ts";
import { type ArchivedGroup, type ArchivedPart, PARTIAL } from "./decision-archive.ts";
import type { CheckedRange } from "./read-parquet.ts";
import {
  CLIENT,
  columnsOf,
  DIGEST,
  divideRows,
  INSTANT,
  MAX_GROUP_BYTES,
  ParquetEncoder,
  PROBLEM,
  type Row,
} from "./write-parquet.ts";

/** The maximum size of a part, without its end, which is a thousandth. */
const MAX_PART_BYTES = 255_000_000;

/** Writes rows in their order to files of at most 256 MB, and syncs them. Their names end with `PARTIAL`. */
export async function writeParts(
  pages: AsyncIterable<readonly Row[]>,
  prefix: string,
  isRejected: boolean,
): Promise<readonly ArchivedPart[]> {
  const parts: ArchivedPart[] = [];
  const groups = divideRows(pages);
  for (let next = await groups.next(); !next.done; ) {
    const path = `${prefix}-${parts.length + 1}.parquet`;
    await using file = await open(path + PARTIAL, "wx", 0o640);
    const written: ArchivedGroup[] = [];
    let offset = 0;
    const write = async (bytes: Uint8Array): Promise<CheckedRange> => {
      await file.writeFile(bytes);
      const range = { offset, bytes: bytes.length, crc32: crc32(bytes) };
      offset += bytes.length;
      return range;
    };
    const encoder = new ParquetEncoder(columnsOf(isRejected));
    do {
      written.push({ ...(await write(encoder.encode(next.value))), ...summarize(next.value) });
      next = await groups.next();
    } while (!next.done && offset + MAX_GROUP_BYTES <= MAX_PART_BYTES);
    const footer = await write(encoder.finish());
    await file.sync();
    parts.push({ file: basename(path), isRejected, footer, groups: written });
  }
  return parts;
}

/** What finds a row group. */
function summarize(rows: readonly Row[]): Omit<ArchivedGroup, keyof CheckedRange> {
  const times = rows.map((row) => row[INSTANT] as number);
  const client = (row: Row | undefined) => row?.[CLIENT] as number;
  return {
    rows: rows.length,
    clients: [client(rows[0]), client(rows.at(-1))],
    from: times.reduce((first, time) => Math.min(first, time)),
    to: times.reduce((last, time) => Math.max(last, time)),
    outcomes: [...new Set(rows.map((row) => (row[PROBLEM] as string | undefined) ?? OFFERED))],
    digests: [...new Set(rows.map((row) => row[DIGEST] as string))],
  };
}
