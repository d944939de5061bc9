import { type Bounds, type DecodeOptions, SCHEMA_SET_BOUNDS } from "./decoding/decode-options.ts";
import type { IdentityConstraints } from "./decoding/identity-constraints.ts";
import { readDocument } from "./decoding/read-document.ts";
import { DocumentEncoder } from "./encoding/encode-document.ts";
import type { ElementTags } from "./encoding/written-names.ts";
import type { Result } from "./issue.ts";
import type { AttributeUse, ComplexType, FastReader, FastWriter } from "./schema/components.ts";
import { Schema } from "./schema/schema.ts";
import type { SimpleCodec } from "./schema/simple-codec.ts";
import type { ValidationTable } from "./schema/validation-table.ts";
import type { ValueTable } from "./schema/value-table.ts";
import { validateValue } from "./validating/validate-value.ts";
import type { ElementName } from "./xml/element-name.ts";
import { copyBytes } from "./xml/utf-8.ts";

/** What a codec has besides its tables. */
export interface CodecOptions {
  /** The bounds of documents where decoding does not say otherwise. Default {@link SCHEMA_SET_BOUNDS}. */
  readonly bounds?: Partial<Bounds>;
  /** Needed where the schema set has identity constraints. */
  readonly identityConstraints?: typeof IdentityConstraints;
}

/** Documents of a schema set as values, for any schema set. */
export class DocumentCodec {
  readonly schema: Schema;
  readonly #encoder: DocumentEncoder;

  readonly #bounds: Bounds;

  constructor(
    table: ValidationTable,
    values: ValueTable,
    { bounds, identityConstraints }: CodecOptions = {},
  ) {
    this.schema = new Schema(table, values, identityConstraints);
    this.#bounds = { ...SCHEMA_SET_BOUNDS, ...bounds };
    this.#encoder = new DocumentEncoder(this.schema);
  }

  /** The name of the element at a place, as generated readers look for it. */
  name(place: number): ElementName {
    return this.schema.element(place).name;
  }

  /** The tags of the element at a place, as generated writers write them. */
  tags(place: number): ElementTags {
    return this.schema.tags(this.schema.element(place));
  }

  /** The simple type at a place. */
  simpleType(place: number): SimpleCodec {
    return this.schema.codec(place);
  }

  /** The complex type at a place. */
  complexType(place: number): ComplexType {
    return this.schema.complexType(place);
  }

  /** An attribute of the complex type at a place, by its position. */
  attribute(place: number, index: number): AttributeUse {
    const use = this.schema.complexType(place).attributes[index];
    if (use === undefined) throw new RangeError(`the type at ${place} has no attribute ${index}`);
    return use;
  }

  /** Takes generated readers, by the places of the types that they read. */
  readFast(readers: Readonly<Record<number, FastReader>>): void {
    for (const [place, reader] of Object.entries(readers))
      this.schema.complexType(Number(place)).fast = reader;
  }

  /** Takes generated writers, by the places of the types that they write. */
  writeFast(writers: Readonly<Record<number, FastWriter>>): void {
    for (const [place, writer] of Object.entries(writers))
      this.schema.complexType(Number(place)).write = writer;
  }

  /** The value of a document whose root is the element at a place, or what is wrong with it. */
  decode(place: number, input: Uint8Array | string, options: DecodeOptions | undefined): Result<unknown> {
    return readDocument(this.schema, place, input, options, this.#bounds);
  }

  /**
   * The document of a value. It is valid when {@link validate} finds the value so: facets, and which children there have
   * to be, are not looked at.
   *
   * @throws TypeError for what is no value of the type, with a JSON Pointer to it; RangeError for what XML cannot hold
   */
  encode(place: number, value: unknown): string {
    return this.#encoder.encode(this.schema.element(place), value, (writer) => writer.toString());
  }

  /** The same as bytes. */
  encodeToBytes(place: number, value: unknown): Uint8Array {
    return this.#encoder.encode(this.schema.element(place), value, ({ bytes, pos }) => copyBytes(bytes, pos));
  }

  /**
   * The value itself, or what is wrong with it: at most 100 issues, with JSON Pointers as paths. Ok exactly when the value
   * can be encoded, has no member that would be lost, and its document is valid. Never throws.
   */
  validate(place: number, value: unknown): Result<unknown> {
    return validateValue(this.schema, this.#encoder, this.schema.element(place), value);
  }
}
