import { DEFAULT_BOUNDS, type DecodeOptions } from "../decoding/decode-options.ts";
import { showCharacter } from "../quote-text.ts";
import { codePointAt } from "./characters.ts";
import type { DoctypeReader } from "./doctype.ts";
import { NamespaceScope } from "./namespace-scope.ts";
import type { DocumentType } from "./read-doctype.ts";
import { type ByteText, viewText } from "./utf-8.ts";

/** How many bytes are sooner looked at than decoded: entering a decoder takes as long as some dozens of them. */
const MAX_LOOKED_AT = 48;

/** A place in a document that is being read. The functions of this folder move it forward and never back. */
export class Cursor {
  readonly bytes: Uint8Array;
  /** One character a byte, for cutting ASCII out of. */
  readonly latin1: string;
  readonly maxDepth: number;
  readonly maxAttributes: number;
  readonly readDoctype: DoctypeReader | undefined;
  /** The declarations of the DOCTYPE, where one was read. */
  declared: DocumentType | undefined;
  readonly scope = new NamespaceScope();
  /** Offset of the next byte to read. */
  pos = 0;
  /** How many elements are open. */
  depth = 0;
  readonly #text: ByteText;

  /** @param bytes what `admitDocument` gives */
  constructor(bytes: Uint8Array, options: DecodeOptions | undefined, defaults = DEFAULT_BOUNDS) {
    this.bytes = bytes;
    this.#text = viewText(bytes);
    this.latin1 = this.#text.latin1;
    this.maxDepth = Math.min(options?.maxDepth ?? defaults.maxDepth, 1024);
    this.maxAttributes = options?.maxAttributes ?? defaults.maxAttributes;
    this.readDoctype = options?.doctype;
  }

  /** The string of a range of bytes, ASCII or not. */
  decode(start: number, end: number): string {
    return end - start <= MAX_LOOKED_AT && this.#isAscii(start, end)
      ? this.latin1.slice(start, end)
      : this.decodeWide(start, end);
  }

  /** The same for a range that is known to have more than ASCII. */
  decodeWide(start: number, end: number): string {
    return this.#text.decode(start, end);
  }

  #isAscii(start: number, end: number): boolean {
    for (let pos = start; pos < end; pos++) if ((this.bytes[pos] as number) >= 0x80) return false;
    return true;
  }

  /** What stands next, as an issue shows it. */
  showNext(): string {
    return this.pos < this.bytes.length
      ? showCharacter(codePointAt(this.bytes, this.pos))
      : "the end of the document";
  }
}
