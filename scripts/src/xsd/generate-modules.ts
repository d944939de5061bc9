import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compileSchemaSet, generateSources } from "@payment-routing/xsd-compiler";
import { describeDiagnostic } from "./describe-diagnostic.ts";
import type { GenerateRequest } from "./parse-arguments.ts";

/** How many modules a table has depends on the schema: those of a larger one would be left behind. */
const PART_OF_TABLE = /^table-[a-z]+-\d+\.ts$/;

/**
 * Generates the code of a schema set into a folder and prints the files.
 *
 * @param folder what relative paths are relative to
 * @returns the exit code
 */
export function generateModules({ out, schemas }: GenerateRequest, folder: string): number {
  const compiled = compileSchemaSet(schemas.map((schema) => resolve(folder, schema)));
  if (!compiled.ok) {
    for (const diagnostic of compiled.diagnostics) console.error(describeDiagnostic(diagnostic));
    return 2;
  }
  const target = resolve(folder, out);
  try {
    mkdirSync(target, { recursive: true });
    const modules = generateSources(compiled.schemaSet);
    for (const name of readdirSync(target))
      if (PART_OF_TABLE.test(name) && !modules.has(name)) rmSync(join(target, name));
    for (const [name, text] of modules) {
      writeFileSync(join(target, name), text);
      console.log(join(out, name));
    }
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : String(error));
    return 2;
  }
}
