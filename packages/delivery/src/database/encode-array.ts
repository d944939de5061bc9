/**
 * The parameter for a `bytea[]` or `text[]`, in PostgreSQL's binary form: nothing in it is quoted or written as
 * hexadecimal digits, which is what the driver's text form spends most of its time on.
 *
 * A character U+0000, which PostgreSQL's text cannot hold, becomes U+FFFD.
 */
export function encodeArray(
  type: "bytea" | "json" | "text",
  values: readonly (Uint8Array | string | null)[],
): Buffer {
  const elements = values.map((value) => (typeof value === "string" ? toStorableText(value) : value));
  const sizes = elements.map(measure);
  const size = sizes.reduce((sum, each) => sum + 4 + Math.max(0, each), values.length > 0 ? 20 : 12);
  const array = Buffer.allocUnsafe(size);
  let at = writeHeader(array, type, values.length);
  for (const [index, element] of elements.entries()) {
    at = array.writeInt32BE(sizes[index] as number, at);
    if (element === null) continue;
    // Texts are written where they go: made into bytes first, each would be memory for the collector to count.
    if (typeof element === "string") at += array.write(element, at);
    else {
      array.set(element, at);
      at += element.length;
    }
  }
  return array;
}

/** The parameter for an array of numbers or booleans, in PostgreSQL's text form. */
export function writeArray(values: readonly (number | boolean | null)[]): string {
  return `{${values.map((value) => value ?? "null").join(",")}}`;
}

/** A text as PostgreSQL holds it. */
export function toStorableText(text: string): string {
  return text.includes("\0") ? text.replaceAll("\0", "\uFFFD") : text;
}

/** Object IDs that PostgreSQL's types have in every database. */
const TYPE_IDS = { bytea: 17, json: 114, text: 25 } as const;

/** Dimensions, whether nulls occur, type; and of the one dimension its size and the index that it begins with. */
function writeHeader(array: Buffer, type: keyof typeof TYPE_IDS, length: number): number {
  const header = [length > 0 ? 1 : 0, 1, TYPE_IDS[type], ...(length > 0 ? [length, 1] : [])];
  return header.reduce((at, value) => array.writeInt32BE(value, at), 0);
}

/** In bytes, and what PostgreSQL writes for a null. */
function measure(value: Uint8Array | string | null): number {
  if (value === null) return -1;
  return typeof value === "string" ? Buffer.byteLength(value) : value.length;
}
