import { boundText } from "@payment-routing/contract-runtime";
import { formatDiagnostic } from "@payment-routing/xsd-compiler";
import type { FilePosition } from "../report/finding.ts";

/** A problem in a schema file, which is named inside its schema folder. */
export interface Diagnostic extends FilePosition {
  /** `unsupported-…`: the generator cannot carry it. `invalid-…` and `missing-…`: it is a mistake. */
  readonly code: DiagnosticCode;
  readonly message: string;
}

export type DiagnosticCode =
  | "invalid-bounds"
  | "invalid-duplicate"
  | "invalid-json"
  | "invalid-literal"
  | "invalid-operation"
  | "invalid-orphan"
  | "invalid-pattern"
  | "invalid-reference"
  | "invalid-required"
  | "invalid-title"
  | "invalid-type"
  | "invalid-value"
  | "invalid-yaml"
  | "missing-additional-properties"
  | "missing-description"
  | "missing-title"
  | "unsupported-branch"
  | "unsupported-condition"
  | "unsupported-depth"
  | "unsupported-dialect"
  | "unsupported-format"
  | "unsupported-integer"
  | "unsupported-keyword"
  | "unsupported-name"
  | "unsupported-one-of"
  | "unsupported-pattern"
  | "unsupported-ref-siblings"
  | "unsupported-tuple"
  | "unsupported-unevaluated";

/** Thrown when a schema is rejected. The message shows every diagnostic with its line of the schema. */
export class SchemaError extends Error {
  override readonly name = "SchemaError";
  /** The diagnostics of JSON Schema files; empty for other schemas. */
  readonly diagnostics: readonly Diagnostic[];

  constructor(message: string, diagnostics: readonly Diagnostic[] = []) {
    super(message);
    this.diagnostics = diagnostics;
  }
}

/** Returns the result of a function, or the diagnostics of the SchemaError that it throws. */
export function catchDiagnostics<Value>(read: () => Value): {
  readonly value?: Value;
  readonly diagnostics: readonly Diagnostic[];
} {
  try {
    return { value: read(), diagnostics: [] };
  } catch (error) {
    if (error instanceof SchemaError) return { diagnostics: error.diagnostics };
    throw error;
  }
}

/**
 * The error for diagnostics of JSON Schema files.
 *
 * @param readText returns the text of a file that a diagnostic names; undefined for a file that is not there
 */
export function createSchemaError(
  given: readonly Diagnostic[],
  readText: (file: string) => string | undefined,
): SchemaError {
  const diagnostics = given.map((each) => ({ ...each, message: boundText(each.message) }));
  const messages = diagnostics.map((diagnostic) => {
    const text = readText(diagnostic.file);
    if (text !== undefined) return formatDiagnostic(diagnostic, text);
    const { file, line, column, code, message } = diagnostic;
    return `${file}:${line}:${column} ${code} ${message}`;
  });
  return new SchemaError(messages.join("\n\n"), diagnostics);
}
