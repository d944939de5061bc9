import { copyBytes } from "../xml/utf-8.ts";
import { XML_DECLARATION } from "../xml/write.ts";
import type { ElementWriter } from "./element-writer.ts";
import { markupBytes, writeMarkup } from "./xml-writer.ts";

/** The maximum size of a buffer that is reused for the next document. */
const MAX_REUSED_BYTES = 65_536;

const DECLARATION = markupBytes(XML_DECLARATION);
const LINE_END = markupBytes("\n");

/**
 * Encodes a value as a document.
 *
 * @throws TypeError for a value that does not have its type, with a JSON Pointer to it; RangeError for characters that XML
 *   does not allow
 */
export type Encode<T, Document = string> = (value: T) => Document;

/** Encodes values as documents, and reuses its buffer. */
export abstract class Encoder<Writer extends ElementWriter> {
  #spare: Writer | undefined;

  /** Returns the function for documents whose root is the element at an index. */
  of<T>(root: number): Encode<T> {
    return (value) => this.encode(root, value);
  }

  /** Returns the function for documents in UTF-8. */
  bytesOf<T>(root: number): Encode<T, Uint8Array> {
    return (value) => this.encodeToBytes(root, value);
  }

  /**
   * Encodes a value as a document whose root is the element at an index. A value that names its type is written with that
   * type as `xsi:type`. Facets and missing children are not checked: the document is valid if the value
   * validates. Throws as {@link Encode}.
   */
  encode(root: number, value: unknown): string {
    return this.#encode(root, value, (writer) => writer.toString());
  }

  /** Encodes a value as UTF-8, as {@link encode} does. */
  encodeToBytes(root: number, value: unknown): Uint8Array {
    return this.#encode(root, value, ({ bytes, pos }) => copyBytes(bytes, pos));
  }

  #encode<T>(root: number, value: unknown, finish: (writer: Writer) => T): T {
    // A writer that is in use, or that threw, is not reused.
    const writer = this.#spare ?? this.createWriter();
    this.#spare = undefined;
    this.write(writer, root, value);
    const result = finish(writer);
    if (writer.bytes.length <= MAX_REUSED_BYTES) this.#spare = writer;
    return result;
  }

  protected abstract createWriter(): Writer;

  /** Writes a document. */
  protected abstract write(writer: Writer, root: number, value: unknown): void;
}

/** Writes a document: the XML declaration, the root element and a line end. */
export function writeDocument(writer: ElementWriter, writeRoot: () => void): void {
  writeMarkup(writer, DECLARATION);
  writeRoot();
  writeMarkup(writer, LINE_END);
}
