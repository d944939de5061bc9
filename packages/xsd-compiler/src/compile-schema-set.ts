import { readFileSync } from "node:fs";
import { attachAssertions } from "./assertions/attach-assertions.ts";
import { attachAutomata, checkRestrictions } from "./automata/check-content-models.ts";
import { buildSchemaSet } from "./building/build-schema-set.ts";
import { leaveOutAbstract } from "./building/expand-substitutions.ts";
import type { SchemaSet } from "./components/schema-set.ts";
import { type Diagnostic, Diagnostics } from "./diagnostic.ts";
import { loadDocuments, type SchemaDocument } from "./loading/load-documents.ts";
import type { LocationOptions, ReadFile } from "./loading/locations.ts";

/** The components of a schema set, or diagnostics. */
export type SchemaSetResult =
  | { readonly ok: true; readonly schemaSet: SchemaSet }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

export interface SchemaSetOptions extends LocationOptions {
  /** True for contracts, where Schematron that is not evaluated is an error. */
  readonly contract?: boolean;
}

/**
 * Reads schema files and those that they include, redefine and import, and builds their components. Never throws.
 *
 * @param files paths; locations in a schema are relative to its file
 * @param readFile returns the bytes of a file; reads the file system by default
 */
export function compileSchemaSet(
  files: readonly string[],
  readFile: ReadFile = readFromDisk,
  options: SchemaSetOptions = {},
): SchemaSetResult {
  const diagnostics = new Diagnostics();
  const documents = loadDocuments(files, readFile, diagnostics, options);
  let schemaSet: SchemaSet | undefined;
  try {
    schemaSet = makeComponents(documents, diagnostics, options.contract);
  } catch (error) {
    // A stack overflow: components may be nested to any depth.
    if (!(error instanceof RangeError)) throw error;
    const origin = { file: documents[0]?.file ?? "", offset: 0 };
    diagnostics.add("unsupported-content", origin, `components are nested too deeply: ${error.message}`);
  }
  return schemaSet === undefined
    ? { ok: false, diagnostics: diagnostics.toDiagnostics() }
    : { ok: true, schemaSet };
}

/** Builds the components of loaded documents; undefined after a diagnostic. */
function makeComponents(
  documents: readonly SchemaDocument[],
  diagnostics: Diagnostics,
  contract = false,
): SchemaSet | undefined {
  // A diagnostic ends the compilation: later steps would only report consequences.
  if (!diagnostics.none) return undefined;
  const { schemaSet, building } = buildSchemaSet(documents);
  if (diagnostics.none) attachAutomata(building);
  if (diagnostics.none) checkRestrictions(building);
  if (diagnostics.none) leaveOutAbstract(building);
  if (diagnostics.none) attachAssertions(building, schemaSet, contract);
  return diagnostics.none ? schemaSet : undefined;
}

/** Reads a file from the file system. */
export function readFromDisk(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
