import { DEFAULT_BOUNDS, type DecodeOptions } from "../decoding/decode-options.ts";
import { Fault } from "./fault.ts";
import { NamespaceScope } from "./namespace-scope.ts";
import { type ByteText, encodeUtf8, findInvalidUtf8, viewText } from "./utf-8.ts";

/** A place in a document that is being read. The functions of this folder move it forward and never back. */
export class Cursor {
  readonly bytes: Uint8Array;
  /** One character a byte, for cutting ASCII out of. */
  readonly latin1: string;
  readonly maxDepth: number;
  readonly maxAttributes: number;
  readonly scope = new NamespaceScope();
  /** Offset of the next byte to read. */
  pos = 0;
  /** How many elements are open. */
  depth = 0;
  readonly #text: ByteText;

  constructor(bytes: Uint8Array, options: DecodeOptions | undefined) {
    this.bytes = bytes;
    this.#text = viewText(bytes);
    this.latin1 = this.#text.latin1;
    this.maxDepth = Math.min(options?.maxDepth ?? DEFAULT_BOUNDS.maxDepth, 1024);
    this.maxAttributes = options?.maxAttributes ?? DEFAULT_BOUNDS.maxAttributes;
  }

  /** The string of a range of bytes, ASCII or not. */
  decode(start: number, end: number): string {
    return this.#text.decode(start, end);
  }
}

/**
 * The bytes of a document, checked against what must hold before reading: the bound on size, and UTF-8.
 *
 * @throws Fault with `limit-size`, `unsupported-encoding` or, for a string with a lone surrogate, `malformed-xml`
 */
export function admitDocument(input: Uint8Array | string, options: DecodeOptions | undefined): Uint8Array {
  const maxBytes = options?.maxBytes ?? DEFAULT_BOUNDS.maxBytes;
  // A UTF-16 unit becomes at least one byte: a string that is too long is refused before it is encoded.
  if (input.length > maxBytes) throw tooLarge(maxBytes, input.length);
  if (typeof input === "string" && !input.isWellFormed()) {
    throw new Fault("malformed-xml", 0, "Unicode text", "a lone surrogate");
  }
  const bytes = typeof input === "string" ? encodeUtf8(input) : input;
  if (bytes.length > maxBytes) throw tooLarge(maxBytes, bytes.length);
  if (bytes[0] === 0 || bytes[1] === 0)
    throw new Fault("unsupported-encoding", 0, "UTF-8", "UTF-16 or UTF-32");
  const invalid = findInvalidUtf8(bytes);
  if (invalid >= 0) throw notUtf8(bytes, invalid);
  return bytes;
}

function tooLarge(maxBytes: number, length: number): Fault {
  return new Fault("limit-size", 0, `at most ${maxBytes} bytes`, `${length} or more`);
}

function notUtf8(bytes: Uint8Array, offset: number): Fault {
  const byte = (bytes[offset] as number).toString(16).toUpperCase().padStart(2, "0");
  return new Fault("unsupported-encoding", offset, "UTF-8", `the byte 0x${byte}, which is not UTF-8 here`);
}
