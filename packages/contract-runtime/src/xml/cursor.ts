import { showCharacter } from "../quote-text.ts";
import { codePointAt } from "./characters.ts";
import type { DocumentType } from "./document-type.ts";
import { NamespaceScope } from "./namespace-scope.ts";
import { indexOfAscii, sliceAscii, sliceUtf8 } from "./utf-8.ts";

/** Limits for decoding one document. They apply to the whole document, including open content. */
export interface DecodeOptions {
  /** False skips `xs:unique`, `xs:key` and `xs:keyref`. */
  readonly identityConstraints?: boolean;
  /** The maximum size of a document in bytes. Default 262,144 (256 KiB). */
  readonly maxBytes?: number;
  /** The maximum nesting of elements, counting the root as 1. Default 64, at most 1,024. */
  readonly maxDepth?: number;
  /** The maximum number of attributes of one element, including namespace declarations. Default 256. */
  readonly maxAttributes?: number;
  /** Accepts a DOCTYPE: {@link skipDoctype} or {@link readDoctype}. By default a document with a DOCTYPE is rejected. */
  readonly doctype?: DoctypeReader;
}

/** The limits on a document. */
export type Bounds = Required<Pick<DecodeOptions, "maxBytes" | "maxDepth" | "maxAttributes">>;

/** Default limits for documents of any schema set. Documents of data exchange stay below them; attacks exceed them. */
export const SCHEMA_SET_BOUNDS: Bounds = {
  maxBytes: 67_108_864,
  maxDepth: 256,
  maxAttributes: 10_000,
};

/** The limits in force without options. */
export const DEFAULT_BOUNDS: Bounds = {
  maxBytes: 262_144,
  maxDepth: 64,
  maxAttributes: 256,
};

/** Reads a DOCTYPE. The cursor is at its start before the call, and behind it afterwards. */
export type DoctypeReader = (cursor: Cursor) => void;

/**
 * The maximum length of a slice that is tested for ASCII first. Calling a decoder takes as long as testing several dozen
 * bytes.
 */
const MAX_SCANNED_BYTES = 48;
/** V8 needs ten times as long per byte for strings above 128 KiB. A substring also keeps the whole string in memory. */
const PART_BYTES = 0x10000;

/** A position in a document during reading. The functions of this folder only move it forward. */
export class Cursor {
  readonly bytes: Uint8Array;
  readonly maxDepth: number;
  readonly maxAttributes: number;
  readonly readDoctype: DoctypeReader | undefined;
  /** The declarations of the DOCTYPE, if one was read. */
  declared: DocumentType | undefined;
  readonly scope = new NamespaceScope();
  /** The byte offset of the next byte to read. */
  pos = 0;
  /** The number of open elements. */
  depth = 0;
  /** A part of the document with one character per byte, for slicing ASCII, and its bounds. */
  private part = "";
  private partStart = 0;
  private partEnd = 0;

  /** @param bytes the result of `admitDocument` */
  constructor(bytes: Uint8Array, options: DecodeOptions | undefined, defaults = DEFAULT_BOUNDS) {
    this.bytes = bytes;
    this.maxDepth = Math.min(options?.maxDepth ?? defaults.maxDepth, 1024);
    this.maxAttributes = options?.maxAttributes ?? defaults.maxAttributes;
    this.readDoctype = options?.doctype;
  }

  /** Decodes a range of ASCII bytes. */
  ascii(start: number, end: number): string {
    if (start < this.partStart || end > this.partEnd) this.#movePart(start, end);
    return this.part.slice(start - this.partStart, end - this.partStart);
  }

  /** True if the document continues with an ASCII text. */
  lookingAt(ascii: string): boolean {
    const { pos } = this;
    const end = Math.min(pos + ascii.length, this.bytes.length);
    if (pos < this.partStart || end > this.partEnd) this.#movePart(pos, end);
    return this.part.startsWith(ascii, pos - this.partStart);
  }

  /** Returns the offset of an ASCII text at or after another offset, or -1. */
  indexOf(ascii: string, from: number): number {
    return indexOfAscii(this.bytes, ascii, from) ?? this.latin1.indexOf(ascii, from);
  }

  /** The whole document with one character per byte. Created on first use, since few documents need it. */
  get latin1(): string {
    if (this.part.length < this.bytes.length) this.#movePart(0, this.bytes.length);
    return this.part;
  }

  #movePart(start: number, end: number): void {
    this.partStart = start;
    this.partEnd = Math.min(Math.max(end, start + PART_BYTES), this.bytes.length);
    this.part = sliceAscii(this.bytes, start, this.partEnd);
  }

  /** Decodes a range of bytes. */
  decode(start: number, end: number): string {
    return end - start <= MAX_SCANNED_BYTES && this.#isAscii(start, end)
      ? this.ascii(start, end)
      : this.decodeWide(start, end);
  }

  /** Decodes a range that is known to contain non-ASCII characters. */
  decodeWide(start: number, end: number): string {
    return sliceUtf8(this.bytes, start, end);
  }

  #isAscii(start: number, end: number): boolean {
    for (let pos = start; pos < end; pos++) if ((this.bytes[pos] as number) >= 0x80) return false;
    return true;
  }

  /** Describes the next character in an issue. */
  showNext(): string {
    return this.pos < this.bytes.length
      ? showCharacter(codePointAt(this.bytes, this.pos))
      : "the end of the document";
  }
}
