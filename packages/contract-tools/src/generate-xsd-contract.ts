import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  compileSchemaSet,
  type Diagnostic,
  formatDiagnostic,
  type GenerateOptions,
  generateSources,
  projectValues,
  selectRoots,
} from "@payment-routing/xsd-compiler";
import { SchemaError } from "./json-schema/diagnostic.ts";

/** An XSD, and the options of its generated code. */
export interface XsdSource extends Pick<GenerateOptions, "bounds" | "xsiType"> {
  /** The path of the schema file, from the root folder. The published files are named after it. */
  readonly schema: string;
  /** The elements that documents have as their root: names, or `{namespace}name`. */
  readonly elements: readonly string[];
}

const COMMAND = "npm run generate";

/**
 * Generates the code of an XSD contract: file contents by file name, for the contract's `src/gen`.
 *
 * @param root the folder that paths, also those of diagnostics, start from
 * @throws SchemaError when the schema is rejected
 */
export function generateXsdContract(
  { schema, elements, bounds, xsiType }: XsdSource,
  root: string,
): Map<string, string> {
  // Read as bytes: decoding to a string would hide text that is not UTF-8.
  const read = (file: string): Uint8Array | undefined => readIfThere(join(root, file));
  const compiled = compileSchemaSet([schema], read, { contract: true });
  if (!compiled.ok)
    throw new SchemaError(compiled.diagnostics.map((one) => describe(one, read)).join("\n\n"));
  const { schemaSet } = compiled;
  const selection = selectRoots(schemaSet, elements);
  if (!selection.ok) throw new SchemaError(`${schema}: ${selection.message}`);
  const name = basename(schema, ".xsd");
  const files = schemaSet.files.map((file) => basename(file)).join(", ");
  const { schema: projection } = projectValues(schemaSet, {
    id: `https://payment-routing.example/schemas/${name}.schema.json`,
    comment: `Generated from ${files}. Do not edit: ${COMMAND}.`,
  });
  return new Map([
    ...generateSources(schemaSet, {
      command: COMMAND,
      ...(bounds && { bounds }),
      ...(xsiType !== undefined && { xsiType }),
    }),
    [`${name}.schema.json`, `${JSON.stringify(projection, null, 2)}\n`],
    // Published beside the generated code.
    ...schemaSet.files.map((file): [string, string] => [
      basename(file),
      new TextDecoder().decode(read(file)),
    ]),
  ]);
}

function readIfThere(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

function describe(diagnostic: Diagnostic, read: (file: string) => Uint8Array | undefined): string {
  return formatDiagnostic(diagnostic, new TextDecoder().decode(read(diagnostic.file)));
}
