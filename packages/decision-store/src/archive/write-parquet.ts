import { zstdCompressSync } from "node:zlib";
import { ByteWriter, ParquetWriter, type SchemaElement } from "hyparquet-writer";
import type { SelectedRows } from "../decision-filter.ts";
import type { RecordColumns } from "../segment.ts";
import type { ColumnMember } from "../segment-columns.ts";

/** A value of a column: an integer, a time in milliseconds since 1970-01-01 UTC, or a text. */
type Cell = number | string | undefined;

/** The cells of a record. */
export type Row = readonly Cell[];

/** A column for a member of a record. */
interface Column {
  readonly name: string;
  readonly member: ColumnMember | "facts";
  readonly type: Partial<SchemaElement>;
  readonly read: (records: RecordColumns) => (row: number) => Cell;
  readonly toValue: (cell: never) => unknown;
}

type Kind = Pick<Column, "type" | "toValue">;

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
  toValue: (cell) => cell,
};
const OPTIONAL_TEXT: Kind = { ...TEXT, type: { ...TEXT.type, repetition_type: "OPTIONAL" } };

function plain(name: string, member: Exclude<ColumnMember, JsonMember>, kind: Kind): Column {
  return { name, member, ...kind, read: (records) => records.column(member) };
}

type JsonMember = "offered" | "advisories" | "rejected";

function json(member: JsonMember, write: (value: never) => string = JSON.stringify): Column {
  const read: Column["read"] = (records) => {
    const column = records.column(member);
    // Equal values are the same object.
    const texts = new Map<unknown, string>();
    return (row) => {
      const value = column(row);
      const text = texts.get(value) ?? write(value as never);
      texts.set(value, text);
      return text;
    };
  };
  return { name: member, member, ...TEXT, read };
}

/** @param given IDs of methods and their preferences in turn */
function writeOffered(given: readonly number[]): string {
  const offers = given.map((value, index) =>
    index % 2 === 0 ? `{"id":${value},` : `"preference":${value}},`,
  );
  return `[${offers.join("").slice(0, -1)}]`;
}

/** The columns of an export, which are the members of a `Decision` of the operator interface. */
export const PARQUET_COLUMNS: readonly Column[] = [
  plain("decided_at", "instant", TIMESTAMP),
  plain("client_id", "clientId", INTEGER),
  plain("account_id", "accountId", INTEGER),
  plain("event_id", "eventId", INTEGER),
  plain("request_id", "requestId", TEXT),
  plain("configuration_digest", "digest", TEXT),
  plain("problem", "problem", OPTIONAL_TEXT),
  json("offered", writeOffered),
  plain("duration_us", "durationUs", INTEGER),
  json("advisories"),
  {
    ...{ name: "facts", member: "facts", ...TEXT },
    read: (records) => (row) => JSON.stringify(records.factsAt(row)),
  },
];

const REJECTED_COLUMNS: readonly Column[] = [...PARQUET_COLUMNS, json("rejected")];

/** Rejected searches have one column more: the issues and what else only they have. */
export function columnsOf(isRejected: boolean): readonly Column[] {
  return isRejected ? REJECTED_COLUMNS : PARQUET_COLUMNS;
}

/** The cells of `PARQUET_COLUMNS` that conditions read. */
export const [INSTANT, CLIENT, DIGEST, PROBLEM] = [0, 1, 5, 6] as const;

/** Reads the cells of records. */
export function readRows({ segment, rows }: SelectedRows, isRejected = false): readonly Row[] {
  const reads = columnsOf(isRejected).map(({ read }) => read(segment));
  return rows.map((row) => reads.map((read) => read(row)));
}

/** Divides rows into row groups, which are in memory while they are written. */
export async function* divideRows(pages: AsyncIterable<readonly Row[]>): AsyncGenerator<readonly Row[]> {
  let group: Row[] = [];
  let length = 0;
  for await (const page of pages)
    for (const row of page) {
      group.push(row);
      for (const cell of row) if (typeof cell === "string") length += cell.length;
      if (group.length < ROW_GROUP_SIZE && length < MAX_TEXT_LENGTH) continue;
      yield group;
      group = [];
      length = 0;
    }
  if (group.length > 0) yield group;
}

const ROW_GROUP_SIZE = 32_768;
/** A caller may send long texts. A reader of few records reads one row group, in some 50 ms. */
const MAX_TEXT_LENGTH = 2 ** 24;

/** The maximum size of a row group: a character has up to three bytes, and other values have less than a hundred together. */
export const MAX_GROUP_BYTES = 3 * MAX_TEXT_LENGTH + 100 * ROW_GROUP_SIZE;

/** Encodes rows as a Parquet file. */
export class ParquetEncoder {
  readonly #columns: readonly Column[];
  readonly #writer = new ByteWriter();
  readonly #file: ParquetWriter;

  constructor(columns = PARQUET_COLUMNS) {
    this.#columns = columns;
    this.#file = new ParquetWriter({
      writer: this.#writer,
      schema: [
        { name: "decision", num_children: columns.length },
        ...columns.map(({ name, type }): SchemaElement => ({ name, repetition_type: "REQUIRED", ...type })),
      ],
      codec: "ZSTD",
      compressors: { ZSTD: (bytes) => zstdCompressSync(bytes) },
      createdBy: "payment-routing",
    });
  }

  /** The bytes of a row group, after those of the file's start for the first one. */
  encode(rows: readonly Row[]): Uint8Array {
    const columnData = this.#columns.map(({ name, toValue }, index) => ({
      name,
      data: rows.map((row) => (row[index] === undefined ? undefined : toValue(row[index] as never))),
    }));
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
export async function* writeParquet(pages: AsyncIterable<SelectedRows>): AsyncGenerator<Uint8Array> {
  const file = new ParquetEncoder();
  const rows = async function* () {
    for await (const page of pages) yield readRows(page);
  };
  for await (const group of divideRows(rows())) yield file.encode(group);
  yield file.finish();
}
