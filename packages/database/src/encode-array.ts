/** Element types of PostgreSQL that `encodeArray` supports. */
type ElementType = "bigint" | "boolean" | "bytea" | "float8" | "int" | "json" | "text";

/** Bytes for `bytea`, a string for `text` and `json`, a number or a boolean for the others. */
export type ElementValue = Uint8Array | string | number | boolean | null;

/**
 * The parameter for an array, in PostgreSQL's binary format: nothing is quoted or converted to digits and back.
 *
 * U+0000, which PostgreSQL's text cannot hold, becomes U+FFFD. Throws a RangeError for a number that is not an integer or
 * is out of range of the type.
 */
export function encodeArray(type: ElementType, values: readonly ElementValue[]): Buffer {
  const array = Buffer.allocUnsafe(values.reduce(addSize, HEADER_BYTES));
  let end = writeHeader(array, type, values.length);
  const write = WRITERS[type];
  for (const value of values) {
    const start = end + SIZE_BYTES;
    end = value === null ? start : write(array, start, value as never);
    writeInt32(array, start - SIZE_BYTES, value === null ? -1 : end - start);
  }
  return array.subarray(0, end);
}

/** The parameter for an array of numbers or strings, in PostgreSQL's text format. */
export function formatArray(values: readonly (number | string)[]): string {
  return `{${values.map((value) => (typeof value === "number" ? value : quote(value))).join(",")}}`;
}

/** Unquoted, the string null would become a null. */
function quote(text: string): string {
  return `"${text.replaceAll(/["\\]/g, "\\$&")}"`;
}

/** The string as PostgreSQL stores it: without U+0000. */
export function toStorableText(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text;
}

/** Object IDs of the types; they are the same in every database. */
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
/** Length of an element's size field. */
const SIZE_BYTES = 4;

/** Adds an upper bound of an element's size. A close one: memory allocated in vain triggers garbage collection. */
function addSize(bytes: number, value: ElementValue): number {
  if (typeof value === "string") return bytes + SIZE_BYTES + boundTextSize(value);
  return bytes + SIZE_BYTES + (value instanceof Uint8Array ? value.length : 8);
}

/** Measuring short strings costs more than it saves: no UTF-16 unit becomes more than three bytes. */
function boundTextSize(text: string): number {
  return text.length <= MAX_UNMEASURED_LENGTH ? 3 * text.length : Buffer.byteLength(text);
}

const MAX_UNMEASURED_LENGTH = 50;

/** Number of dimensions, null flag, element type; then the size and the lower bound of the one dimension. */
function writeHeader(array: Buffer, type: ElementType, length: number): number {
  const header = [length > 0 ? 1 : 0, 1, TYPE_IDS[type], ...(length > 0 ? [length, 1] : [])];
  return header.reduce((at, value) => writeInt32(array, at, value), 0);
}

/** Writes an element and returns the offset of its end. */
type WriteElement = (array: Buffer, at: number, value: never) => number;

const WRITERS: Readonly<Record<ElementType, WriteElement>> = {
  bigint: writeBigint,
  boolean: (array, at, value: boolean) => array.writeInt8(value ? 1 : 0, at),
  bytea: writeBytes,
  float8: (array, at, value: number) => array.writeDoubleBE(value, at),
  int: (array, at, value: number) => array.writeInt32BE(checkInteger(value), at),
  json: writeText,
  text: writeText,
};

// Written in place: a Buffer for each string would be memory for the garbage collector.
function writeText(array: Buffer, at: number, value: string): number {
  return at + array.write(toStorableText(value), at);
}

function writeBytes(array: Buffer, at: number, value: Uint8Array): number {
  array.set(value, at);
  return at + value.length;
}

function writeBigint(array: Buffer, at: number, value: number): number {
  writeInt32(array, at, Math.floor(checkInteger(value) / 2 ** 32));
  return writeInt32(array, at + 4, value);
}

function checkInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`${value} is not a safe integer`);
  return value;
}

/** Writes the lower 32 bits. */
function writeInt32(array: Buffer, at: number, value: number): number {
  array[at] = value >>> 24;
  array[at + 1] = value >>> 16;
  array[at + 2] = value >>> 8;
  array[at + 3] = value;
  return at + 4;
}
