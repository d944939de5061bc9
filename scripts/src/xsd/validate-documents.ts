import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { compileXsd } from "@payment-routing/xsd-compiler";
import { describeDiagnostic } from "./describe-diagnostic.ts";
import type { ValidateRequest } from "./parse-arguments.ts";

/**
 * Validates documents and prints a line of JSON for each.
 *
 * @param folder what relative paths are relative to
 * @returns the exit code
 */
export function validateDocuments(
  { schemas, documents, kind: _, ...bounds }: ValidateRequest,
  folder: string,
): number {
  const compiled = compileXsd(
    schemas.map((schema) => resolve(folder, schema)),
    bounds,
  );
  if (!compiled.ok) {
    for (const diagnostic of compiled.diagnostics) console.error(describeDiagnostic(diagnostic));
    return 2;
  }
  let code = 0;
  for (const document of documents) {
    const content = read(resolve(folder, document));
    if (typeof content === "string") {
      console.error(`${document}: ${content}`);
      code = 2;
      continue;
    }
    const { valid, issues } = compiled.validate(content);
    console.log(JSON.stringify({ document, valid, issues }));
    if (!valid) code = Math.max(code, 1);
  }
  return code;
}

/** The bytes of a file, or why there are none. */
function read(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
