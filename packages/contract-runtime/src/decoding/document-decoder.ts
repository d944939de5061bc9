import type { Result } from "../issue.ts";
import type { FastReader } from "../schema/components.ts";
import type { Schema } from "../schema/schema.ts";
import { type Bounds, type DecodeOptions, SCHEMA_SET_BOUNDS } from "./decode-options.ts";
import { readDocument } from "./read-document.ts";

export interface DecoderOptions {
  /** The bounds of documents where a call does not set others. Default {@link SCHEMA_SET_BOUNDS}. */
  readonly bounds?: Partial<Bounds>;
  /** Generated readers, by the places of the types that they read. */
  readonly readers?: Readonly<Record<number, FastReader>>;
}

/** Decodes documents of a schema. */
export class DocumentDecoder {
  readonly #schema: Schema;
  readonly #bounds: Bounds;

  constructor(schema: Schema, { bounds, readers = {} }: DecoderOptions = {}) {
    this.#schema = schema;
    this.#bounds = { ...SCHEMA_SET_BOUNDS, ...bounds };
    for (const [place, reader] of Object.entries(readers)) schema.complexType(Number(place)).fast = reader;
  }

  /** Decodes a document whose root is the element at a place: its value, or at most 100 issues. Never throws. */
  decode(root: number, input: Uint8Array | string, options?: DecodeOptions): Result<unknown> {
    return readDocument(this.#schema, root, input, options, this.#bounds);
  }
}
