/** A problem in a schema file. */
export interface Diagnostic {
  /** `unsupported-…`: the generator cannot carry it. `invalid-…` and `missing-…`: it is a mistake. */
  readonly code: DiagnosticCode;
  readonly message: string;
  /** The name of the file inside its schema folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

export type DiagnosticCode =
  | "invalid-duplicate"
  | "invalid-json"
  | "invalid-orphan"
  | "invalid-reference"
  | "invalid-required"
  | "invalid-value"
  | "missing-additional-properties"
  | "missing-description"
  | "missing-title"
  | "unsupported-branch"
  | "unsupported-condition"
  | "unsupported-format"
  | "unsupported-integer"
  | "unsupported-keyword"
  | "unsupported-one-of"
  | "unsupported-ref-siblings"
  | "unsupported-tuple"
  | "unsupported-unevaluated";

/** Thrown when a schema is rejected. The message lists every diagnostic. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
}

/** The error for diagnostics of JSON Schema files: a line for each, `file:line:column code message`. */
export function createSchemaError(diagnostics: readonly Diagnostic[]): SchemaError {
  const lines = diagnostics.map((d) => `${d.file}:${d.line}:${d.column} ${d.code} ${d.message}`);
  return new SchemaError(lines.join("\n"));
}
