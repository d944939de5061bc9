import { readFileSync } from "node:fs";
import { attachAutomata } from "./automata/attach-automata.ts";
import { checkRestrictions } from "./automata/check-restrictions.ts";
import { attachAssertions } from "./building/attach-assertions.ts";
import { buildSchemaSet } from "./building/build-schema-set.ts";
import type { SchemaSet } from "./components/schema-set.ts";
import type { Diagnostic } from "./diagnostic.ts";
import { Findings } from "./loading/findings.ts";
import { loadDocuments, type ReadFile } from "./loading/load-documents.ts";
import type { SchemaDocument } from "./loading/schema-document.ts";

/** The components of a schema, or why there are none. */
export type SchemaSetResult =
  | { readonly ok: true; readonly schemaSet: SchemaSet }
  | { readonly ok: false; readonly diagnostics: readonly Diagnostic[] };

/**
 * Reads schema files, and what they include and import, and makes components of them.
 *
 * @param files paths; what a schema names beside them is found relative to the file that names it
 * @param readFile gives the bytes of a file, the file system by default
 */
export function compileSchemaSet(
  files: readonly string[],
  readFile: ReadFile = readFromDisk,
): SchemaSetResult {
  const findings = new Findings();
  const schemaSet = makeComponents(loadDocuments(files, readFile, findings), findings);
  return schemaSet === undefined
    ? { ok: false, diagnostics: findings.toDiagnostics() }
    : { ok: true, schemaSet };
}

/** The components of documents that were loaded; undefined after a finding. */
export function makeComponents(
  documents: readonly SchemaDocument[],
  findings: Findings,
): SchemaSet | undefined {
  // Each step relies on the one before: behind a fault its findings would only be echoes.
  if (!findings.none) return undefined;
  const { schemaSet, building } = buildSchemaSet(documents);
  if (findings.none) attachAutomata(building);
  if (findings.none) checkRestrictions(building);
  if (findings.none) attachAssertions(building, schemaSet);
  return findings.none ? schemaSet : undefined;
}

function readFromDisk(file: string): Uint8Array | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
