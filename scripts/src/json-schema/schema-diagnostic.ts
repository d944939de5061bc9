/** A fault of a schema file, where a contributor can mend it. */
export interface SchemaDiagnostic {
  /** `unsupported-…`: the pipeline cannot carry it. `invalid-…` and `missing-…`: it is a mistake. */
  readonly code: SchemaDiagnosticCode;
  readonly message: string;
  /** The name of the file inside its schema folder. */
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

export type SchemaDiagnosticCode =
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

/** Thrown when schemas are refused. Its message lists every diagnostic as `file:line:column code message`. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
  readonly diagnostics: readonly SchemaDiagnostic[];

  constructor(diagnostics: readonly SchemaDiagnostic[]) {
    const lines = diagnostics.map((d) => `${d.file}:${d.line}:${d.column} ${d.code} ${d.message}`);
    super(lines.join("\n"));
    this.diagnostics = diagnostics;
  }
}
