import type { DecodeOptions } from "../decoding/decode-options.ts";
import { readDocument } from "../decoding/read-document.ts";
import type { DocumentEncoder } from "../encoding/document-encoder.ts";
import { quoteText } from "../quote-text.ts";
import type { ElementDeclaration } from "../schema/element-declaration.ts";
import type { Schema } from "../schema/schema.ts";
import { findInValue } from "./find-in-value.ts";
import type { ValidateOptions } from "./validate-options.ts";
import type { ValueIssues } from "./value-issues.ts";

/** A value is in memory already, whatever its size. */
const UNBOUNDED: DecodeOptions = {
  maxBytes: Number.POSITIVE_INFINITY,
  maxDepth: 1_024,
  maxAttributes: Number.POSITIVE_INFINITY,
};

/** Validates the document that a value becomes. Paths are those in the value, as far as a value has the place. */
export function validateDocument(
  schema: Schema,
  encoder: DocumentEncoder,
  root: ElementDeclaration,
  value: unknown,
  issues: ValueIssues,
  options: ValidateOptions,
): void {
  let document: Uint8Array;
  try {
    document = encoder.encodeToBytes(root.place, value);
  } catch (error) {
    if (!(error instanceof TypeError || error instanceof RangeError)) throw error;
    const [, path = "", message = error.message] = /^(\/[^:]*): (.*)$/s.exec(error.message) ?? [];
    issues.addAt(path === "/" ? "" : path, "invalid-value", "what XML can hold", quoteText(message));
    return;
  }
  const find = (path: string): string => findInValue(schema, root, value, path);
  const showPath = (path: string): string => find(path) || "/";
  const result = readDocument(
    schema,
    root.place,
    document,
    { ...UNBOUNDED, ...options },
    undefined,
    showPath,
  );
  if (result.ok) return;
  for (const { code, expected, path, received } of result.issues)
    issues.addAt(find(path), code, expected, received);
}
