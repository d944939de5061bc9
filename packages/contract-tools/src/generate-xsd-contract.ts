import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import {
  compileSchemaSet,
  formatDiagnostic,
  type GenerateOptions,
  generateSources,
  projectValues,
  type SchemaSet,
  selectRoots,
} from "@payment-routing/xsd-compiler";
import { SchemaError } from "./json-schema/diagnostic.ts";

/** An XSD, and the options of its generated code. */
interface XsdSource extends Pick<GenerateOptions, "bounds" | "xsiType"> {
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
  const { schemaSet, readText } = compileContract(schema, (file) => join(root, file));
  const selection = selectRoots(schemaSet, elements);
  if (!selection.ok) throw new SchemaError(`${schema}: ${selection.message}`);
  const name = basename(schema, ".xsd");
  const files = schemaSet.files.map((file) => basename(file)).join(", ");
  const { schema: projection } = projectValues(schemaSet, {
    id: `https://payment-routing.example/schemas/${name}.schema.json`,
    comment: `Generated from ${files}. Do not edit: ${COMMAND}.`,
    xml: true,
    ...(xsiType !== undefined && { xsiType }),
  });
  return new Map([
    ...generateSources(schemaSet, {
      command: COMMAND,
      ...(bounds && { bounds }),
      ...(xsiType !== undefined && { xsiType }),
    }),
    [`${name}.schema.json`, `${JSON.stringify(projection, null, 2)}\n`],
    // Published beside the generated code.
    ...schemaSet.files.map((file): [string, string] => [basename(file), readText(file)]),
  ]);
}

/** The components of a contract's XSD, and the bytes of its files. */
interface CompiledContract {
  readonly schemaSet: SchemaSet;
  /** The text of a file that the schema set consists of. */
  readText(file: string): string;
}

/**
 * Compiles the XSD of a contract and the files that it includes and imports.
 *
 * @param shown the path of the schema in diagnostics
 * @param resolve the path to read for a shown path
 * @throws SchemaError when the schema is rejected
 */
export function compileContract(shown: string, resolve: (file: string) => string): CompiledContract {
  // Read as bytes: decoding to a string would hide text that is not UTF-8.
  const read = (file: string): Uint8Array | undefined => {
    try {
      return readFileSync(resolve(file));
    } catch {
      return undefined;
    }
  };
  const readText = (file: string): string => new TextDecoder().decode(read(file));
  const compiled = compileSchemaSet([shown], read, { contract: true });
  if (compiled.ok) return { schemaSet: compiled.schemaSet, readText };
  const messages = compiled.diagnostics.map((diagnostic) =>
    formatDiagnostic(diagnostic, readText(diagnostic.file)),
  );
  throw new SchemaError(messages.join("\n\n"));
}
