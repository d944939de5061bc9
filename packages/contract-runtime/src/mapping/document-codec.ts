import type { DecodeOptions } from "../decoding/decode-options.ts";
import { describeIssue, type Result } from "../issue.ts";
import { readDocument } from "../decoding/read-document.ts";
import { Schema as ReadableSchema } from "../schema/schema.ts";
import { Schema } from "../validating/schema.ts";
import { validateDocument } from "../validating/validate-document.ts";
import type { ValidationTable } from "../validating/validation-table.ts";
import { XML_DECLARATION } from "../xml/write.ts";
import { TextValues } from "./text-values.ts";
import type { ValueTable } from "./value-table.ts";
import { ValueWriter } from "./write-value.ts";

/** Documents of a schema set as values, for any schema set. A document is validated first, and then read. */
export class DocumentCodec {
  readonly schema: ReadableSchema;
  readonly #schema: Schema;
  readonly #values: ValueTable;
  readonly #texts: TextValues;

  constructor(table: ValidationTable, values: ValueTable) {
    this.schema = new ReadableSchema(table, values);
    this.#schema = new Schema(table);
    this.#values = values;
    this.#texts = new TextValues(this.#schema, values);
  }

  /** The value of a document whose root is the element at a place, or what is wrong with it. */
  decode(place: number, input: Uint8Array | string, options: DecodeOptions | undefined): Result<unknown> {
    return readDocument(this.schema, place, input, options);
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
