import type { Diagnostic } from "@payment-routing/xsd-compiler";

/** Prints diagnostics: a line each on standard error, or all in one line of JSON on standard output. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], json = false): void {
  if (json) console.log(JSON.stringify({ diagnostics }));
  else
    for (const { code, column, file, line, message } of diagnostics)
      console.error(`${file}:${line}:${column} ${code} ${message}`);
}
