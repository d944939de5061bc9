import { showCharacter } from "../quote-text.ts";
import { DEFAULT_BOUNDS, type DecodeOptions } from "./cursor.ts";
import { ReadError } from "./read-error.ts";
import { DECLARES_ASCII, encodeUtf8, findInvalidUtf8, sliceAscii } from "./utf-8.ts";

/**
 * Returns the bytes of a document after checking its size and encoding.
 *
 * @throws ReadError with `limit-size`, `unsupported-encoding` or, for a string with a lone surrogate, `malformed-xml`
 */
export function admitDocument(
  input: Uint8Array | string,
  options: DecodeOptions | undefined,
  defaults = DEFAULT_BOUNDS,
): Uint8Array {
  const maxBytes = options?.maxBytes ?? defaults.maxBytes;
  // A UTF-16 unit needs at least one byte, so a string that is too long is rejected before it is encoded.
  // Written so that a bound of NaN rejects everything.
  if (!(input.length <= maxBytes)) throw tooLarge(maxBytes, input.length);
  if (typeof input === "string" && !input.isWellFormed()) throw loneSurrogate(input);
  const bytes = typeof input === "string" ? encodeUtf8(input) : input;
  if (!(bytes.length <= maxBytes)) throw tooLarge(maxBytes, bytes.length);
  if (typeof input !== "string" && (input[0] === 0 || input[1] === 0)) {
    throw new ReadError("unsupported-encoding", 0, "UTF-8", "UTF-16 or UTF-32");
  }
  const invalid = findInvalidUtf8(bytes);
  if (invalid >= 0) throw wrongByte(bytes, invalid);
  return bytes;
}

function tooLarge(maxBytes: number, length: number): ReadError {
  return new ReadError("limit-size", 0, `at most ${maxBytes} bytes`, `${length} or more`);
}

function loneSurrogate(text: string): ReadError {
  const index = text.search(/\p{Cs}/u);
  const offset = encodeUtf8(text.slice(0, index)).length;
  return new ReadError("malformed-xml", offset, "Unicode text", showCharacter(text.charCodeAt(index)));
}

/** Creates the error of a byte that does not occur in the encoding of a document. */
export function wrongByte(bytes: Uint8Array, offset: number): ReadError {
  const expected = DECLARES_ASCII.test(sliceAscii(bytes, 0, Math.min(200, bytes.length)))
    ? "US-ASCII"
    : "UTF-8";
  const byte = (bytes[offset] as number).toString(16).toUpperCase().padStart(2, "0");
  const received = `the byte 0x${byte}, which is not ${expected} here`;
  return new ReadError("unsupported-encoding", offset, expected, received);
}
