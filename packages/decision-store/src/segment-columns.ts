import type { StoredRecord } from "./rejected-search.ts";

/** The maximum number of decisions in a segment. */
export const SEGMENT_SIZE = 2048;

/**
 * A column as it is written. The bytes have an unsigned integer of `width` bytes for each decision: first the lowest byte of
 * each, then the next one of each. An integer of width 0 has no bytes.
 */
export interface WrittenColumn {
  readonly width: number;
  /**
   * JSON. For integers: the smallest one; the bytes contain the differences from it. For other values: the dictionary; the
   * bytes contain n for its value n - 1, and 0 for no value. With width 0, every decision has the first value.
   */
  readonly values: string;
  readonly bytes: Uint8Array;
}

type Offered = StoredRecord["offered"];

const WORD = 2 ** 32;

/** A column that is being written. */
interface Column {
  /** Returns the number of characters that the column grew by, as far as it is not bounded by the number of decisions. */
  add(row: number, value: never): number;
  /** Encodes the values of the first rows, and continues with none. Undefined when no row has a value. */
  take(size: number): WrittenColumn | undefined;
}

/** The bytes of a column, of which `values` is still JSON. */
export interface StoredColumn {
  readonly size: number;
  readonly width: number;
  readonly values: Buffer;
  readonly bytes: Uint8Array;
}

/** Returns the value of a decision. Equal values are the same object. */
export type ReadColumn<Value = unknown> = (row: number) => Value;

/** Safe integers. */
class IntegerColumn implements Column {
  readonly #values = new Float64Array(SEGMENT_SIZE);

  add(row: number, value: number): number {
    this.#values[row] = value;
    return 0;
  }

  take(size: number): WrittenColumn {
    const values = this.#values.subarray(0, size);
    let min = values[0] ?? 0;
    let max = min;
    for (const value of values) {
      if (value < min) min = value;
      if (value > max) max = value;
    }
    const width = countBytes(max - min);
    const bytes = new Uint8Array(width * size);
    const minHigh = Math.floor(min / WORD);
    const minLow = min >>> 0;
    for (let row = 0; row < size; row++) {
      const value = values[row] as number;
      // In words of 32 bits, since the difference of two safe integers may not be one.
      const low = (value >>> 0) - minLow;
      const high = Math.floor(value / WORD) - minHigh - (low < 0 ? 1 : 0);
      for (let byte = 0; byte < width; byte++)
        bytes[byte * size + row] = byte < 4 ? low >>> (8 * byte) : high >>> (8 * (byte - 4));
    }
    return { width, values: `[${min}]`, bytes };
  }
}

function countBytes(difference: number): number {
  let width = 0;
  for (let rest = difference; rest >= 1; rest /= 256) width++;
  return width;
}

function readIntegers({ size, width, values, bytes }: StoredColumn): ReadColumn<number> {
  const [min]: [number] = JSON.parse(values.toString());
  const minHigh = Math.floor(min / WORD);
  const minLow = min >>> 0;
  const integers = new Float64Array(size);
  for (let row = 0; row < size; row++) {
    let low = 0;
    let high = 0;
    for (let byte = 0; byte < width; byte++) {
      const value = bytes[byte * size + row] as number;
      if (byte < 4) low |= value << (8 * byte);
      else high |= value << (8 * (byte - 4));
    }
    const sum = minLow + (low >>> 0);
    integers[row] = (minHigh + high + (sum >= WORD ? 1 : 0)) * WORD + (sum >>> 0);
  }
  return (row) => integers[row] as number;
}

/** Values of JSON; undefined where a decision has none. */
export class DictionaryColumn implements Column {
  readonly #numbers = new Uint16Array(SEGMENT_SIZE);
  readonly #primitives = new Map<unknown, number>();
  readonly #objects = new Map<string, number>();
  /** The dictionary. An object is in it as its JSON. */
  #values: unknown[] = [];
  #lastValue: unknown;
  #lastNumber = 0;
  /** Whether most values are new, so that looking them up does not pay. */
  #isPlain = false;

  /** Returns the number of characters that the dictionary grew by. */
  add(row: number, value: unknown): number {
    if (value === undefined) return 0;
    const before = this.#values.length;
    if (value !== this.#lastValue || before === 0) {
      this.#lastValue = value;
      this.#lastNumber =
        typeof value === "object" && value !== null
          ? this.#findObject(JSON.stringify(value))
          : this.#findPrimitive(row, value);
    }
    this.#numbers[row] = this.#lastNumber;
    return this.#values.length > before ? lengthOf(this.#values[before]) : 0;
  }

  /** The number of the value that was added last. */
  get lastNumber(): number {
    return this.#lastNumber;
  }

  /** Adds a value that the dictionary has. */
  repeat(row: number, number: number): void {
    this.#numbers[row] = number;
  }

  take(size: number): WrittenColumn | undefined {
    if (this.#values.length === 0) return undefined;
    const numbers = this.#numbers.subarray(0, size);
    const isConstant = this.#values.length === 1 && numbers.every((number) => number === 1);
    const width = isConstant ? 0 : this.#values.length < 256 ? 1 : 2;
    const bytes = new Uint8Array(width * size);
    for (let row = 0; row < size && width > 0; row++) {
      const number = numbers[row] as number;
      bytes[row] = number;
      if (width > 1) bytes[size + row] = number >> 8;
    }
    const values = this.#write();
    numbers.fill(0);
    this.#values = [];
    this.#primitives.clear();
    this.#objects.clear();
    this.#lastValue = undefined;
    this.#isPlain = false;
    return { width, values, bytes };
  }

  #write(): string {
    if (this.#objects.size === 0) return JSON.stringify(this.#values);
    const texts = this.#values.map((value) => JSON.stringify(value));
    for (const [text, number] of this.#objects) texts[number - 1] = text;
    return `[${texts.join(",")}]`;
  }

  #findObject(text: string): number {
    const number = this.#objects.get(text) ?? this.#values.push(text);
    this.#objects.set(text, number);
    return number;
  }

  #findPrimitive(row: number, value: unknown): number {
    if (this.#isPlain) return this.#values.push(value);
    const found = this.#primitives.get(value);
    if (found !== undefined) return found;
    const number = this.#values.push(value);
    this.#primitives.set(value, number);
    this.#isPlain = row >= PLAIN_FROM && number > row / 2;
    return number;
  }
}

const PLAIN_FROM = 256;

function lengthOf(value: unknown): number {
  return typeof value === "string" ? value.length : 8;
}

/** The dictionary is parsed when a value is first read. */
export function readDictionary({ size, width, values, bytes }: StoredColumn): ReadColumn {
  let parsed: readonly unknown[] | undefined;
  return (row) => {
    parsed ??= JSON.parse(values.toString()) as unknown[];
    if (width === 0) return parsed[0];
    const low = bytes[row] as number;
    const number = width === 1 ? low : low | ((bytes[size + row] as number) << 8);
    return number === 0 ? undefined : parsed[number - 1];
  };
}

/**
 * The offered methods: a dictionary whose values are found by a hash, because writing them as JSON takes as long as all the
 * other columns. A value lists IDs and preferences in turn, which is read in a fraction of the time of pairs.
 */
class OfferedColumn implements Column {
  readonly #dictionary = new DictionaryColumn();
  #known = new Map<number, { readonly offered: Offered; readonly number: number }>();

  add(row: number, offered: Offered): number {
    let hash = offered.length;
    for (const [id, preference] of offered) hash = Math.imul(Math.imul(hash, 31) + id, 31) + preference;
    const known = this.#known.get(hash);
    if (known !== undefined && isEqual(known.offered, offered)) {
      this.#dictionary.repeat(row, known.number);
      return 0;
    }
    const length = this.#dictionary.add(row, offered.flat());
    this.#known.set(hash, { offered, number: this.#dictionary.lastNumber });
    return length;
  }

  take(size: number): WrittenColumn | undefined {
    this.#known = new Map();
    return this.#dictionary.take(size);
  }
}

function isEqual(a: Offered, b: Offered): boolean {
  return (
    a.length === b.length &&
    a.every(([id, preference], index) => id === b[index]?.[0] && preference === b[index]?.[1])
  );
}

type Kind = { readonly create: () => Column; readonly read: (stored: StoredColumn) => ReadColumn };

const INTEGERS: Kind = { create: () => new IntegerColumn(), read: readIntegers };
const VALUES: Kind = { create: () => new DictionaryColumn(), read: readDictionary };
const OFFERED: Kind = { create: () => new OfferedColumn(), read: readDictionary };

/** The columns of a segment in order: name, member of the decision, and how it is stored. Columns of facts follow. */
export const COLUMNS = [
  ["instant", "instant", INTEGERS],
  ["client_id", "clientId", INTEGERS],
  ["account_id", "accountId", INTEGERS],
  ["event_id", "eventId", INTEGERS],
  ["duration_us", "durationUs", INTEGERS],
  ["offered", "offered", OFFERED],
  ["request_id", "requestId", VALUES],
  ["digest", "digest", VALUES],
  ["problem", "problem", VALUES],
  ["advisories", "advisories", VALUES],
  ["rejected", "rejected", VALUES],
] as const satisfies readonly (readonly [string, Exclude<keyof StoredRecord, "facts">, Kind])[];

/** A member of a decision that has a column. */
export type ColumnMember = (typeof COLUMNS)[number][1];

/** The stored value of a member. `offered` is a flat list of IDs and preferences. */
export type ColumnValue<Member extends ColumnMember> = Member extends "offered"
  ? readonly number[]
  : StoredRecord[Member];
