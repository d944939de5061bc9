import { readFileSync } from "node:fs";
import { basename } from "node:path";
import {
  compileSchemaSet,
  type Diagnostic,
  formatDiagnostic,
  type GenerateOptions,
  generateSources,
  projectValues,
} from "@payment-routing/xsd-compiler";
import { SchemaError } from "../json-schema/diagnostic.ts";
import { showPath } from "../repository.ts";

/** A contract that an XSD and the files it includes and imports define. */
export interface XsdContract extends Pick<GenerateOptions, "bounds" | "xsiType"> {
  /** The path of the schema file. The published files are named after it. */
  readonly schema: string;
}

const COMMAND = "npm run generate";

/**
 * Generates the code of an XSD contract: file contents by file name, for the contract's `src/gen`.
 *
 * @throws SchemaError when the schema is rejected
 */
export function generateXsdContract({ schema, ...options }: XsdContract): Map<string, string> {
  // Read as bytes: decoding to a string would hide text that is not UTF-8.
  const read = (file: string): Uint8Array | undefined => readIfThere(pathOf(schema, file));
  const compiled = compileSchemaSet([showPath(schema)], read, { contract: true });
  if (!compiled.ok)
    throw new SchemaError(compiled.diagnostics.map((one) => describe(one, read)).join("\n\n"));
  const { schemaSet } = compiled;
  const name = basename(schema, ".xsd");
  const files = schemaSet.files.map((file) => basename(file)).join(", ");
  const { schema: projection } = projectValues(schemaSet, {
    id: `https://payment-routing.example/schemas/${name}.schema.json`,
    comment: `Generated from ${files}. Do not edit: ${COMMAND}.`,
  });
  return new Map([
    ...generateSources(schemaSet, { command: COMMAND, ...options }),
    [`${name}.schema.json`, `${JSON.stringify(projection, null, 2)}\n`],
    // Published beside the generated code.
    ...schemaSet.files.map((file): [string, string] => [
      basename(file),
      new TextDecoder().decode(read(file)),
    ]),
  ]);
}

function pathOf(schema: string, file: string): string {
  const shown = showPath(schema);
  return schema.slice(0, schema.length - shown.length) + file;
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
