import type { FileHandle } from "node:fs/promises";
import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompressSync } from "node:zlib";
import type { SelectedRows } from "../decision-filter.ts";
import { readAt } from "../synced-files.ts";
import { CLIENT, INSTANT, type Row } from "./write-parquet.ts";

/** Clients that are sorted at a time, and where their rows are in the file, in chunks. */
interface Bucket {
  readonly clients: readonly number[];
  readonly chunks: { readonly offset: number; readonly bytes: number }[];
}

/**
 * Orders rows by client, those of a client in approximate order of time, in bounded memory: counts the records of each client,
 * sorts runs of rows into the file, then sorts the clients that fit into memory at a time.
 *
 * @param scan reads the records, twice
 * @param toRows reads their cells
 * @param file is empty, and of no use afterwards
 */
export async function* sortByClient(
  scan: () => AsyncIterable<SelectedRows>,
  toRows: (page: SelectedRows) => readonly Row[],
  file: FileHandle,
): AsyncGenerator<readonly Row[]> {
  const buckets = await chooseBuckets(scan());
  await writeRuns(scan(), toRows, buckets, file);
  for (const { clients, chunks } of buckets) {
    const waiting: Row[] = [];
    for (const { offset, bytes } of chunks) {
      const rows = decodeChunk(await readAt(file, offset, bytes));
      // The rows of one client may not fit, and are in order.
      if (clients.length === 1) yield rows;
      else for (const row of rows) waiting.push(row);
    }
    yield waiting.sort(compareRows);
  }
}

async function chooseBuckets(scan: AsyncIterable<SelectedRows>): Promise<readonly Bucket[]> {
  const sizes = new Map<number, number>();
  for await (const { segment, rows } of scan) {
    const client = segment.column("clientId");
    for (const row of rows) sizes.set(client(row), (sizes.get(client(row)) ?? 0) + sizeOfRow(segment));
  }
  const groups: number[][] = [];
  let left = 0;
  for (const [client, size] of [...sizes].sort(([a], [b]) => a - b)) {
    if (size > left) {
      groups.push([]);
      left = RUN_BYTES;
    }
    groups.at(-1)?.push(client);
    left -= size;
  }
  return groups.map((clients) => ({ clients, chunks: [] }));
}

async function writeRuns(
  scan: AsyncIterable<SelectedRows>,
  toRows: (page: SelectedRows) => readonly Row[],
  buckets: readonly Bucket[],
  file: FileHandle,
): Promise<void> {
  const bucketOf = new Map(buckets.flatMap((bucket) => bucket.clients.map((client) => [client, bucket])));
  const findBucket = (row: Row | undefined) => row && bucketOf.get(row[CLIENT] as number);
  let run: Row[] = [];
  let runBytes = 0;
  let offset = 0;
  const writeRun = async (): Promise<void> => {
    run.sort(compareRows);
    for (let start = 0, end = 1; end <= run.length; end++) {
      const bucket = findBucket(run[start]);
      if (findBucket(run[end]) === bucket && end - start < CHUNK_ROWS) continue;
      const bytes = await encodeChunk(run.slice(start, end));
      await file.writeFile(bytes);
      bucket?.chunks.push({ offset, bytes: bytes.length });
      offset += bytes.length;
      start = end;
    }
    run = [];
    runBytes = 0;
  };
  for await (const page of scan) {
    for (const row of toRows(page)) run.push(row);
    runBytes += page.rows.length * sizeOfRow(page.segment);
    if (runBytes >= RUN_BYTES) await writeRun();
  }
  await writeRun();
}

/** About what a row takes in memory. */
function sizeOfRow({ bytesPerRow }: SelectedRows["segment"]): number {
  return 1024 + bytesPerRow;
}

const RUN_BYTES = 2 ** 26;
const CHUNK_ROWS = 4096;

function compareRows(a: Row, b: Row): number {
  return (a[CLIENT] as number) - (b[CLIENT] as number) || (a[INSTANT] as number) - (b[INSTANT] as number);
}

const compress = promisify(zstdCompress);
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Each text once: rows of few versions and offers share theirs. */
function encodeChunk(rows: readonly Row[]): Promise<Uint8Array> {
  const texts = new Map<string, number>();
  const numbered = rows.map((row) =>
    row.map((cell) => {
      if (typeof cell !== "string") return cell ?? null;
      const number = texts.get(cell) ?? texts.size;
      texts.set(cell, number);
      return [number];
    }),
  );
  return compress(JSON.stringify([[...texts.keys()], numbered]), COMPRESSION);
}

function decodeChunk(bytes: Uint8Array): readonly Row[] {
  const [texts, rows]: [string[], (number | [number] | null)[][]] = JSON.parse(
    zstdDecompressSync(bytes).toString(),
  );
  return rows.map((row) => row.map((cell) => (Array.isArray(cell) ? texts[cell[0]] : (cell ?? undefined))));
}
