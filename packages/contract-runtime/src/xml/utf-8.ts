/** Byte and string operations that Node does natively and other platforms through TextDecoder. */
interface NativeBytes {
  isUtf8(bytes: Uint8Array): boolean;
  isAscii(bytes: Uint8Array): boolean;
  Buffer: {
    from(bytes: Uint8Array): Uint8Array;
    /** These take any Uint8Array, so that none has to be wrapped first. */
    prototype: {
      latin1Slice(this: Uint8Array, start: number, end: number): string;
      utf8Slice(this: Uint8Array, start: number, end: number): string;
      indexOf(this: Uint8Array, text: string, start: number, encoding: "latin1"): number;
    };
  };
}

// Read from the process instead of imported, so that bundles for browsers and workers need no shim.
const native = (
  globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }
).process?.getBuiltinModule?.("node:buffer") as NativeBytes | undefined;

const encoder = new TextEncoder();

/** The UTF-8 bytes of a string without lone surrogates. */
export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The string of a range of bytes, which are valid UTF-8. */
export function sliceUtf8(bytes: Uint8Array, start: number, end: number): string {
  return native === undefined
    ? decoder.decode(bytes.subarray(start, end))
    : native.Buffer.prototype.utf8Slice.call(bytes, start, end);
}

/** The string of a range of bytes with one character a byte: right where they are ASCII. */
export function sliceAscii(bytes: Uint8Array, start: number, end: number): string {
  return native === undefined
    ? // windows-1252, which this label means on the web, has one character a byte as well.
      new TextDecoder("latin1").decode(bytes.subarray(start, end))
    : native.Buffer.prototype.latin1Slice.call(bytes, start, end);
}

/** The offset of an ASCII text at or behind another offset, -1 for none. Undefined outside of Node. */
export function indexOfAscii(bytes: Uint8Array, ascii: string, from: number): number | undefined {
  return native?.Buffer.prototype.indexOf.call(bytes, ascii, from, "latin1");
}

/** A copy of the first bytes of an array. Node takes the memory of small ones from a pool, which is much faster. */
export function copyBytes(bytes: Uint8Array, end: number): Uint8Array {
  return native === undefined ? bytes.slice(0, end) : native.Buffer.from(bytes.subarray(0, end));
}

/** The offset of the first byte that is not valid UTF-8, -1 when all are. */
export function findInvalidUtf8(bytes: Uint8Array): number {
  if (native !== undefined && (native.isAscii(bytes) || native.isUtf8(bytes))) return -1;
  let offset = 0;
  while (offset < bytes.length) {
    const length = validLengthAt(bytes, offset);
    if (length === 0) return offset;
    offset += length;
  }
  return -1;
}

/** Length of the well-formed sequence at `offset` (Unicode, table 3-7), 0 when there is none. */
function validLengthAt(bytes: Uint8Array, offset: number): number {
  const first = bytes[offset] as number;
  if (first < 0x80) return 1;
  if (first < 0xc2 || first > 0xf4) return 0;
  const second = bytes[offset + 1] ?? 0;
  const low = first === 0xe0 ? 0xa0 : first === 0xf0 ? 0x90 : 0x80;
  const high = first === 0xed ? 0x9f : first === 0xf4 ? 0x8f : 0xbf;
  if (second < low || second > high) return 0;
  const length = first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  for (let i = 2; i < length; i++) {
    if (((bytes[offset + i] ?? 0) & 0xc0) !== 0x80) return 0;
  }
  return length;
}

/**
 * The bytes of a document in UTF-8, from any encoding that its byte order mark or its XML declaration names and the
 * platform decodes. Bytes that are UTF-8, and bytes that are not what they claim to be, come back as they are: reading
 * them reports why. Lines and columns stay, since the declaration keeps its length.
 */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  const unicode = detectUtf16(bytes);
  const encoding = unicode ?? declaredEncoding(bytes);
  if (encoding === undefined || /^utf-?8$/i.test(encoding)) return bytes;
  const text = decode(bytes, encoding.toLowerCase());
  return text === undefined ? bytes : encodeUtf8(redeclare(text));
}

/** By the byte order mark, or by how `<?` or `<x` comes out (XML 1.0, appendix F). */
function detectUtf16([a, b, c, d]: Uint8Array): string | undefined {
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0)) return "utf-16be";
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && d === 0)) return "utf-16le";
  return undefined;
}

const DECLARATION =
  /^<\?xml[\t\n\r ]+version[\t\n\r ]*=[\t\n\r ]*(?:"[^"]*"|'[^']*')[\t\n\r ]+encoding[\t\n\r ]*=[\t\n\r ]*["']([A-Za-z][A-Za-z0-9._-]*)["']/;

function declaredEncoding(bytes: Uint8Array): string | undefined {
  if (bytes[0] !== 0x3c || bytes[1] !== 0x3f) return undefined;
  return DECLARATION.exec(String.fromCharCode(...bytes.subarray(0, 200)))?.[1];
}

/** Undefined for an encoding that is not known, or bytes that it does not have. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  // TextDecoder takes both of these for windows-1252.
  if (/^(?:us-)?ascii$/.test(encoding)) return bytes.every((byte) => byte < 0x80) ? latin1(bytes) : undefined;
  if (/^(?:iso-8859-1|latin1|iso_8859-1)$/.test(encoding)) return latin1(bytes);
  try {
    return new TextDecoder(encoding === "utf-16" ? "utf-16le" : encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

function latin1(bytes: Uint8Array): string {
  let text = "";
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return text;
}

/** The XML declaration with the encoding that the bytes are going to have, spaces making up for the length. */
function redeclare(text: string): string {
  const [declaration = "", encoding = ""] = DECLARATION.exec(text) ?? [];
  if (encoding === "") return text;
  const quote = declaration.at(-1) ?? "";
  const start = declaration.slice(0, -encoding.length - 1);
  return `${start}UTF-8${quote}${" ".repeat(Math.max(encoding.length - 5, 0))}${text.slice(declaration.length)}`;
}
