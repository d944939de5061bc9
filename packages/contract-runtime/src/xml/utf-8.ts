/** Byte and string operations that are native in Node. Other platforms use TextDecoder. */
interface NativeBytes {
  isUtf8(bytes: Uint8Array): boolean;
  isAscii(bytes: Uint8Array): boolean;
  Buffer: {
    from(bytes: Uint8Array): Uint8Array;
    /** Methods that accept any Uint8Array without wrapping it first. */
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

/** Encodes a string without lone surrogates as UTF-8. */
export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** Decodes a range of bytes, which must be valid UTF-8. */
export function sliceUtf8(bytes: Uint8Array, start: number, end: number): string {
  return native === undefined
    ? decoder.decode(bytes.subarray(start, end))
    : native.Buffer.prototype.utf8Slice.call(bytes, start, end);
}

/** Decodes a range of ASCII bytes; any other byte becomes one character too. */
export function sliceAscii(bytes: Uint8Array, start: number, end: number): string {
  return native === undefined
    ? // windows-1252, which this label means on the web, has one character a byte as well.
      new TextDecoder("latin1").decode(bytes.subarray(start, end))
    : native.Buffer.prototype.latin1Slice.call(bytes, start, end);
}

/** Returns the offset of an ASCII text at or after another offset, or -1. Undefined outside of Node. */
export function indexOfAscii(bytes: Uint8Array, ascii: string, from: number): number | undefined {
  return native?.Buffer.prototype.indexOf.call(bytes, ascii, from, "latin1");
}

/** Copies the first bytes of an array. Node allocates small copies from a pool, which is much faster. */
export function copyBytes(bytes: Uint8Array, end: number): Uint8Array {
  return native === undefined ? bytes.slice(0, end) : native.Buffer.from(bytes.subarray(0, end));
}

/** Returns the offset of the first byte that is not valid UTF-8, or -1. */
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

/** Returns the length of the well-formed sequence at `offset` (Unicode, table 3-7), or 0. */
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

/** An XML declaration of US-ASCII by a name that the platform knows (WHATWG Encoding; it decodes windows-1252 instead). */
export const DECLARES_ASCII = /^<\?xml[^>]*encoding\s*=\s*["'](?:(?:us-)?ascii|ansi_x3\.4-1968)["']/i;

/**
 * Converts a document to UTF-8 from any encoding that its byte order mark or its XML declaration names and the platform
 * decodes. UTF-8, US-ASCII, and bytes that do not match their declared encoding, are returned unchanged: reading them
 * reports why. Lines and columns stay the same, since the declaration keeps its length.
 */
export function toUtf8(bytes: Uint8Array): Uint8Array {
  const unicode = detectUtf16(bytes);
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  const encoding = unicode ?? DECLARATION.exec(start)?.[1];
  if (encoding === undefined || /^utf-?8$/i.test(encoding) || DECLARES_ASCII.test(start)) return bytes;
  const text = decode(bytes, encoding.toLowerCase());
  return text === undefined ? bytes : encodeUtf8(redeclare(text));
}

/** Detects UTF-16 by the byte order mark, or by the bytes of `<?` or `<x` (XML 1.0, appendix F). */
function detectUtf16([a, b, c, d]: Uint8Array): string | undefined {
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c && c === 0)) return "utf-16be";
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0 && d === 0)) return "utf-16le";
  return undefined;
}

const DECLARATION =
  /^<\?xml[\t\n\r ]+version[\t\n\r ]*=[\t\n\r ]*(?:"[^"]*"|'[^']*')[\t\n\r ]+encoding[\t\n\r ]*=[\t\n\r ]*["']([A-Za-z][A-Za-z0-9._-]*)["']/;

/** Returns undefined for an unknown encoding, or bytes that are invalid in it. */
function decode(bytes: Uint8Array, encoding: string): string | undefined {
  // TextDecoder treats these names as windows-1252.
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

/** Changes the encoding in the XML declaration to UTF-8, padded with spaces to keep its length. */
function redeclare(text: string): string {
  const [declaration = "", encoding = ""] = DECLARATION.exec(text) ?? [];
  if (encoding === "") return text;
  const quote = declaration.at(-1) ?? "";
  const start = declaration.slice(0, -encoding.length - 1);
  return `${start}UTF-8${quote}${" ".repeat(Math.max(encoding.length - 5, 0))}${text.slice(declaration.length)}`;
}
