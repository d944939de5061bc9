import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Result } from "@payment-routing/contract-runtime";
import type { Schema } from "@payment-routing/contract-runtime/codegen";
import { compileSchemaSet, generateSources, typeName } from "@payment-routing/xsd-compiler";

/** The generated code of a schema, and the first element that the schema declares as its root. */
export interface LoadedContract {
  /** The folder of the generated modules. */
  readonly folder: string;
  readonly schema: Schema;
  /** The place of the root element in the tables of the schema. */
  readonly root: number;
  /** The names of the generated functions for the root element. */
  readonly names: { readonly decode: string; readonly encode: string };
  readonly decode: (document: Uint8Array) => Result<unknown>;
}

/**
 * Generates the code of a schema into a temporary folder, which the caller deletes, and imports it.
 *
 * @throws Error with the first diagnostic for a schema that does not compile
 */
export async function loadContract(file: string): Promise<LoadedContract> {
  const compiled = compileSchemaSet([file]);
  if (!compiled.ok) {
    const [diagnostic] = compiled.diagnostics;
    throw new Error(`${diagnostic?.file}:${diagnostic?.line}:${diagnostic?.column} ${diagnostic?.message}`);
  }
  const folder = makeFolder();
  for (const [name, text] of generateSources(compiled.schemaSet)) writeFileSync(join(folder, name), text);
  const load = (name: string) => import(pathToFileURL(join(folder, name)).href);
  const { SCHEMA: schema }: { SCHEMA: Schema } = await load("table.ts");
  const [root = 0] = schema.table.globalElements;
  const name = typeName(schema.table.elements.at(root)?.name ?? "");
  const names = { decode: `decode${name}`, encode: `encode${name}` };
  return { folder, schema, root, names, decode: (await load("decode.ts"))[names.decode] };
}

/** Makes a folder in which Node finds the runtime of generated code. */
function makeFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "codec-bench-")));
  writeFileSync(join(folder, "package.json"), '{ "type": "module" }\n');
  const scope = join(folder, "node_modules/@payment-routing");
  mkdirSync(scope, { recursive: true });
  const runtime = import.meta.resolve("@payment-routing/contract-runtime/package.json");
  symlinkSync(dirname(fileURLToPath(runtime)), join(scope, "contract-runtime"), "junction");
  return folder;
}
