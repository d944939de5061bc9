import { open } from "node:fs/promises";
import { crc32, zstdDecompressSync } from "node:zlib";
import { type FileMetaData, type ParquetScan, parquetMetadata, parquetScan } from "hyparquet";
import type { StoredRecord } from "../rejected-search.ts";
import type { RecordColumns } from "../segment.ts";
import type { ColumnMember, ColumnValue, ReadColumn } from "../segment-columns.ts";
import { readAt } from "../synced-files.ts";
import { columnsOf } from "./write-parquet.ts";

/** A range of a file, with the CRC-32 of its bytes. */
export interface CheckedRange {
  readonly offset: number;
  readonly bytes: number;
  readonly crc32: number;
}

/** A row group of a part, by what finds it. */
export interface ArchivedGroup extends CheckedRange {
  readonly decisions: number;
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

/**
 * Opens a row group of a file, with the columns of conditions.
 *
 * @throws Error when the bytes are not those that were written
 */
export async function openRowGroup(
  path: string,
  { footer, groups, isRejected }: Omit<ArchivedPart, "file">,
  index: number,
): Promise<RecordColumns> {
  await using file = await open(path);
  const read = async ({ offset, bytes: length, crc32: expected }: CheckedRange) => {
    const bytes = await readAt(file, offset, length);
    if (bytes.length !== length) throw new Error("the file is too short");
    if (crc32(bytes) !== expected) throw new Error(`the bytes from ${offset} on are not those written`);
    return bytes;
  };
  const range = groups[index] as ArchivedGroup;
  const group = new RowGroupReader(
    parquetMetadata(await read(footer)),
    index,
    range.offset,
    await read(range),
    isRejected,
  );
  await group.load((member) => CONDITIONS.includes(member));
  return group;
}

/** The columns that conditions of a filter read. */
const CONDITIONS: readonly string[] = ["instant", "clientId", "eventId", "problem", "digest", "rejected"];

/** The records of a row group. Its bytes are in memory. */
class RowGroupReader implements RecordColumns {
  readonly size: number;
  readonly hasRejected: boolean;
  readonly #scan: Promise<ParquetScan>;
  readonly #values = new Map<string, ArrayLike<unknown>>();

  constructor(metadata: FileMetaData, group: number, offset: number, bytes: Uint8Array, isRejected: boolean) {
    const rowGroup = metadata.row_groups[group];
    if (rowGroup === undefined) throw new Error(`the file has no row group ${group}`);
    this.size = Number(rowGroup.num_rows);
    this.hasRejected = isRejected;
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
    for (const [name, member] of columnsOf(this.hasRejected)) {
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
    const cell = (member: string) => this.#values.get(member)?.[row];
    const record: Record<string, unknown> = { facts: this.factsAt(row) };
    for (const [, member] of columnsOf(this.hasRejected))
      if (member !== "facts") record[member] = READ[member](cell(member));
    record.offered = parseOffered(cell("offered"));
    return record as unknown as StoredRecord;
  }
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
