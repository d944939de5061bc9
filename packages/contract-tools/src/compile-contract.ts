import { readFileSync } from "node:fs";
import { compileSchemaSet, formatDiagnostic, type SchemaSet } from "@payment-routing/xsd-compiler";
import { SchemaError } from "./json-schema/diagnostic.ts";

/** The components of a contract's XSD, and the bytes of its files. */
export interface CompiledContract {
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
