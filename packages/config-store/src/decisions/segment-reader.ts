import { zstdDecompressSync } from "node:zlib";
import type { DecisionRecord } from "@payment-routing/routing";
import { FACT, INTEGERS } from "./segment-writer.ts";

/** The decisions of a segment. Equal values of a column are the same object. */
export class SegmentReader {
  readonly size: number;
  readonly #integers = new Map<string, Float64Array>();
  readonly #dictionaries = new Map<string, Dictionary>();
  readonly #facts: (readonly [name: string, column: Dictionary])[] = [];
  readonly #instants: Float64Array;
  readonly #clientIds: Float64Array;
  readonly #eventIds: Float64Array;

  /** @throws Error when the bytes are not a segment */
  constructor(compressed: Uint8Array) {
    const bytes = zstdDecompressSync(compressed);
    const headEnd = 4 + bytes.readUInt32LE(0);
    const [size, ...heads]: [number, ...[string, number, number][]] = JSON.parse(
      bytes.toString("utf8", 4, headEnd),
    );
    this.size = size;
    let valuesAt = headEnd;
    let columnAt = heads.reduce((end, [, , length]) => end + length, headEnd);
    for (const [name, width, length] of heads) {
      const values = bytes.subarray(valuesAt, valuesAt + length);
      const column = bytes.subarray(columnAt, columnAt + width * size);
      valuesAt += values.length;
      columnAt += column.length;
      if (IS_INTEGER.has(name)) this.#integers.set(name, readIntegers(column, size, parseValues(values)));
      else if (name.startsWith(FACT))
        this.#facts.push([name.slice(FACT.length), new Dictionary(values, column, width, size)]);
      else this.#dictionaries.set(name, new Dictionary(values, column, width, size));
    }
    this.#instants = this.#integerColumn("instant");
    this.#clientIds = this.#integerColumn("client_id");
    this.#eventIds = this.#integerColumn("event_id");
  }

  /** Milliseconds since 1970-01-01 UTC. */
  instantAt(row: number): number {
    return this.#instants[row] as number;
  }

  clientIdAt(row: number): number {
    return this.#clientIds[row] as number;
  }

  eventIdAt(row: number): number {
    return this.#eventIds[row] as number;
  }

  problemAt(row: number): string | undefined {
    return this.#valueAt("problem", row) as string | undefined;
  }

  digestAt(row: number): string {
    return this.#valueAt("digest", row) as string;
  }

  accountIdAt(row: number): number {
    return this.#integerColumn("account_id")[row] as number;
  }

  /** IDs and preferences in turn. */
  offeredAt(row: number): readonly number[] {
    return this.#valueAt("offered", row) as readonly number[];
  }

  factsAt(row: number): object {
    const facts: Record<string, unknown> = {};
    if (this.#valueAt("has_instant", row) === true) facts.instant = this.instantAt(row);
    for (const [name, column] of this.#facts) {
      const value = column.at(row);
      if (value !== undefined) facts[name] = value;
    }
    return facts;
  }

  recordAt(row: number): DecisionRecord {
    return {
      instant: this.instantAt(row),
      clientId: this.clientIdAt(row),
      accountId: this.accountIdAt(row),
      eventId: this.eventIdAt(row),
      requestId: this.#valueAt("request_id", row) as string,
      digest: this.digestAt(row),
      problem: this.problemAt(row),
      facts: this.factsAt(row),
      offered: listPairs(this.offeredAt(row)),
      durationUs: this.#integerColumn("duration_us")[row] as number,
      advisories: this.#valueAt("advisories", row) as readonly string[],
    };
  }

  #integerColumn(name: (typeof INTEGERS)[number]): Float64Array {
    const column = this.#integers.get(name);
    if (column === undefined) throw new RangeError(`a segment without the column ${name}`);
    return column;
  }

  #valueAt(name: string, row: number): unknown {
    return this.#dictionaries.get(name)?.at(row);
  }
}

function listPairs(offered: readonly number[]): DecisionRecord["offered"] {
  const pairs: [number, number][] = [];
  for (let index = 0; index < offered.length; index += 2)
    pairs.push([offered[index] as number, offered[index + 1] as number]);
  return pairs;
}

const IS_INTEGER: ReadonlySet<string> = new Set(INTEGERS);
const WORD = 2 ** 32;

function parseValues(json: Buffer): readonly unknown[] {
  return JSON.parse(json.toString());
}

function readIntegers(column: Uint8Array, size: number, [smallest]: readonly unknown[]): Float64Array {
  const min = smallest as number;
  const width = column.length / size;
  const minHigh = Math.floor(min / WORD);
  const minLow = min >>> 0;
  const integers = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let low = 0;
    let high = 0;
    for (let byte = 0; byte < width; byte++) {
      const value = column[byte * size + row] as number;
      if (byte < 4) low |= value << (8 * byte);
      else high |= value << (8 * (byte - 4));
    }
    const sum = minLow + (low >>> 0);
    integers[row] = (minHigh + high + (sum >= WORD ? 1 : 0)) * WORD + (sum >>> 0);
  }
  return integers;
}

/** A column of values, which are parsed when one is first read. */
class Dictionary {
  readonly #json: Buffer;
  readonly #column: Uint8Array;
  readonly #width: number;
  readonly #size: number;
  #values: readonly unknown[] | undefined;

  constructor(json: Buffer, column: Uint8Array, width: number, size: number) {
    this.#json = json;
    this.#column = column;
    this.#width = width;
    this.#size = size;
  }

  at(row: number): unknown {
    this.#values ??= parseValues(this.#json);
    if (this.#width === 0) return this.#values[0];
    const low = this.#column[row] as number;
    const number = this.#width === 1 ? low : low | ((this.#column[this.#size + row] as number) << 8);
    return number === 0 ? undefined : this.#values[number - 1];
  }
}
