import { encodeUtf8 } from "./utf-8.ts";

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
