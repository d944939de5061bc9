import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { compileXsd } from "@payment-routing/xsd-compiler";
import type { ValidateRequest } from "./parse-arguments.ts";
import { printDiagnostics } from "./print-diagnostics.ts";
import { resolveSchemas } from "./resolve-schemas.ts";

/**
 * Validates documents and prints a line of JSON for each.
 *
 * @param folder the folder that relative paths start from
 * @returns the exit code
 */
export function validateDocuments(request: ValidateRequest, folder: string): 0 | 1 | 2 {
  const { documents, json, maxBytes, maxDepth } = request;
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

/** The bytes of a file, or why there are none. */
function read(file: string): Uint8Array | string {
  try {
    return readFileSync(file);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
