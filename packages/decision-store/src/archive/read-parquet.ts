import { crc32, zstdDecompressSync } from "node:zlib";
import { type FileMetaData, type ParquetScan, parquetMetadata, parquetScan } from "hyparquet";
import type { StoredRecord } from "../rejected-search.ts";
import type { RecordColumns } from "../segment.ts";
import type { ColumnMember, ColumnValue, ReadColumn } from "../segment-columns.ts";
import { columnsOf, PARQUET_COLUMNS } from "./write-parquet.ts";

/** A range of a file, with the CRC-32 of its bytes. */
export interface CheckedRange {
  readonly offset: number;
  readonly bytes: number;
  readonly crc32: number;
}

/** @throws Error when the bytes are not those that were written */
export function checkBytes(bytes: Uint8Array, range: CheckedRange): Uint8Array {
  if (bytes.length !== range.bytes) throw new Error("the file is too short");
  if (crc32(bytes) !== range.crc32)
    throw new Error(`the bytes from ${range.offset} on are not those written`);
  return bytes;
}

/** Parses the end of a Parquet file. */
export const parseFooter = (bytes: Uint8Array): FileMetaData => parquetMetadata(bytes);

/** The columns that conditions of a filter read. */
const CONDITIONS: readonly string[] = ["instant", "clientId", "eventId", "problem", "digest", "rejected"];

/** The records of a row group. Its bytes are in memory. */
class RowGroupReader implements RecordColumns {
  readonly size: number;
  readonly bytesPerRow: number;
  readonly hasRejected: boolean;
  readonly #scan: Promise<ParquetScan>;
  readonly #values = new Map<string, ArrayLike<unknown>>();

  /** Reads no value yet: see `openRowGroup`. */
  constructor(metadata: FileMetaData, group: number, { offset }: CheckedRange, bytes: Uint8Array) {
    const rowGroup = metadata.row_groups[group];
    if (rowGroup === undefined) throw new Error(`the file has no row group ${group}`);
    this.size = Number(rowGroup.num_rows);
    this.bytesPerRow = Number(rowGroup.total_byte_size) / this.size;
    this.hasRejected = rowGroup.columns.length > PARQUET_COLUMNS.length;
    this.#scan = parquetScan({
      file: {
        byteLength: offset + bytes.length,
        slice: (start: number, end?: number) =>
          new Uint8Array(bytes.subarray(start - offset, end && end - offset)).buffer,
      },
      metadata: { ...metadata, num_rows: rowGroup.num_rows, row_groups: [rowGroup] },
      compressors: { ZSTD: (input: Uint8Array) => zstdDecompressSync(input) },
      parsers: { timestampFromMilliseconds: Number },
      // It is behind the row groups.
      useOffsetIndex: false,
    });
  }

  async load(isNeeded: (member: string) => boolean = () => true): Promise<void> {
    const scan = await this.#scan;
    for (const { name, member } of columnsOf(this.hasRejected)) {
      if (!isNeeded(member) || this.#values.has(member)) continue;
      const values = await scan.readColumn({ column: name, rowStart: 0, rowEnd: this.size });
      if (values.length !== this.size) throw new Error(`column ${name} has ${values.length} rows`);
      this.#values.set(member, values);
    }
  }

  column<Member extends ColumnMember>(member: Member): ReadColumn<ColumnValue<Member>> {
    const values = this.#values.get(member) ?? [];
    const read = READ[member];
    return (row) => read(values[row]) as ColumnValue<Member>;
  }

  factsAt(row: number): object {
    return parse(this.#values.get("facts")?.[row]) as object;
  }

  recordAt(row: number): StoredRecord {
    const record: Record<string, unknown> = { facts: this.factsAt(row) };
    for (const { member } of PARQUET_COLUMNS)
      if (member !== "facts") record[member] = READ[member](this.#values.get(member)?.[row]);
    record.offered = parseOffered(this.#values.get("offered")?.[row]);
    if (this.hasRejected) record.rejected = READ.rejected(this.#values.get("rejected")?.[row]);
    return record as unknown as StoredRecord;
  }
}

/** Opens a row group, with the columns of conditions. */
export async function openRowGroup(
  ...args: ConstructorParameters<typeof RowGroupReader>
): Promise<RowGroupReader> {
  const group = new RowGroupReader(...args);
  await group.load((member) => CONDITIONS.includes(member));
  return group;
}

const parse = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(value as string));
const absent = (value: unknown): unknown => value ?? undefined;

const parseOffered = (text: unknown): [number, number][] =>
  (parse(text) as { id: number; preference: number }[]).map(({ id, preference }) => [id, preference]);

const READ: Readonly<Record<ColumnMember, (value: unknown) => unknown>> = {
  ...{ instant: Number, clientId: Number, accountId: Number, eventId: Number, durationUs: Number },
  ...{ requestId: absent, digest: absent, problem: absent, advisories: parse, rejected: parse },
  offered: (value) => parseOffered(value).flat(),
};
