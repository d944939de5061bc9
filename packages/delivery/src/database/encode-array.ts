/** The types of PostgreSQL that arrays are made of here. */
export type ElementType = "bigint" | "boolean" | "bytea" | "float8" | "int" | "json" | "text";

/** What an element is made of: bytes for a `bytea`, a text for a `text` or `json`, a number or a boolean for the others. */
export type ElementValue = Uint8Array | string | number | boolean | null;

/**
 * The parameter for an array, in PostgreSQL's binary form: nothing in it is quoted, or written in digits and read again.
 *
 * A character U+0000, which PostgreSQL's text cannot hold, becomes U+FFFD. Throws a RangeError for an integer that
 * is none, or that the type does not hold.
 */
export function encodeArray(type: ElementType, values: readonly ElementValue[]): Buffer {
  const array = Buffer.allocUnsafe(values.reduce(addRoom, HEADER_BYTES));
  let end = writeHeader(array, type, values.length);
  const write = WRITERS[type];
  for (const value of values) {
    const start = end + SIZE_BYTES;
    end = value === null ? start : write(array, start, value as never);
    writeInt32(array, start - SIZE_BYTES, value === null ? -1 : end - start);
  }
  return array.subarray(0, end);
}

/** The parameter for an array of numbers or of texts, in PostgreSQL's text form. */
export function writeArray(values: readonly (number | string)[]): string {
  return `{${values.map((value) => (typeof value === "number" ? value : quote(value))).join(",")}}`;
}

/** Not quoted, the text null would be none. */
function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** A text as PostgreSQL holds it. */
export function toStorableText(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text;
}

/** Object IDs that PostgreSQL's types have in every database. */
const TYPE_IDS: Readonly<Record<ElementType, number>> = {
  bigint: 20,
  boolean: 16,
  bytea: 17,
  float8: 701,
  int: 23,
  json: 114,
  text: 25,
};

const HEADER_BYTES = 20;
/** What an element's size is written in. */
const SIZE_BYTES = 4;

/** Adds as much as an element may take, or hardly more: memory that is asked for in vain makes the collector run. */
function addRoom(bytes: number, value: ElementValue): number {
  if (typeof value === "string") return bytes + SIZE_BYTES + boundText(value);
  return bytes + SIZE_BYTES + (value instanceof Uint8Array ? value.length : 8);
}

/** Short texts are many, and not worth measuring: no unit becomes more than three bytes. */
function boundText(text: string): number {
  return text.length <= SHORT ? 3 * text.length : Buffer.byteLength(text);
}

const SHORT = 50;

/** Dimensions, whether nulls occur, type; and of the one dimension its size and the index that it begins with. */
function writeHeader(array: Buffer, type: ElementType, length: number): number {
  const header = [length > 0 ? 1 : 0, 1, TYPE_IDS[type], ...(length > 0 ? [length, 1] : [])];
  return header.reduce((at, value) => writeInt32(array, at, value), 0);
}

/** Writes an element of the type's own kind, and returns where it ends. */
type WriteElement = (array: Buffer, at: number, value: never) => number;

const WRITERS: Readonly<Record<ElementType, WriteElement>> = {
  bigint: writeBigint,
  boolean: (array, at, value: boolean) => array.writeInt8(value ? 1 : 0, at),
  bytea: writeBytes,
  float8: (array, at, value: number) => array.writeDoubleBE(value, at),
  int: (array, at, value: number) => array.writeInt32BE(admitInteger(value), at),
  json: writeText,
  text: writeText,
};

// Written where it goes: made into bytes first, each text would be memory for the collector to count.
function writeText(array: Buffer, at: number, value: string): number {
  return at + array.write(toStorableText(value), at);
}

function writeBytes(array: Buffer, at: number, value: Uint8Array): number {
  array.set(value, at);
  return at + value.length;
}

function writeBigint(array: Buffer, at: number, value: number): number {
  writeInt32(array, at, Math.floor(admitInteger(value) / 2 ** 32));
  return writeInt32(array, at + 4, value);
}

function admitInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is no integer`);
  return value;
}

/** Of a number that does not fit, its lower half. */
function writeInt32(array: Buffer, at: number, value: number): number {
  array[at] = value >>> 24;
  array[at + 1] = value >>> 16;
  array[at + 2] = value >>> 8;
  array[at + 3] = value;
  return at + 4;
}
