import { type Bounds, type DecodeOptions, SCHEMA_SET_BOUNDS } from "../decoding/decode-options.ts";
import type { IdentityConstraints } from "../decoding/identity-constraints.ts";
import { readDocument } from "../decoding/read-document.ts";
import { describeIssue, type Result } from "../issue.ts";
import { type ComplexType, type FastReader, Schema as ReadableSchema } from "../schema/schema.ts";
import type { SimpleCodec } from "../schema/simple-codec.ts";
import { Schema } from "../validating/schema.ts";
import { validateDocument } from "../validating/validate-document.ts";
import type { ValidationTable } from "../validating/validation-table.ts";
import type { ElementName } from "../xml/element-name.ts";
import { XML_DECLARATION } from "../xml/write.ts";
import { TextValues } from "./text-values.ts";
import type { ValueTable } from "./value-table.ts";
import { ValueWriter } from "./write-value.ts";

/** What a codec has besides its tables. */
export interface CodecOptions {
  /** The bounds of documents where decoding does not say otherwise. Default {@link SCHEMA_SET_BOUNDS}. */
  readonly bounds?: Partial<Bounds>;
  /** Needed where the schema set has identity constraints. */
  readonly identityConstraints?: typeof IdentityConstraints;
}

/** Documents of a schema set as values, for any schema set. A document is validated first, and then read. */
export class DocumentCodec {
  readonly schema: ReadableSchema;
  readonly #schema: Schema;
  readonly #values: ValueTable;
  readonly #texts: TextValues;

  readonly #bounds: Bounds;

  constructor(
    table: ValidationTable,
    values: ValueTable,
    { bounds, identityConstraints }: CodecOptions = {},
  ) {
    this.schema = new ReadableSchema(table, values, identityConstraints);
    this.#bounds = { ...SCHEMA_SET_BOUNDS, ...bounds };
    this.#schema = new Schema(table);
    this.#values = values;
    this.#texts = new TextValues(this.#schema, values);
  }

  /** The name of the element at a place, as generated readers look for it. */
  name(place: number): ElementName {
    return this.schema.element(place).name;
  }

  /** The simple type at a place. */
  simpleType(place: number): SimpleCodec {
    return this.schema.codec(place);
  }

  /** The complex type at a place. */
  complexType(place: number): ComplexType {
    return this.schema.complexType(place);
  }

  /** Takes generated readers, by the places of the types that they read. */
  readFast(readers: Readonly<Record<number, FastReader>>): void {
    for (const [place, reader] of Object.entries(readers))
      this.schema.complexType(Number(place)).fast = reader;
  }

  /** The value of a document whose root is the element at a place, or what is wrong with it. */
  decode(place: number, input: Uint8Array | string, options: DecodeOptions | undefined): Result<unknown> {
    return readDocument(this.schema, place, input, options, this.#bounds);
  }

  /**
   * The document of a value.
   *
   * @throws TypeError for what is no value of the type, RangeError for what XML cannot hold
   */
  encode(place: number, value: unknown): string {
    const writer = new ValueWriter(this.#schema, this.#values, this.#texts);
    return `${XML_DECLARATION}${writer.writeRoot(place, value)}\n`;
  }

  /** Judges a value by the document that it becomes: paths, lines and columns are those of the document. */
  validate(place: number, value: unknown): Result<unknown> {
    try {
      const issues = validateDocument(this.encode(place, value), UNBOUNDED, this.#schema);
      return issues.length === 0 ? { ok: true, value } : { ok: false, issues };
    } catch (error) {
      if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
      const [, path = "/", expected = error.message] = /^(\/[^:]*): expected (.*)$/.exec(error.message) ?? [];
      const received = "another value";
      const message = describeIssue(path, expected, received);
      const issue = { code: "invalid-type", message, path, expected, received } as const;
      return { ok: false, issues: [{ ...issue, line: undefined, column: undefined }] };
    }
  }
}

/** A value is in memory already, whatever its size. */
const UNBOUNDED: DecodeOptions = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxDepth: 1024,
  maxAttributes: Number.POSITIVE_INFINITY,
};
