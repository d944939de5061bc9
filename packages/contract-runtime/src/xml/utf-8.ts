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
    };
  };
}

// Taken from the running process instead of imported, so that bundles for browsers and workers need no shim.
const native = (
  globalThis as { process?: { getBuiltinModule?: (name: string) => unknown } }
).process?.getBuiltinModule?.("node:buffer") as NativeBytes | undefined;

const encoder = new TextEncoder();

/** The UTF-8 bytes of a string without lone surrogates. */
export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

/** The string of the first bytes of an array, which are valid UTF-8. */
export function decodeUtf8(bytes: Uint8Array, end: number, ascii: boolean): string {
  if (native === undefined) return decoder.decode(bytes.subarray(0, end));
  const { latin1Slice, utf8Slice } = native.Buffer.prototype;
  return ascii ? latin1Slice.call(bytes, 0, end) : utf8Slice.call(bytes, 0, end);
}

/** A copy of the first bytes of an array. Node takes the memory of small ones from a pool, which is much faster. */
export function copyBytes(bytes: Uint8Array, end: number): Uint8Array {
  return native === undefined ? bytes.slice(0, end) : native.Buffer.from(bytes.subarray(0, end));
}

/** Views over one document: strings are cut out of it without decoding it again. */
export interface ByteText {
  /** One character a byte. Right for ASCII ranges only; decode the others with {@link decode}. */
  readonly latin1: string;
  decode(start: number, end: number): string;
}

export function viewText(bytes: Uint8Array): ByteText {
  return native === undefined ? new DecodedText(bytes) : new NodeText(bytes, native.Buffer.prototype);
}

class NodeText implements ByteText {
  readonly latin1: string;
  readonly #bytes: Uint8Array;
  readonly #slicing: NativeBytes["Buffer"]["prototype"];

  constructor(bytes: Uint8Array, slicing: NativeBytes["Buffer"]["prototype"]) {
    this.latin1 = slicing.latin1Slice.call(bytes, 0, bytes.length);
    this.#bytes = bytes;
    this.#slicing = slicing;
  }

  decode(start: number, end: number): string {
    return this.#slicing.utf8Slice.call(this.#bytes, start, end);
  }
}

class DecodedText implements ByteText {
  readonly latin1: string;
  readonly #bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    // windows-1252, which this label means on the web, has one character a byte as well.
    this.latin1 = new TextDecoder("latin1").decode(bytes);
    this.#bytes = bytes;
  }

  decode(start: number, end: number): string {
    return decoder.decode(this.#bytes.subarray(start, end));
  }
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
