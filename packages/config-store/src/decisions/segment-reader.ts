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
    const [size, ...heads]: [number, ...[string, number, unknown[]][]] = JSON.parse(
      bytes.toString("utf8", 4, headEnd),
    );
    this.size = size;
    let at = headEnd;
    for (const [name, width, values] of heads) {
      const column = bytes.subarray(at, at + width * size);
      at += column.length;
      if (IS_INTEGER.has(name)) this.#integers.set(name, readIntegers(column, size, values[0] as number));
      else if (name.startsWith(FACT))
        this.#facts.push([name.slice(FACT.length), { size, width, values, column }]);
      else this.#dictionaries.set(name, { size, width, values, column });
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

  recordAt(row: number): DecisionRecord {
    const instant = this.instantAt(row);
    const facts: Record<string, unknown> = {};
    for (const [name, column] of this.#facts) {
      const value = valueAt(column, row);
      if (value === undefined) continue;
      facts[name] = name === "instant" && typeof value === "number" ? instant + value : value;
    }
    return {
      instant,
      clientId: this.clientIdAt(row),
      accountId: this.#integerColumn("account_id")[row] as number,
      eventId: this.eventIdAt(row),
      requestId: this.#valueAt("request_id", row) as string,
      digest: this.digestAt(row),
      problem: this.problemAt(row),
      facts,
      offered: this.#valueAt("offered", row) as DecisionRecord["offered"],
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
    const column = this.#dictionaries.get(name);
    return column && valueAt(column, row);
  }
}

const IS_INTEGER: ReadonlySet<string> = new Set(INTEGERS);
const WORD = 2 ** 32;

function readIntegers(column: Uint8Array, size: number, min: number): Float64Array {
  const width = column.length / size;
  const minHigh = Math.floor(min / WORD);
  const minLow = min >>> 0;
  return Float64Array.from({ length: size }, (_, row) => {
    let low = 0;
    let high = 0;
    for (let byte = 0; byte < width; byte++) {
      const value = column[byte * size + row] as number;
      if (byte < 4) low |= value << (8 * byte);
      else high |= value << (8 * (byte - 4));
    }
    const sum = minLow + (low >>> 0);
    return (minHigh + high + (sum >= WORD ? 1 : 0)) * WORD + (sum >>> 0);
  });
}

interface Dictionary {
  readonly size: number;
  readonly width: number;
  readonly values: readonly unknown[];
  readonly column: Uint8Array;
}

function valueAt({ width, column, size, values }: Dictionary, row: number): unknown {
  if (width === 0) return values[0];
  const low = column[row] as number;
  const number = width === 1 ? low : low | ((column[size + row] as number) << 8);
  return number === 0 ? undefined : values[number - 1];
}
