import { zstdCompressSync } from "node:zlib";
import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import type { StoredRecord } from "../rejected-search.ts";

/** A value of a column: an integer, a time in milliseconds since 1970-01-01 UTC, or a text. */
type Cell = number | string | undefined;

/** The cells of a record. */
export type Row = readonly Cell[];

interface Kind {
  readonly type: Partial<SchemaElement>;
  /** Default: as it is. */
  readonly toCell?: (value: never) => string;
  readonly toValue?: (cell: never) => unknown;
}

const TIMESTAMP: Kind = {
  type: {
    type: "INT64",
    converted_type: "TIMESTAMP_MILLIS",
    logical_type: { type: "TIMESTAMP", isAdjustedToUTC: true, unit: "MILLIS" },
  },
  toValue: (cell: number) => new Date(cell),
};
const INTEGER: Kind = { type: { type: "INT64" }, toValue: BigInt };
const TEXT: Kind = {
  type: { type: "BYTE_ARRAY", converted_type: "UTF8", logical_type: { type: "STRING" } },
};
const OPTIONAL_TEXT: Kind = { type: { ...TEXT.type, repetition_type: "OPTIONAL" } };
const JSON_TEXT: Kind = { ...TEXT, toCell: (value) => JSON.stringify(value) };
const OFFERED: Kind = {
  ...TEXT,
  toCell: (offered: StoredRecord["offered"]) =>
    JSON.stringify(offered.map(([id, preference]) => ({ id, preference }))),
};

type Column = readonly [name: string, member: keyof StoredRecord, kind: Kind];

/** The columns of an export, which are the members of a `Decision` of the operator interface. */
const COLUMNS: readonly Column[] = [
  ["decided_at", "instant", TIMESTAMP],
  ["client_id", "clientId", INTEGER],
  ["account_id", "accountId", INTEGER],
  ["event_id", "eventId", INTEGER],
  ["request_id", "requestId", TEXT],
  ["configuration_digest", "digest", TEXT],
  ["problem", "problem", OPTIONAL_TEXT],
  ["offered", "offered", OFFERED],
  ["duration_us", "durationUs", INTEGER],
  ["advisories", "advisories", JSON_TEXT],
  ["facts", "facts", JSON_TEXT],
];

/** Rejected searches have one column more: the issues and what else only they have. */
export const columnsOf = (isRejected: boolean): readonly Column[] =>
  isRejected ? [...COLUMNS, ["rejected", "rejected", JSON_TEXT]] : COLUMNS;

/** Reads the cells of records. */
export async function* readRows(
  pages: AsyncIterable<readonly StoredRecord[]>,
  isRejected = false,
): AsyncGenerator<readonly Row[]> {
  const columns = columnsOf(isRejected);
  const toRow = (record: StoredRecord) =>
    columns.map(([, member, { toCell }]) =>
      toCell === undefined ? (record[member] as Cell) : toCell(record[member] as never),
    );
  for await (const page of pages) yield page.map(toRow);
}

/** Divides rows into row groups, which are in memory while they are written. */
export async function* divideRows(
  pages: AsyncIterable<readonly Row[]> | Iterable<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  let group: Row[] = [];
  let bytes = 0;
  for await (const page of pages)
    for (const row of page) {
      group.push(row);
      bytes += BYTES_PER_ROW;
      for (const cell of row) if (typeof cell === "string") bytes += Buffer.byteLength(cell);
      if (bytes < ROW_GROUP_BYTES) continue;
      yield group;
      group = [];
      bytes = 0;
    }
  if (group.length > 0) yield group;
}

/** About the most that a row group has in the file. A reader of few records reads one, in some 50 ms. */
export const ROW_GROUP_BYTES = 20_000_000;
/** More than other values take. */
export const BYTES_PER_ROW = 400;

/** Encodes rows as a Parquet file. */
export class ParquetEncoder {
  readonly #columns: readonly Column[];
  readonly #writer = new ByteWriter();
  readonly #file: ParquetWriter;

  constructor(isRejected = false) {
    this.#columns = columnsOf(isRejected);
    this.#file = new ParquetWriter({
      writer: this.#writer,
      schema: [
        { name: "decision", num_children: this.#columns.length },
        ...this.#columns.map(
          ([name, , { type }]): SchemaElement => ({ name, repetition_type: "REQUIRED", ...type }),
        ),
      ],
      codec: "ZSTD",
      compressors: { ZSTD: (bytes) => zstdCompressSync(bytes) },
      createdBy: "payment-routing",
    });
  }

  /** The bytes of a row group, after those of the file's start for the first one. */
  encode(rows: readonly Row[]): Uint8Array {
    const columnData = this.#columns.map(([name, , { toValue }], index) => {
      const cells = rows.map((row) => row[index]);
      return { name, data: toValue === undefined ? cells : cells.map((cell) => toValue(cell as never)) };
    });
    this.#file.write({ columnData, rowGroupSize: rows.length });
    return this.#takeBytes();
  }

  /** The bytes of the file's end. */
  finish(): Uint8Array {
    this.#file.finish();
    return this.#takeBytes();
  }

  /** The bytes that were written since the last call. The writer keeps counting from the beginning of the file. */
  #takeBytes(): Uint8Array {
    const bytes = this.#writer.getBytes().slice();
    this.#writer.index = 0;
    return bytes;
  }
}

/** Writes decisions as a Parquet file. */
export async function* writeParquet(
  pages: AsyncIterable<readonly StoredRecord[]>,
): AsyncGenerator<Uint8Array> {
  const file = new ParquetEncoder();
  for await (const group of divideRows(readRows(pages))) yield file.encode(group);
  yield file.finish();
}
