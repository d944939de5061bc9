import type { DecodeOptions, Result, ValidateOptions } from "@payment-routing/contract-runtime";
import {
  type DecoderOptions,
  DocumentDecoder,
  DocumentEncoder,
  DocumentValidator,
  SCHEMA_PARTS,
  Schema,
  type ValidationTable,
  type ValueTable,
} from "@payment-routing/contract-runtime/codegen";

/** Decodes, encodes and validates documents of a schema. */
export class DocumentCodec {
  readonly schema: Schema;
  readonly #decoder: DocumentDecoder;
  readonly #encoder: DocumentEncoder;
  readonly #validator: DocumentValidator;

  constructor(schema: Schema, options: DecoderOptions = {}) {
    this.schema = schema;
    this.#decoder = new DocumentDecoder(schema, options);
    this.#encoder = new DocumentEncoder(schema);
    this.#validator = new DocumentValidator(schema);
  }

  /** The codec of tables alone, without generated code: it reads every element by its frame. */
  static of(table: ValidationTable, values: ValueTable, options?: DecoderOptions): DocumentCodec {
    return new DocumentCodec(new Schema(table, values, SCHEMA_PARTS), { framesOnly: true, ...options });
  }

  decode(root: number, input: Uint8Array | string, options?: DecodeOptions): Result<unknown> {
    return this.#decoder.decode(root, input, options);
  }

  encode(root: number, value: unknown): string {
    return this.#encoder.encode(root, value);
  }

  encodeToBytes(root: number, value: unknown): Uint8Array {
    return this.#encoder.encodeToBytes(root, value);
  }

  validate(root: number, value: unknown, options?: ValidateOptions): Result<unknown> {
    return this.#validator.validate(root, value, options);
  }
}
