import { promisify } from "node:util";
import { constants, zstdCompress, zstdDecompressSync } from "node:zlib";
import type { StoredRecord } from "./rejected-search.ts";
import {
  COLUMNS,
  type ColumnMember,
  type ColumnValue,
  DictionaryColumn,
  type ReadColumn,
  readDictionary,
  SEGMENT_SIZE,
  type StoredColumn,
} from "./segment-columns.ts";

/** Names of columns of facts begin with it. */
const FACT = "facts.";
/** The name of a column: true where the time of the decision is the fact `instant` as well, as usual. */
const HAS_INSTANT = "has_instant";

/**
 * Encodes decisions as columns. The bytes before compression: the length of the head as uint32 (little-endian); the head as
 * JSON, `[decisions, [name, width, length], …]`; then the values of each column, of that length in bytes, so that a reader
 * parses those that it needs; then the bytes of each column.
 */
export class SegmentWriter {
  readonly #columns = COLUMNS.map(([name, member, { create }]) => ({ name, member, column: create() }));
  readonly #dictionaries = new Map<string, DictionaryColumn>();
  readonly #hasInstant = this.#dictionary(HAS_INSTANT);
  /** The columns of facts in the order in which the last decision had them. */
  readonly #facts: { readonly name: string; readonly column: DictionaryColumn }[] = [];
  #size = 0;
  #dictionaryLength = 0;

  get size(): number {
    return this.#size;
  }

  /** Whether no decision may be added. The bytes are bounded because a caller may send long texts. */
  get isFull(): boolean {
    return this.#size === SEGMENT_SIZE || this.#dictionaryLength >= MAX_DICTIONARY_LENGTH;
  }

  add(record: StoredRecord): void {
    const row = this.#size++;
    let length = 0;
    for (const { member, column } of this.#columns) length += column.add(row, record[member] as never);
    const facts = record.facts as Readonly<Record<string, unknown>>;
    let position = 0;
    for (const name in facts) {
      let known = this.#facts[position];
      if (known?.name !== name) {
        known = { name, column: this.#dictionary(FACT + name) };
        this.#facts[position] = known;
      }
      position++;
      const value = facts[name];
      length +=
        name === "instant" && value === record.instant
          ? this.#hasInstant.add(row, true)
          : known.column.add(row, value);
    }
    this.#dictionaryLength += length;
  }

  /** Encodes the decisions and continues with an empty segment. The bytes are not compressed. */
  take(): Uint8Array {
    const size = this.#size;
    const heads: (number | [name: string, width: number, length: number])[] = [size];
    const values: Uint8Array[] = [];
    const bytes: Uint8Array[] = [];
    const facts = Array.from(this.#dictionaries, ([name, column]) => ({ name, column }));
    for (const { name, column } of [...this.#columns, ...facts]) {
      const written = column.take(size);
      if (written === undefined) continue;
      const text = Buffer.from(written.values);
      heads.push([name, written.width, text.length]);
      values.push(text);
      bytes.push(written.bytes);
    }
    this.#size = 0;
    this.#dictionaryLength = 0;
    const head = Buffer.from(JSON.stringify(heads));
    const length = Buffer.alloc(4);
    length.writeUInt32LE(head.length);
    return Buffer.concat([length, head, ...values, ...bytes]);
  }

  #dictionary(name: string): DictionaryColumn {
    const found = this.#dictionaries.get(name) ?? new DictionaryColumn();
    this.#dictionaries.set(name, found);
    return found;
  }
}

const MAX_DICTIONARY_LENGTH = 2 ** 20;

const compress = promisify(zstdCompress);
// Level 1 takes a third of the time of the default level 3, for 3 % more bytes.
const COMPRESSION = { params: { [constants.ZSTD_c_compressionLevel]: 1 } };

/** Runs on a thread of Node's pool. */
export function compressSegment(bytes: Uint8Array): Promise<Uint8Array> {
  return compress(bytes, COMPRESSION);
}

/** Records in columns: of a segment in the database, or of a row group in the archive. */
export interface RecordColumns {
  readonly size: number;
  /** Whether some rows may be rejected searches. */
  readonly hasRejected: boolean;
  /** The values of a member of the decisions. */
  column<Member extends ColumnMember>(member: Member): ReadColumn<ColumnValue<Member>>;
  factsAt(row: number): object;
  recordAt(row: number): StoredRecord;
  /** Reads what conditions do not need. Before it, only the columns of conditions can be read. */
  load(): Promise<void> | undefined;
}

/** The decisions of a segment. */
export class SegmentReader implements RecordColumns {
  readonly size: number;
  readonly hasRejected: boolean;
  readonly #members: readonly (readonly [member: ColumnMember, column: ReadColumn])[];
  readonly #facts: readonly (readonly [name: string, column: ReadColumn])[];
  readonly #hasInstant: ReadColumn;
  readonly #instant: ReadColumn<number>;

  /** @throws Error when the bytes are not a segment */
  constructor(compressed: Uint8Array) {
    const bytes = zstdDecompressSync(compressed);
    const headEnd = 4 + bytes.readUInt32LE(0);
    const [size, ...heads]: [number, ...[string, number, number][]] = JSON.parse(
      bytes.toString("utf8", 4, headEnd),
    );
    let valuesAt = headEnd;
    let bytesAt = heads.reduce((end, [, , length]) => end + length, headEnd);
    const stored = new Map<string, StoredColumn>();
    for (const [name, width, length] of heads) {
      const values = bytes.subarray(valuesAt, valuesAt + length);
      stored.set(name, { size, width, values, bytes: bytes.subarray(bytesAt, bytesAt + width * size) });
      valuesAt += length;
      bytesAt += width * size;
    }
    const read = (name: string, kind = readDictionary): ReadColumn => {
      const column = stored.get(name);
      return column === undefined ? () => undefined : kind(column);
    };
    this.size = size;
    this.hasRejected = stored.has("rejected");
    this.#members = COLUMNS.map(([name, member, kind]) => [member, read(name, kind.read)]);
    this.#facts = [...stored.keys()]
      .filter((name) => name.startsWith(FACT))
      .map((name) => [name.slice(FACT.length), read(name)]);
    this.#hasInstant = read(HAS_INSTANT);
    this.#instant = this.column("instant");
  }

  load(): undefined {}

  column<Member extends ColumnMember>(member: Member): ReadColumn<ColumnValue<Member>> {
    return this.#members.find(([name]) => name === member)?.[1] as ReadColumn<ColumnValue<Member>>;
  }

  factsAt(row: number): object {
    const facts: Record<string, unknown> = {};
    if (this.#hasInstant(row) === true) facts.instant = this.#instant(row);
    for (const [name, column] of this.#facts) {
      const value = column(row);
      if (value !== undefined) facts[name] = value;
    }
    return facts;
  }

  recordAt(row: number): StoredRecord {
    const record: Record<string, unknown> = { facts: this.factsAt(row) };
    for (const [member, column] of this.#members) {
      const value = column(row);
      if (value !== undefined || member !== "rejected") record[member] = value;
    }
    record.offered = listPairs(record.offered as readonly number[]);
    return record as unknown as StoredRecord;
  }
}

function listPairs(offered: readonly number[]): StoredRecord["offered"] {
  const pairs: [number, number][] = [];
  for (let index = 0; index < offered.length; index += 2)
    pairs.push([offered[index] as number, offered[index + 1] as number]);
  return pairs;
}
