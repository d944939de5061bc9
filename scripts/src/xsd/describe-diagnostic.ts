import type { Diagnostic } from "@payment-routing/xsd-compiler";

/** A diagnostic on one line. */
export function describeDiagnostic({ code, column, file, line, message }: Diagnostic): string {
  return `${file}:${line}:${column} ${code} ${message}`;
}
