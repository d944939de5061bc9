/**
 * Every code a diagnostic can carry. `invalid-…` is a mistake in the schema; `unsupported-…` is XSD that this
 * compiler does not carry, and reports instead of leaving it out.
 */
export const DIAGNOSTIC_CODES = [
  "invalid-xml",
  "invalid-location",
  "invalid-element",
  "invalid-attribute",
  "invalid-value",
  "invalid-text",
  "invalid-reference",
  "invalid-duplicate",
  "invalid-cycle",
  "invalid-ambiguity",
  "invalid-derivation",
  "invalid-facet",
  "invalid-occurs",
  "invalid-pattern",
  "invalid-assertion",
  "unsupported-xml",
  "unsupported-content",
  "unsupported-pattern",
  "unsupported-assertion",
] as const;

/** What is wrong with a schema: `invalid-…` is forbidden by XSD, `unsupported-…` is not carried by the compiler. */
export type DiagnosticCode = (typeof DIAGNOSTIC_CODES)[number];

/** Something that stops a schema from being compiled. */
export interface Diagnostic {
  readonly code: DiagnosticCode;
  readonly message: string;
  readonly file: string;
  /** From 1. */
  readonly line: number;
  /** From 1, in Unicode characters. */
  readonly column: number;
}

/** A diagnostic for people: `file:line:column code message`, and the line of the schema it is about. */
export function formatDiagnostic(diagnostic: Diagnostic, text: string): string {
  const { code, message, file, line, column } = diagnostic;
  const source = text.replace(/^\uFEFF/, "").split(/\r\n|\r|\n/)[line - 1] ?? "";
  const number = String(line);
  const margin = " ".repeat(number.length);
  const indent = Array.from(source)
    .slice(0, column - 1)
    .map((character) => (character === "\t" ? "\t" : " "))
    .join("");
  return [
    `${file}:${line}:${column} ${code} ${message}`,
    `${margin} |`,
    `${number} | ${source}`,
    `${margin} | ${indent}^`,
  ].join("\n");
}
