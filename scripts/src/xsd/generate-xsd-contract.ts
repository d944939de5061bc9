import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { compileSchema, formatDiagnostic } from "@payment-routing/xsd-compiler";
import { showPath } from "../contracts/repository.ts";
import { writeAjvValidator } from "../json-schema/index.ts";
import { type DocumentType, writeIndex, writeValidate } from "./write-face.ts";

/** Says why a schema cannot be compiled: every diagnostic with the line of the schema it is about. */
export class XsdError extends Error {}

/**
 * Generates the code of an XSD contract: file contents by file name, for the contract's `src/gen`.
 *
 * @throws XsdError when the schema is refused
 */
export async function generateXsdContract(file: string): Promise<Map<string, string>> {
  const text = await readFile(file, "utf8");
  const result = compileSchema(showPath(file), text);
  if (!result.ok)
    throw new XsdError(
      result.diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, text)).join("\n\n"),
    );
  const { types, table, decoder, encoder, jsonSchema, roots } = result.compiled;
  const fileName = basename(file);
  const name = fileName.replace(/\.xsd$/, "");
  const documents = roots.map(({ element, type }): DocumentType => ({ element, type }));
  const validators = documents.map(({ element, type }) => [`check_${element}`, `#/$defs/${type}`] as const);
  return new Map([
    ["types.ts", types],
    ["table.ts", table],
    ["decode.ts", decoder],
    ["encode.ts", encoder],
    ["validate.ts", writeValidate(fileName, documents)],
    ["validator.ts", await writeAjvValidator(jsonSchema, validators, fileName)],
    ["index.ts", writeIndex(fileName, documents)],
    [`${name}.schema.json`, `${JSON.stringify(jsonSchema, null, 2)}\n`],
    // Published beside the code that was made from it.
    [fileName, text],
  ]);
}
