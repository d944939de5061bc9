import { DocumentEncoder } from "../encoding/document-encoder.ts";
import type { Result } from "../issue.ts";
import type { Schema } from "../schema/schema.ts";
import type { ValidateOptions } from "./validate-options.ts";
import { validateValue } from "./validate-value.ts";

/** Validates values of a schema. */
export class DocumentValidator {
  readonly #schema: Schema;
  readonly #encoder: DocumentEncoder;

  constructor(schema: Schema) {
    this.#schema = schema;
    this.#encoder = new DocumentEncoder(schema);
  }

  /**
   * Validates the value of a document whose root is the element at a place: the value itself, or at most 100 issues with
   * JSON Pointers as paths. A value is valid exactly when it can be encoded, has no member that encoding would lose, and
   * its document is valid: types that it names and identity constraints included. Never throws.
   */
  validate(root: number, value: unknown, options?: ValidateOptions): Result<unknown> {
    return validateValue(this.#schema, this.#encoder, this.#schema.element(root), value, options);
  }
}
