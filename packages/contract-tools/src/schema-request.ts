import { resolve } from "node:path";
import type { Diagnostic, SchemaSetOptions } from "@payment-routing/xsd-compiler";

/** The options that both commands share. Paths are relative to the working directory of the command. */
export interface SchemaRequest {
  readonly schema: readonly string[];
  /** Files by URL or namespace. */
  readonly map?: Readonly<Record<string, string>>;
  readonly catalog?: string;
  readonly json?: true;
}

/** The files and options of a request for the compiler, with absolute paths. */
export interface ResolvedSchemas {
  readonly files: readonly string[];
  readonly options: SchemaSetOptions;
}

export function resolveSchemas({ catalog, map, schema }: SchemaRequest, folder: string): ResolvedSchemas {
  const entries = Object.entries(map ?? {}).map(([url, file]) => [url, resolve(folder, file)] as const);
  return {
    files: schema.map((file) => resolve(folder, file)),
    options: {
      map: Object.fromEntries(entries),
      ...(catalog === undefined ? {} : { catalog: resolve(folder, catalog) }),
    },
  };
}

/** Prints diagnostics: one per line on standard error, or all as one line of JSON on standard output. */
export function printDiagnostics(diagnostics: readonly Diagnostic[], json = false): void {
  if (json) console.log(JSON.stringify({ diagnostics }));
  else
    for (const { code, column, file, line, message } of diagnostics)
      console.error(`${file}:${line}:${column} ${code} ${message}`);
}
