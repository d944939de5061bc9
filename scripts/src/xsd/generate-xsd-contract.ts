import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import {
  type CompiledSchema,
  compileSchema,
  formatDiagnostic,
  typeName,
} from "@payment-routing/xsd-compiler";
import { showPath } from "../generating/repository.ts";
import { writeAjvValidator } from "../json-schema/write-ajv-validator.ts";
import { XsdError } from "./xsd-error.ts";

/**
 * Generates the code of an XSD contract: file contents by file name, for the contract's `src/gen`.
 *
 * @throws XsdError when the schema is refused
 */
export async function generateXsdContract(file: string): Promise<Map<string, string>> {
  const bytes = await readFile(file);
  const text = bytes.toString("utf8");
  const compiled = compile(file, bytes, text);
  const { types, table, decoder, encoder, validate, index, jsonSchema, roots } = compiled;
  const fileName = basename(file);
  const validators = roots.map(
    ({ element, type }) => [`check${typeName(element)}`, `#/$defs/${type}`] as const,
  );
  return new Map([
    ["types.ts", types],
    ["table.ts", table],
    ["decode.ts", decoder],
    ["encode.ts", encoder],
    ["validate.ts", validate],
    ["validator.ts", writeAjvValidator(jsonSchema, validators, fileName)],
    ["index.ts", index],
    [fileName.replace(/\.xsd$/, ".schema.json"), `${JSON.stringify(jsonSchema, null, 2)}\n`],
    // Published beside the code that was made from it.
    [fileName, text],
  ]);
}

// The compiler gets the bytes: as a string, what is not UTF-8 would have become something else already.
function compile(file: string, bytes: Uint8Array, text: string): CompiledSchema {
  const result = compileSchema(showPath(file), bytes);
  if (result.ok) return result.compiled;
  throw new XsdError(result.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, text)).join("\n\n"));
}
