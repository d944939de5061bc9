import type { DecisionRecord } from "@payment-routing/routing";

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

type Offered = DecisionRecord["offered"];

const WORD = 2 ** 32;

/** Safe integers. */
export class IntegerColumn {
  readonly #values = new Float64Array(SEGMENT_SIZE);

  add(row: number, value: number): void {
    this.#values[row] = value;
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

/** Values of JSON; undefined where a decision has none. */
export class DictionaryColumn {
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

/**
 * The offered methods: a dictionary whose values are found by a hash, because writing them as JSON takes as long as all the
 * other columns. A value lists IDs and preferences in turn, which is read in a fraction of the time of pairs.
 */
export class OfferedColumn {
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
