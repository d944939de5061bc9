import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { compileXsd } from "@payment-routing/xsd-compiler";
import { printDiagnostics, resolveSchemas, type SchemaRequest } from "./schema-request.ts";

export interface ValidateRequest extends SchemaRequest {
  readonly maxBytes?: number;
  readonly maxDepth?: number;
}

/**
 * Validates documents and prints a line of JSON for each.
 *
 * @param folder the base folder of relative paths
 * @returns the exit code
 */
export function validateDocuments(
  documents: readonly string[],
  request: ValidateRequest,
  folder: string,
): 0 | 1 | 2 {
  const { json, maxBytes, maxDepth } = request;
  const { files, options } = resolveSchemas(request, folder);
  const compiled = compileXsd(files, {
    ...options,
    ...(maxBytes === undefined ? {} : { maxBytes }),
    ...(maxDepth === undefined ? {} : { maxDepth }),
  });
  if (!compiled.ok) {
    printDiagnostics(compiled.diagnostics, json);
    return 2;
  }
  let code: 0 | 1 | 2 = 0;
  for (const document of documents) {
    const content = read(resolve(folder, document));
    if (typeof content === "string") {
      console.error(`${document}: ${content}`);
      code = 2;
      continue;
    }
    const { valid, issues } = compiled.validate(content);
    console.log(JSON.stringify({ document, valid, issues }));
    if (!valid && code === 0) code = 1;
  }
  return code;
}

/** Returns the bytes of a file, or an error message. */
function read(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
